/** Rows of what people wrote must not steer the terminal: control and direction characters are shown as a mark. */
export const plainText = (cell: string): string => cell.replace(/\p{C}/gu, '\uFFFD');

/** Rows under a heading, in columns as wide as their widest cell. */
export function textTable(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [heading, ...rows.map((row) => row.map(plainText))];
  const widths = heading.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A moment for people and for sorting: `2026-11-21 12:00:00`, UTC. */
export function textTime(atMs: number | null): string {
  return atMs === null ? '-' : new Date(atMs).toISOString().slice(0, 19).replace('T', ' ');
}
