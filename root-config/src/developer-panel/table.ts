/** A row of plain cells; a marked one stands out. */
export interface Row {
  readonly cells: readonly string[];
  readonly mark?: 'current' | 'broken';
}

/** A table with its heads, whose rows can be replaced. */
export function createTable(document: Document, heads: readonly string[]) {
  const table = document.createElement('table');
  const head = table.createTHead().insertRow();
  for (const text of heads) {
    head.append(Object.assign(document.createElement('th'), { scope: 'col', textContent: text }));
  }
  const body = table.createTBody();
  return {
    element: table,
    fill(rows: readonly Row[]): void {
      body.replaceChildren(...rows.map((row) => rowOf(document, row)));
    },
  };
}

function rowOf(document: Document, { cells, mark }: Row): HTMLTableRowElement {
  const row = document.createElement('tr');
  if (mark !== undefined) row.dataset['mark'] = mark;
  if (mark === 'current') row.setAttribute('aria-current', 'true');
  for (const text of cells) row.insertCell().textContent = text;
  return row;
}
