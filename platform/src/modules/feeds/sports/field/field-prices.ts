import { lastTypeOf, placedTypeOf } from '@paddock/contract/markets';
import type { Runner } from '@paddock/contract/schemas';

import type { FairMarket } from '../../simulation/match/simulated-match.ts';
import { winnerImplied } from '../../simulation/match/quote.ts';
import { eachWayTerms } from './each-way-offer.ts';

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
  const { last } = field;
  return [
    winnerMarket(field, hasEachWay),
    ...field.placed.map((places) => runnersMarket(placedTypeOf(places) ?? '', field, field.among(places))),
    ...(last === undefined ? [] : [runnersMarket(lastTypeOf(last.places) ?? '', field, last.chances)]),
  ];
}

function winnerMarket(field: FieldChances, hasEachWay: boolean): FairMarket {
  const { among, placed } = field;
  const made = (wins: readonly number[]) => runnersMarket('field-winner', field, wins);
  const wins = among(1);
  if (!hasEachWay) return made(wins);
  const terms = eachWayTerms(
    { wins, among: (places) => (placed.includes(places) ? among(places) : undefined) },
    (cut) => winnerImplied(made(cut)),
  );
  return terms === undefined ? made(wins) : { ...made(terms.wins), eachWay: terms.eachWay };
}

function runnersMarket(type: string, { runners }: FieldChances, chances: readonly number[]): FairMarket {
  return {
    type,
    specifiers: {},
    selections: runners.map(({ code, name }, at) => [code, chances[at] ?? 0, name] as const),
    core: true,
  };
}
