import { selectionIdOf, type MarketId, type SelectionResult } from '@paddock/contract';

import { findSportModel, type Score } from '../../../feeds/index.ts';
import type { EventEntry, MarketEntry } from '../../book/entries.ts';
import { isToldByEnds } from '../../joint-loss/match-ends.ts';

/** What a bet of 1 returns where it ends so: a part of itself, and a part of its price. */
export interface ReturnKind {
  readonly own: number;
  readonly ofPrice: number;
}

/** A selection with how it ends at each end. Bets of one class end alike at each. */
export interface BetAtEnds {
  readonly marketId: MarketId;
  readonly outcome: string;
  readonly selectionId: string;
  /** Places in `kinds`, by end. */
  readonly kinds: Uint8Array;
  readonly sameAs: string;
}

/** Every bet that an event may offer at every end there can be, by the rules that settle bets. */
export interface EndsOfEvent {
  /** What it was worked out of: the same as long as that is. */
  readonly name: string;
  readonly kinds: readonly ReturnKind[];
  readonly bets: readonly BetAtEnds[];
  readonly ends: number;
}

/** Results of markets at ends: more than of any match of the simulation, and half a second's work. */
const RESULTS_MOST = 600_000;
/** So many results in one go: some milliseconds. */
const RESULTS_AT_ONCE = 4_000;

/** The markets whose results follow from an end of the match. */
export function marketsToldByEnds({ markets, sport, state }: EventEntry): readonly MarketEntry[] {
  return [...markets.values()].filter(({ id, type, specifiers, status, selections }) => {
    const score: Score = [state.score[0], state.score[1]];
    const known = { marketId: id, sport, score, type: type.key, specifiers, outcomes: [] };
    return (status === 'open' || status === 'suspended') && selections.length > 0 && isToldByEnds(known);
  });
}

/** Of which markets and from which score on the ends of an event are. */
export function nameOfEnds(event: EventEntry): string {
  const markets = marketsToldByEnds(event).map(({ id, selections }) => `${id}:${selections.length}`);
  return [event.state.score.join(':'), ...markets].join(' ');
}

/**
 * Works the ends of an event out, which takes up to half a second and lets others work between. Of too many the markets that the final
 * score alone tells are left. A market that some end leaves open is not among them, nor one of which an outcome never loses: no price
 * of such is any news, and an end at which it does may be one that nobody would price.
 */
export async function endsOfEvent(event: EventEntry, breathe: () => Promise<void>): Promise<EndsOfEvent> {
  const name = nameOfEnds(event);
  const model = findSportModel(event.sport);
  const score: Score = [event.state.score[0], event.state.score[1]];
  const asked = (markets: readonly MarketEntry[]) =>
    markets.map(({ type, specifiers, selections }) => ({
      type: type.key,
      specifiers,
      outcomes: selections.map(({ outcome }) => outcome),
    }));
  let markets = marketsToldByEnds(event);
  let ends = markets.length === 0 ? [] : (model?.ends.onFrom(asked(markets), score) ?? []);
  if (ends.length * markets.length > RESULTS_MOST) {
    markets = markets.filter(
      ({ type, specifiers }) =>
        model?.ends.toldByScore.includes(type.key) === true && specifiers['half'] === undefined,
    );
    ends = model?.ends.onFrom(asked(markets), score) ?? [];
  }
  const kinds = new Kinds();
  const bets: BetAtEnds[] = [];
  let done = 0;
  for (const market of markets) {
    const outcomes = market.selections.map(({ outcome }) => ({
      outcome,
      kinds: new Uint8Array(ends.length),
    }));
    let isWhole = true;
    for (const [at, end] of ends.entries()) {
      const decided = model?.decide({ type: market.type.key, specifiers: market.specifiers }, end);
      if (decided === undefined) isWhole = false;
      const results = new Map(decided?.map(({ outcome, result }) => [outcome, result]));
      for (const one of outcomes) one.kinds[at] = kinds.placeOf(results.get(one.outcome));
      done += 1;
      if (done % RESULTS_AT_ONCE === 0) await breathe();
    }
    if (isWhole && outcomes.every((one) => one.kinds.includes(LOST))) bets.push(...betsOf(market, outcomes));
  }
  return { name, kinds: kinds.all, bets, ends: ends.length };
}

function betsOf(
  { id }: MarketEntry,
  outcomes: readonly { readonly outcome: string; readonly kinds: Uint8Array }[],
): readonly BetAtEnds[] {
  return outcomes.map(({ outcome, kinds }) => ({
    ...{ marketId: id, outcome, kinds, selectionId: selectionIdOf(id, outcome) },
    sameAs: Buffer.from(kinds).toString('latin1'),
  }));
}

const LOST = 0;

/** The ways that bets end, each once. What a market of scores does not list has lost. */
class Kinds {
  readonly all: ReturnKind[] = [{ own: 0, ofPrice: 0 }];

  placeOf(result: SelectionResult | undefined): number {
    if (result === undefined) return LOST;
    const own = result.voidHalves / 2;
    const ofPrice = ((1 - own) * result.won * Number(result.deadHeat.num)) / Number(result.deadHeat.den);
    const known = this.all.findIndex((kind) => kind.own === own && kind.ofPrice === ofPrice);
    return known >= 0 ? known : this.all.push({ own, ofPrice }) - 1;
  }
}
