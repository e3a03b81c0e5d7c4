import type { Child } from './child.ts';
import type { Done, Pace } from './pace.ts';

/** What a child did in its turn, and what a meter moved on by meanwhile. */
export interface Turn {
  readonly count: number;
  readonly perSecond: number;
  /** As the meter, in its units. */
  readonly spent: readonly number[];
}

/**
 * The turns of each child by round: every second round the other way round, so that all meet the same machine and none has
 * always the warmer server.
 * @param meter read before and after each turn
 */
export async function turnsOf(
  children: readonly Child<Done>[],
  rounds: number,
  pace: Pace,
  meter: () => Promise<readonly number[]>,
): Promise<readonly Turn[][]> {
  const turns: Turn[][] = children.map(() => []);
  for (let n = 0; n < rounds; n++) {
    const order = [...children.entries()];
    for (const [at, child] of n % 2 === 0 ? order : order.toReversed()) {
      const before = await meter();
      child.tell(pace);
      const { count, seconds } = await child.next();
      const after = await meter();
      const spent = after.map((value, each) => value - (before[each] ?? 0));
      turns[at]?.push({ count, perSecond: count / seconds, spent });
    }
  }
  return turns;
}

/** How many a second each child does by round, in turns as above. */
export async function inTurns(
  children: readonly Child<Done>[],
  rounds: number,
  pace: Pace,
): Promise<readonly number[][]> {
  const turns = await turnsOf(children, rounds, pace, () => Promise.resolve([]));
  return turns.map((own) => own.map(({ perSecond }) => perSecond));
}
