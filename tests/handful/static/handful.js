document.documentElement.dataset.handful = "here";
