"""`python -m camerlengo.cli` does what `camerlengo` does."""

from camerlengo.cli import main

if __name__ == "__main__":
    main()
