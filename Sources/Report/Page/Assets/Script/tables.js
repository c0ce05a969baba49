// Search and sort of the long tables. Rows come in pages, so that a table of thousands stays quick.
for (const finder of document.querySelectorAll("[data-finder]")) {
  const pageSize = 200;
  const body = finder.querySelector("tbody");
  const controls = finder.querySelector(".finder-controls");
  const field = controls.querySelector("input");
  const status = controls.querySelector("output");
  const more = finder.querySelector(".more");
  const heads = [...finder.querySelectorAll("thead th")];
  const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
  const number = new Intl.NumberFormat("en");

  let rows = null;
  let shownCount = pageSize;

  // Each row with what it says, read once, when somebody first looks at the table.
  function readRows() {
    rows ??= [...body.rows].map((element) => ({
      element,
      words: [...element.cells].map((cell) => cell.textContent),
      text: element.textContent.toLowerCase(),
    }));
    return rows;
  }

  function matchingRows() {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    return readRows().filter((row) => words.every((word) => row.text.includes(word)));
  }

  function show() {
    const matching = matchingRows();
    body.replaceChildren(...matching.slice(0, shownCount).map((row) => row.element));
    const hiddenCount = Math.max(0, matching.length - shownCount);
    more.hidden = hiddenCount === 0;
    more.textContent = `Show ${number.format(Math.min(pageSize, hiddenCount))} more`;
    const found = `${number.format(matching.length)} of ${number.format(rows.length)} rows`;
    status.value = hiddenCount === 0 ? found : `${found}, the first ${number.format(shownCount)} shown`;
  }

  function sort(head) {
    const column = heads.indexOf(head);
    const isDescending = head.getAttribute("aria-sort") === "ascending";
    for (const other of heads) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", isDescending ? "descending" : "ascending");
    const sign = isDescending ? -1 : 1;
    readRows().sort((left, right) => {
      const [first, second] = [left.words[column], right.words[column]];
      // Empty cells come last, whatever the direction.
      if (!first || !second) return (first ? 0 : 1) - (second ? 0 : 1);
      return sign * collator.compare(first, second);
    });
    show();
  }

  function makeSortable(head) {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    button.addEventListener("click", () => sort(head));
    head.append(button);
  }

  heads.forEach(makeSortable);
  controls.hidden = false;
  field.addEventListener("input", () => {
    shownCount = pageSize;
    show();
  });
  more.addEventListener("click", () => {
    const firstNew = shownCount;
    shownCount += pageSize;
    show();
    body.rows[firstNew]?.querySelector("a")?.focus();
  });

  // Before the browser lays out thousands of rows, whichever way the table is unfolded.
  const details = finder.closest("details");
  const prepare = () => rows ?? show();
  details.querySelector("summary").addEventListener("click", prepare);
  details.addEventListener("toggle", prepare);
}
