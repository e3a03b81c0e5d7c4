import { LINES, type Spin } from '@paddock/games/slot';

import { windowOf } from './slot-reels.ts';
import styles from './slot.module.css';

/** A win as it is drawn: a line through its fields, or the fields with a cup. */
export interface DrawnWin {
  /** Which line, or the cups. */
  readonly line: number | 'scatters';
  readonly cells: readonly (readonly [reel: number, row: number])[];
  readonly paidMilli: number;
  /** The amount, as it is read. */
  readonly amount: string;
}

/** Everything of a spin that pays, in the order it is drawn in. */
export function drawnWins(
  spin: Spin,
  factor: number,
  write: (paidMilli: number) => string,
): readonly DrawnWin[] {
  const lines = spin.lines.map(({ line, count, paidMilli }): DrawnWin => {
    const rows = LINES[line] ?? [];
    const cells = rows.slice(0, count).map((row, reel): readonly [number, number] => [reel, row]);
    return { line, cells, paidMilli: paidMilli * factor, amount: write(paidMilli * factor) };
  });
  const byLines = lines.reduce((sum, { paidMilli }) => sum + paidMilli, 0);
  const byCups = spin.paidMilli - byLines;
  if (byCups <= 0) return lines;
  const cells = windowOf(spin.stops).flatMap((rows, reel) =>
    rows.flatMap((symbol, row) => (symbol === 'S' ? [[reel, row] as const] : [])),
  );
  return [...lines, { line: 'scatters', cells, paidMilli: byCups, amount: write(byCups) }];
}

const CELL = 100;
const middle = (at: number): number => (at + 0.5) * CELL;
/** Amounts of lines stand one below the other where lines meet. */
const labelAt = ({ cells }: DrawnWin): readonly [x: number, y: number] => {
  const [reel, row] = cells.at(-1) ?? [0, 0];
  return [middle(reel), middle(row) + 34];
};
const LETTER = 12.5;

/** The wins drawn so far, the last one in front. */
export function SlotLines({ wins }: { readonly wins: readonly DrawnWin[] }) {
  return (
    <svg viewBox="0 0 500 300" className={styles.lines}>
      {wins.map((win, at) => {
        const { line, cells, amount } = win;
        const [x, y] = labelAt(win);
        const width = amount.length * LETTER + 14;
        const left = Math.min(Math.max(x - width / 2, 4), 496 - width);
        return (
          <g key={line} data-line={line} data-last={at === wins.length - 1 || undefined}>
            {cells.map(([reel, row]) => (
              <rect
                key={`${reel} ${row}`}
                x={reel * CELL + 5}
                y={row * CELL + 5}
                width={CELL - 10}
                height={CELL - 10}
                rx="12"
                className={styles.hit}
              />
            ))}
            {line !== 'scatters' && (
              <polyline
                pathLength="1"
                points={cells.map(([reel, row]) => `${middle(reel)},${middle(row)}`).join(' ')}
                className={styles.line}
              />
            )}
            <rect x={left} y={y - 17} width={width} height="26" rx="13" className={styles.plate} />
            <text x={left + width / 2} y={y + 3} textAnchor="middle" className={styles.amount}>
              {amount}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
