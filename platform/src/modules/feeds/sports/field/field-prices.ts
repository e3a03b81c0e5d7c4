import { lastTypeOf, placedTypeOf } from '@paddock/contract/markets';
import type { EachWayOffer, Runner } from '@paddock/contract/schemas';

import type { FairMarket } from '../../simulation/match/simulated-match.ts';
import { winnerImplied } from '../../simulation/match/quote.ts';
import { eachWayOffer } from './each-way-offer.ts';

/** What is known of the order of a field at one moment. */
export interface FieldChances {
  readonly runners: readonly Runner[];
  /** By position of the runners: to come among the first so many. */
  readonly among: (places: number) => readonly number[];
  /** Numbers of places that have markets, beside the winner's. */
  readonly placed: readonly number[];
  /** To come among the last so many, where bets on that are taken. */
  readonly last?: { readonly places: number; readonly chances: readonly number[] };
}

/** Who wins, with each way where it is offered, and who comes among the first so many, or the last. */
export function fieldPrices(field: FieldChances, hasEachWay: boolean): readonly FairMarket[] {
  const winner = runnersMarket('field-winner', field, field.among(1));
  const implied = hasEachWay ? winnerImplied(winner) : undefined;
  const offer =
    implied &&
    eachWayOffer(implied, (places) => (field.placed.includes(places) ? field.among(places) : undefined));
  return [
    withEachWay(winner, offer),
    ...field.placed.map((places) => runnersMarket(placedTypeOf(places) ?? '', field, field.among(places))),
    ...(field.last === undefined
      ? []
      : [runnersMarket(lastTypeOf(field.last.places) ?? '', field, field.last.chances)]),
  ];
}

function withEachWay(market: FairMarket, eachWay: EachWayOffer | undefined): FairMarket {
  return eachWay === undefined ? market : { ...market, eachWay };
}

function runnersMarket(
  type: string,
  { runners }: FieldChances,
  chances: readonly number[],
): FairMarket {
  return {
    type,
    specifiers: {},
    selections: runners.map(({ code, name }, at) => [code, chances[at] ?? 0, name] as const),
    core: true,
  };
}
