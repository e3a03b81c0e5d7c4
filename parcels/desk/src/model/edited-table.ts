import type { Said } from './block-fields.ts';

/** Heads and cells of a table: every row has as many cells as there are heads. */
export interface EditedTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export const tableOf = ({ columns, rows }: Said): EditedTable => ({
  columns: columns as EditedTable['columns'],
  rows: rows as EditedTable['rows'],
});

/** @param line 0 for the heads, then the rows from 1 */
export function withCell(table: EditedTable, line: number, column: number, typed: string): EditedTable {
  if (line === 0) return { ...table, columns: table.columns.with(column, typed) };
  const row = table.rows[line - 1];
  return row === undefined ? table : { ...table, rows: table.rows.with(line - 1, row.with(column, typed)) };
}

export const withNewRow = ({ columns, rows }: EditedTable): EditedTable => ({
  columns,
  rows: [...rows, columns.map(() => '')],
});

export const withoutRow = ({ columns, rows }: EditedTable, at: number): EditedTable => ({
  columns,
  rows: rows.toSpliced(at, 1),
});

export const withNewColumn = ({ columns, rows }: EditedTable): EditedTable => ({
  columns: [...columns, ''],
  rows: rows.map((row) => [...row, '']),
});

/** Takes the last one away. */
export const withoutColumn = ({ columns, rows }: EditedTable): EditedTable => ({
  columns: columns.slice(0, -1),
  rows: rows.map((row) => row.slice(0, -1)),
});
