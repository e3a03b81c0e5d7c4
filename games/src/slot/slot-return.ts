import { plus, times, type Ratio } from '@paddock/contract';

import { choose } from '../rules/ways.ts';
import {
  FREE_FACTOR,
  FREE_SPINS,
  LINE_PAYS,
  LINES,
  matches,
  ROWS,
  SCATTER_PAYS,
  SCATTERS_TO_FREE,
  STOPS,
  STRIPS,
  type PayingSymbol,
} from './slot-table.ts';

const REELS = STRIPS.length;
const CYCLE = BigInt(STOPS) ** BigInt(REELS);

/** Stops of the cycle by which a line begins with exactly so many of a symbol: any line, since every row of a reel shows each stop once. */
function stopsWith(symbol: PayingSymbol, count: number): bigint {
  return STRIPS.map((strip, reel) => {
    const own = strip.filter((each) => (reel === 0 ? each === symbol : matches(each, symbol))).length;
    if (reel < count) return BigInt(own);
    return BigInt(reel === count ? STOPS - own : STOPS);
  }).reduce((product, factor) => product * factor);
}

/** What the lines of a spin return: a symbol's stops by its pays, as many times as there are lines. */
export function returnOfLines(): Ratio {
  const paid = (Object.keys(LINE_PAYS) as PayingSymbol[]).flatMap((symbol) =>
    LINE_PAYS[symbol].map((milli, at) => stopsWith(symbol, at + 3) * BigInt(milli)),
  );
  return {
    num: paid.reduce((sum, each) => sum + each) * BigInt(LINES.length),
    den: CYCLE * 1000n,
  };
}

/** Stops of the cycle that show exactly so many scatters: each reel has one, in `ROWS` of its windows. */
const stopsWithScatters = (count: number): bigint =>
  choose(REELS, count) * BigInt(ROWS) ** BigInt(count) * BigInt(STOPS - ROWS) ** BigInt(REELS - count);

/** What the scatters of a spin return. */
export const returnOfScatters = (): Ratio => ({
  num: SCATTER_PAYS.reduce((sum, milli, count) => sum + stopsWithScatters(count) * BigInt(milli), 0n),
  den: CYCLE * 1000n,
});

/** How often a paid spin brings free ones. */
export const chanceOfFreeSpins = (): Ratio => ({
  num: SCATTER_PAYS.reduce(
    (sum, _, count) => sum + (count >= SCATTERS_TO_FREE ? stopsWithScatters(count) : 0n),
    0n,
  ),
  den: CYCLE,
});

/** What a round returns: its paid spin, and as often as they come the free ones, which are spins of the same strips. */
export function returnOfRound(): Ratio {
  const spin = plus(returnOfLines(), returnOfScatters());
  const free = times(chanceOfFreeSpins(), { num: BigInt(FREE_SPINS * FREE_FACTOR), den: 1n });
  return plus(spin, times(spin, free));
}
