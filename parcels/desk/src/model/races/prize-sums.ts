import { parseAmount } from '@paddock/contract';

import { groupIn, listIn, textIn, type TypedGroup } from '../promotions/typed-terms.ts';

/** What the prizes of a currency come to, as far as they are typed. */
export interface PrizeSum {
  readonly currency: string;
  readonly places: number;
  readonly sumMinor: bigint;
}

/** By currency, in the order of the form; an amount that cannot be read adds nothing. */
export function prizeSums(typed: TypedGroup): readonly PrizeSum[] {
  return Object.entries(groupIn(typed['currencies'])).map(([currency, one]) => {
    const prizes = listIn(groupIn(one)['prizes']).map((prize) => parseAmount(textIn(prize), currency));
    const said = prizes.filter((prize) => prize !== undefined);
    return { currency, places: said.length, sumMinor: said.reduce((sum, prize) => sum + prize, 0n) };
  });
}
