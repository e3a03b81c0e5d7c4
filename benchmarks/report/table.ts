import type { Outcome, Row } from './outcome.ts';

/** A benchmark's rows as a table of plain text, its notes below. */
export function tableOf({ besideName, rows, notes }: Outcome): string {
  const head = ['measure', 'paddock', besideName, 'ratio', 'target'];
  const lines = [head, ...rows.map(cells)];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const [first = '', ...rest] = lines.map((line) =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  const rule = '-'.repeat(Math.max(first.length, ...rest.map(({ length }) => length)));
  return [first, rule, ...rest, ...notes.map((note) => `* ${note}`)].join('\n');
}

function cells({ measure, ours, beside = '', ratio, target }: Row): string[] {
  const verdict = target === undefined ? '' : `${target.text} ${target.isMet ? 'met' : 'MISSED'}`;
  return [measure, ours, beside, ratio === undefined ? '' : ratio.toFixed(2), verdict];
}

/** True when no row missed its target. */
export function areTargetsMet({ rows }: Outcome): boolean {
  return rows.every(({ target }) => target?.isMet !== false);
}
