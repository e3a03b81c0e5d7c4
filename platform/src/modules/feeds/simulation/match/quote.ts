import type { OddsMilli } from '@paddock/contract';
import { MARKET_TYPES, winnersOf, withMargin, type MarginMethod } from '@paddock/contract/markets';
import type { FeedPrices } from '@paddock/contract/schemas';

import { toLadder } from './odds-ladder.ts';
import type { FairMarket, FairSelection } from './simulated-match.ts';

export type FeedMarket = FeedPrices['markets'][number];

/** A selection less likely than this is not offered, one likelier than the other bound ends its market. */
const LEAST_CHANCE = 0.0008;
const MOST_CHANCE = 0.985;

/** What a market's implied probabilities sum to, for each winner it has. */
const OVERROUND: Readonly<Record<string, number>> = {
  '1x2': 1.05,
  'next-goal': 1.06,
  'half-1x2': 1.06,
  'correct-score': 1.08,
  'set-score': 1.07,
};
const USUAL_OVERROUND = 1.05;
const ALONE_OVERROUND = 1.08;

/** How the margin of a kind of market is put on, by its key. */
export type MethodOf = (type: string) => MarginMethod;

/** The methods the catalogue names. */
export const catalogueMethodOf: MethodOf = (type) => MARKET_TYPES.get(type)?.margin ?? 'proportional';

/** Prices of a market, or `undefined` when chance has left it so far that it is not offered. */
export function quote(market: FairMarket, methodOf: MethodOf = catalogueMethodOf): FeedMarket | undefined {
  if (market.areAlone === true) return quoteAlone(market, methodOf(market.type));
  const isPartial = market.isPartial === true;
  const offered = market.selections.filter(
    ([, chance]) => chance >= LEAST_CHANCE && !(isPartial && chance > MOST_CHANCE),
  );
  const hopeless = offered.length < 2 || offered.some(([, chance]) => chance > MOST_CHANCE);
  if (hopeless && market.recordedOdds === undefined) return undefined;
  const odds = market.recordedOdds ?? priced(market, offered, methodOf(market.type));
  if (odds === undefined) return undefined;
  return {
    type: market.type,
    specifiers: { ...market.specifiers },
    status: 'open',
    selections: (market.recordedOdds === undefined ? offered : market.selections).map(
      ([outcome, , name], at) => ({
        outcome,
        oddsMilli: odds[at] ?? 0,
        ...(name !== undefined && { name: { ...name } }),
      }),
    ),
    ...(market.eachWay && { eachWay: { ...market.eachWay } }),
  };
}

/** Prices on the ladder; undefined where the margin leaves a favourite nothing to win, which only `power` never does. */
function priced(
  { type, isPartial }: FairMarket,
  offered: readonly FairSelection[],
  method: MarginMethod,
): readonly OddsMilli[] | undefined {
  const overround = OVERROUND[type] ?? USUAL_OVERROUND;
  // Of those that are left of a partial one as many win as their own chances say.
  const fair = isPartial === true ? offered.map(([, chance]) => chance) : rescaled(offered, winnersOf(type));
  if (overround * fair.reduce((sum, chance) => sum + chance, 0) >= fair.length) return undefined;
  const implied = withMargin(fair, overround, method);
  return implied.some((chance) => chance >= 1) ? undefined : implied.map((chance) => toLadder(1 / chance));
}

/** Each selection priced against its own contrary: nobody can bet on that. */
function quoteAlone(
  { type, specifiers, selections }: FairMarket,
  method: MarginMethod,
): FeedMarket | undefined {
  const priced = selections.flatMap(([outcome, chance, name]) => {
    if (chance < LEAST_CHANCE || chance > MOST_CHANCE) return [];
    const [implied = 1] = withMargin([chance, 1 - chance], ALONE_OVERROUND, method);
    if (implied >= 1) return [];
    const oddsMilli = toLadder(1 / implied);
    return [{ outcome, oddsMilli, ...(name !== undefined && { name: { ...name } }) }];
  });
  return priced.length === 0
    ? undefined
    : { type, specifiers: { ...specifiers }, status: 'open', selections: priced };
}

/**
 * What the prices of a market say of each of its selections, margin included: undefined of one that is not offered, and of all
 * where the market is not.
 */
export function winnerImplied(market: FairMarket): readonly (number | undefined)[] | undefined {
  const quoted = quote(market)?.selections;
  if (quoted === undefined) return undefined;
  const prices = new Map(quoted.map(({ outcome, oddsMilli }) => [outcome, oddsMilli]));
  return market.selections.map(([outcome]) => {
    const oddsMilli = prices.get(outcome);
    return oddsMilli && 1000 / oddsMilli;
  });
}

function rescaled(selections: readonly FairSelection[], winners: number): readonly number[] {
  const sum = selections.reduce((total, [, chance]) => total + chance, 0);
  return selections.map(([, chance]) => (chance * winners) / sum);
}
