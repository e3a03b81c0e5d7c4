/** Periods of ours by the feed's codes of match statuses: those of `descriptions/<language>/match_status.xml`. */

/** Awaiting extra time, and its end; penalties, awaited, under way and over. */
const AFTER_FULL_TIME = { 32: 'ot', 34: 'ot', 35: 'ot', 40: 'ot', 50: 'ot', 51: 'ot', 52: 'ot' };
const ENDED = { 100: 'ft', 110: 'ft', 120: 'ft' };

export const SETS = { 8: 's1', 9: 's2', 10: 's3', 11: 's4', 12: 's5', ...ENDED };
export const MAPS = { 141: 'm1', 142: 'm2', 143: 'm3', ...ENDED };
export const HALVES = { 6: 'h1', 7: 'h2', 31: 'ht', ...ENDED };
export const QUARTERS = {
  13: 'q1',
  14: 'q2',
  15: 'q3',
  16: 'q4',
  301: 'qb',
  302: 'ht',
  303: 'qb',
  31: 'ht',
  32: 'ot',
  40: 'ot',
  ...ENDED,
};

const INNINGS = 9;
/** The top and the bottom of each inning, and the first code of innings whose halves are not told apart. */
const FIRST_HALF_INNING = 401;
const LAST_HALF_INNING = 420;
const FIRST_INNING = 531;

export const FOOTBALL = {
  ...HALVES,
  ...{ 32: 'ht', 33: 'et', 34: 'pen', 40: 'et', 41: 'et', 42: 'et', 50: 'pen', 51: 'pen' },
};
export const ICE_HOCKEY = { 1: 'p1', 2: 'p2', 3: 'p3', 301: 'pb', 302: 'pb', ...AFTER_FULL_TIME, ...ENDED };
/** Whose innings it is depends on who bats first: `cricket-state.ts`. */
export const CRICKET = {
  509: 'ib',
  526: 'so',
  505: 'so',
  506: 'so',
  507: 'so',
  510: 'so',
  508: 'ft',
  ...ENDED,
};

export function inningsOfBaseball(): Readonly<Record<number, string>> {
  const periods: Record<number, string> = { 419: 'ei', 420: 'ei', 438: 'ei', 439: 'ei', 40: 'ei', ...ENDED };
  for (let at = 0; at < INNINGS; at += 1) {
    for (const code of [FIRST_HALF_INNING + 2 * at, FIRST_HALF_INNING + 2 * at + 1, FIRST_INNING + at])
      periods[code] = `i${at + 1}`;
  }
  return periods;
}

/** Who bats in baseball: the away side in the top of an inning, the home side in its bottom; undefined between them. */
export function atBat(code: number): 'home' | 'away' | undefined {
  if (code < FIRST_HALF_INNING || code > LAST_HALF_INNING) return undefined;
  return (code - FIRST_HALF_INNING) % 2 === 0 ? 'away' : 'home';
}
