"""The games as environments of other libraries: PettingZoo and OpenSpiel.

Each adapter needs its library, which `pip install camerlengo[rl]` brings.
"""
