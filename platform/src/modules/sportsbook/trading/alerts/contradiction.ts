import type { MarketId, SelectionResult } from '@paddock/contract';
import type { SelectionView } from '@paddock/contract/schemas';

import { findSportModel } from '../../../feeds/index.ts';
import type { EventEntry, MarketEntry } from '../../book/entries.ts';
import { isOpen } from '../../book/openness.ts';
import { isToldByEnds, matchEnds, type DecidedMarkets } from '../../joint-loss/match-ends.ts';

/** Prices that together pay more than they cost, however the event ends. */
export interface Contradiction {
  readonly selectionIds: readonly string[];
  /** What their chances come to together, in thousandths, rounded up: below 1000. */
  readonly bookMilli: number;
}

interface Priced {
  readonly marketId: MarketId;
  readonly selectionId: string;
  readonly oddsMilli: number;
  /** By end, 1 where it wins there. */
  readonly wins: Uint8Array;
}

/**
 * The cheapest two prices of an event that win between them at every end there can be, and cost less than they bring; or all
 * prices of one market that do. Undefined where there are none. A line that can give a stake back counts as lost there, so
 * nothing is called a contradiction that is none.
 * @param among only those that a price of this market is part of
 */
export function contradictionOf(event: EventEntry, among?: MarketId): Contradiction | undefined {
  const found = [ofOneMarket(event, among), ofTwoPrices(event, among)].filter((one) => one !== undefined);
  return found.toSorted((a, b) => a.bookMilli - b.bookMilli)[0];
}

/** What a market would contradict, itself or another of its event as it is or would be, if it offered these prices. */
export function contradictionWith(
  market: MarketEntry,
  selections: readonly SelectionView[],
  event: EventEntry = market.event,
): Contradiction | undefined {
  const markets = [...event.markets].map(
    ([key, one]) => [key, one === market ? { ...market, selections } : one] as const,
  );
  return contradictionOf({ ...event, markets: new Map(markets) }, market.id);
}

function ofOneMarket(event: EventEntry, among: MarketId | undefined): Contradiction | undefined {
  const found = [...event.markets.values()].flatMap((market) => {
    const { type, selections } = market;
    const isWhole =
      (among === undefined || market.id === among) &&
      type.settlement !== 'told' &&
      type.beyond === undefined &&
      selections.length > 1 &&
      selections.every(({ outcome }) => isOpen(market, outcome));
    if (!isWhole) return [];
    const together = selections.reduce((sum, { oddsMilli }) => sum + 1_000 / oddsMilli, 0);
    // Of a market in which two win at once every price has to be taken twice less often.
    const bookMilli = Math.ceil((together * 1_000) / (type.winners ?? 1));
    const selectionIds = selections.map(({ outcome }) => `${market.id}.${outcome}`);
    return bookMilli < 1_000 ? [{ selectionIds, bookMilli }] : [];
  });
  return found.toSorted((a, b) => a.bookMilli - b.bookMilli)[0];
}

function ofTwoPrices(event: EventEntry, among: MarketId | undefined): Contradiction | undefined {
  const priced = pricedByEnd(event).toSorted((a, b) => b.oddsMilli - a.oddsMilli);
  let found: Contradiction | undefined;
  let least = 1;
  for (const [at, one] of priced.entries()) {
    for (const other of priced.slice(at + 1)) {
      const together = 1_000 / one.oddsMilli + 1_000 / other.oddsMilli;
      if (together >= least) break; // those that follow are dearer still
      const isAmong = among === undefined || one.marketId === among || other.marketId === among;
      if (!isAmong || !one.wins.every((wins, end) => wins === 1 || other.wins[end] === 1)) continue;
      least = together;
      found = {
        selectionIds: [one.selectionId, other.selectionId],
        bookMilli: Math.ceil(together * 1_000),
      };
    }
  }
  return found;
}

/** Open prices with how they end, by the rules that settle bets, at each end that the sport's model knows. */
function pricedByEnd(event: EventEntry): readonly Priced[] {
  const { sport, state } = event;
  const asked = [...event.markets.values()].flatMap((market) => {
    const open = market.selections.filter(({ outcome }) => isOpen(market, outcome));
    const outcomes = open.map(({ outcome }) => outcome);
    const score = [state.score[0], state.score[1]] as const;
    const { id: marketId, type, specifiers } = market;
    const known = { marketId, sport, score, type: type.key, specifiers, outcomes };
    return open.length > 0 && isOfScore(market) && isToldByEnds(known) ? [{ known, open }] : [];
  });
  const ends = asked.length < 2 ? [] : matchEnds(asked.map(({ known }) => known));
  if (ends.length === 0) return [];
  return asked.flatMap(({ known: { marketId }, open }) => {
    const won = winsByOutcome(ends, marketId);
    return open.map(({ outcome, oddsMilli }) => ({
      marketId,
      selectionId: `${marketId}.${outcome}`,
      oddsMilli,
      wins: won.get(outcome) ?? new Uint8Array(ends.length),
    }));
  });
}

function winsByOutcome(ends: readonly DecidedMarkets[], marketId: string): ReadonlyMap<string, Uint8Array> {
  const won = new Map<string, Uint8Array>();
  for (const [at, end] of ends.entries())
    for (const { outcome, result } of end.get(marketId) ?? []) {
      if (!isWon(result)) continue;
      const wins = won.get(outcome) ?? new Uint8Array(ends.length);
      wins[at] = 1;
      won.set(outcome, wins);
    }
  return won;
}

/** Of the score at the end alone: with each half beside it there are too many ends to look at them all the time. */
function isOfScore({ type, specifiers, event: { sport } }: MarketEntry): boolean {
  const told = findSportModel(sport)?.ends.toldByScore.includes(type.key) === true;
  return told && specifiers['half'] === undefined;
}

/** All of the stake times all of the price. */
const isWon = ({ won, voidHalves, deadHeat }: SelectionResult): boolean =>
  won === 1 && voidHalves === 0 && deadHeat.num === deadHeat.den;
