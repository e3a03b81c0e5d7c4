import type { Child } from './child.ts';
import type { Done, Pace } from './pace.ts';

/**
 * How many a second each child does by round: they take turns, every second round the other way round, so that all meet the
 * same machine and none has always the warmer server.
 */
export async function inTurns(
  children: readonly Child<Done>[],
  rounds: number,
  pace: Pace,
): Promise<readonly number[][]> {
  const rates: number[][] = children.map(() => []);
  for (let n = 0; n < rounds; n++) {
    const turns = [...children.entries()];
    for (const [at, child] of n % 2 === 0 ? turns : turns.toReversed()) {
      child.tell(pace);
      const { count, seconds } = await child.next();
      rates[at]?.push(count / seconds);
    }
  }
  return rates;
}
