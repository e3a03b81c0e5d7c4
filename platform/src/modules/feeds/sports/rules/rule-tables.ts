import type { Score } from '../../results/match-record.ts';
import type { MarketKey } from '../../results/market-result.ts';
import type { Won } from './tally-rules.ts';

/** An end as one number, below the size of its tables. */
export const endOf = ([home, away]: Score): number => 64 * Math.min(home, 63) + Math.min(away, 63);
export const endOfHalves = (one: Score, two: Score): number =>
  [...one, ...two].reduce((number, goals) => 16 * number + Math.min(goals, 15), 0);
/** The same of one count, and of one in each half; a score that has it stands for it. */
export const endOfCount = ([home, away]: Score): number => within(64 ** 2, home - away);
export const endOfCounts = (one: Score, two: Score): number =>
  256 * within(256, one[0] - one[1]) + within(256, two[0] - two[1]);
const within = (size: number, count: number): number => Math.max(0, Math.min(size - 1, count + size / 2));
const TALLY_ENDS = 64 ** 2;
const HALVES_ENDS = 256 ** 2;

const UNKNOWN = 0xffff;
const TABLES = new Map<string, Uint16Array>();

/**
 * Which outcomes come true at each end, a bit each and none where the stakes go back: a rule is asked once for each end and
 * kept, since thousands of ends are summed for a hundred markets of a match whenever it is priced.
 */
export function tableOf({ type, specifiers }: MarketKey, isOfHalves: boolean): Uint16Array {
  const key = `${type} ${Object.values(specifiers).join(' ')}`;
  const table = TABLES.get(key) ?? new Uint16Array(isOfHalves ? HALVES_ENDS : TALLY_ENDS).fill(UNKNOWN);
  TABLES.set(key, table);
  return table;
}

/** Ends with their chances. */
export interface Ends<Of> {
  readonly all: readonly Of[];
  readonly numbers: readonly number[];
  readonly chances: readonly number[];
}

/** Chances by outcome, ends that give the stakes back left out. */
export function chancesOf<Of>(
  ends: Ends<Of>,
  table: Uint16Array,
  outcomes: readonly string[],
  won: (end: Of) => Won,
): readonly number[] {
  const sums = outcomes.map(() => 0);
  let decided = 0;
  for (const [at, number] of ends.numbers.entries()) {
    let bits = table[number] ?? UNKNOWN;
    if (bits === UNKNOWN) {
      bits = bitsOf(won(ends.all[at] as Of), outcomes);
      table[number] = bits;
    }
    const chance = ends.chances[at] ?? 0;
    if (bits !== 0) decided += chance;
    for (let outcome = 0; bits !== 0; outcome++, bits >>= 1)
      if ((bits & 1) === 1) sums[outcome] = (sums[outcome] ?? 0) + chance;
  }
  return decided === 0 ? sums : sums.map((sum) => sum / decided);
}

function bitsOf(won: Won, outcomes: readonly string[]): number {
  const winners = won === undefined ? [] : typeof won === 'string' ? [won] : won;
  return winners.reduce((bits, winner) => bits | (1 << outcomes.indexOf(winner)), 0);
}
