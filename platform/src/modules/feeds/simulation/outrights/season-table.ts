import type { Score } from '../../results/index.ts';

/** What a win and a draw bring. */
export interface TablePoints {
  readonly win: number;
  readonly draw: number;
}

/** Where a sport counts matches won: a draw is half of one, and at the end everybody has played as many. */
export const WINS_COUNTED: TablePoints = { win: 2, draw: 1 };

/** What a side has of a season so far. */
export interface SeasonRow {
  readonly points: number;
  /** Of what it scored and conceded. */
  readonly difference: number;
  readonly scored: number;
}

/** A match of a season, its sides by their position in the championship. */
export interface PlayedPair {
  readonly home: number;
  readonly away: number;
  readonly score: Score;
}

/** The rows of so many sides after these matches, by position. */
export function seasonTable(
  sides: number,
  played: readonly PlayedPair[],
  points: TablePoints,
): readonly SeasonRow[] {
  const rows = Array.from({ length: sides }, () => ({ points: 0, difference: 0, scored: 0 }));
  for (const { home, away, score } of played) {
    count(rows[home], score[0], score[1], points);
    count(rows[away], score[1], score[0], points);
  }
  return rows;
}

/** Places by position of the rows, from 1, in the order of the tables that pages show. Who is level in all shares a place. */
export function placesOf(rows: readonly SeasonRow[]): readonly number[] {
  return rows.map((own) => 1 + rows.filter((other) => merit(other, own) > 0).length);
}

function count(
  row: { points: number; difference: number; scored: number } | undefined,
  own: number,
  other: number,
  { win, draw }: TablePoints,
): void {
  if (row === undefined) return;
  row.points += own > other ? win : own === other ? draw : 0;
  row.difference += own - other;
  row.scored += own;
}

/** Above zero where the one stands above the other. */
function merit(one: SeasonRow, other: SeasonRow): number {
  return one.points - other.points || one.difference - other.difference || one.scored - other.scored;
}
