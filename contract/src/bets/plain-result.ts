import type { SelectionResult } from '../odds/bet-return.ts';

/** How a leg ended whose market knows nothing between winning and losing. */
export type PlainResult = 'win' | 'lose' | 'void';

/** What is neither won nor lost in whole, against its market's rules, is void. */
export function plainResult({ won, voidHalves, deadHeat }: SelectionResult): PlainResult {
  if (voidHalves > 0) return 'void';
  if (won === 0) return 'lose';
  return deadHeat.num === deadHeat.den ? 'win' : 'void';
}
