import type { FeedBody } from '@paddock/contract/schemas';

import type { OddsChange, BetStop, WireOddsMarket } from '../wire/messages.ts';
import { offered, pricesOf, type BoardEvent, type BoardMarket, type FeedMarket } from './board.ts';
import type { NamedMarket } from './market-kinds.ts';
import type { NameOf } from './persons.ts';

/** Odds that are taken: integer thousandths, above even money lost. */
const LEAST_MILLI = 1_001;
const MOST_MILLI = 1_000_000;

export interface PriceTelling {
  readonly event: BoardEvent;
  /** The product that tells is up: what it calls active may be bet on. */
  readonly isUp: boolean;
  readonly nameOf: NameOf;
  /** Whether a name may still come: until then nothing is told of whom it is of. */
  readonly isAwaited: (id: string) => boolean;
  /** When it came, by the server's clock. */
  readonly heardMs: number;
  /** Its product was recovered since it came. */
  readonly isRecovered: boolean;
}

/** One market of an odds change, named. */
export interface NamedOdds {
  readonly wire: WireOddsMarket;
  readonly named: NamedMarket;
}

/**
 * Prices of the markets that are news: what was made before what is known of a market says nothing about it, and what was
 * made before a stop, or came before a recovery that has ended since, opens nothing.
 */
export function pricesBodies(
  message: OddsChange,
  markets: readonly NamedOdds[],
  telling: PriceTelling,
): readonly FeedBody[] {
  const told: FeedMarket[] = [];
  for (const market of markets) {
    const priced = priceOf(message, market, telling);
    if (priced !== undefined) told.push(offered(priced, telling.isUp));
  }
  return pricesOf(telling.event.id, told);
}

function priceOf(
  { product, timestampMs: atMs, betStopReason }: OddsChange,
  { wire, named }: NamedOdds,
  { event, heardMs, isRecovered, ...names }: PriceTelling,
): BoardMarket | undefined {
  const { key } = named;
  if (named.awaits.length > 0) return undefined;
  const known = event.markets.get(key);
  if (known !== undefined && known.atMs > atMs) return undefined;
  // Handed over: the product that takes it tells the rest, and only what this one told itself is stopped.
  if (wire.status === -2 && known?.product !== product) return undefined;
  const selections = wire.outcomes.length === 0 ? known?.told.selections : selectionsOf(wire, named, names);
  if (selections === undefined) return undefined;
  const { type, specifiers, groups } = named;
  const isStopped = event.stops.isAfter(atMs, product, groups);
  const status = isStopped || isRecovered ? heldBack(statusOf(wire)) : statusOf(wire);
  const told: FeedMarket = { type, specifiers, status, selections };
  if (status === 'suspended') told.reason = isRecovered ? 'feed' : stopReason(betStopReason);
  const market: BoardMarket = {
    told,
    product,
    atMs,
    heardMs: Math.max(heardMs, known?.heardMs ?? heardMs),
    groups,
    certainty: known?.certainty ?? 0,
  };
  // What is active again after its result was taken back, or never had one.
  if (status !== 'closed') market.certainty = 0;
  event.markets.set(key, market);
  return market;
}

/** 1 active; 0 inactive, -1 suspended and -2 handed over take no bets and may come back; -3 settled, -4 cancelled. */
function statusOf({ status }: WireOddsMarket): FeedMarket['status'] {
  if (status === 1) return 'open';
  return status === -3 || status === -4 ? 'closed' : 'suspended';
}

const heldBack = (status: FeedMarket['status']) => (status === 'open' ? 'suspended' : status);

/** Undefined where nobody of the market is known by name yet. */
function selectionsOf(
  wire: WireOddsMarket,
  named: NamedMarket,
  { nameOf, isAwaited }: Pick<PriceTelling, 'nameOf' | 'isAwaited'>,
): FeedMarket['selections'] | undefined {
  const selections: FeedMarket['selections'] = [];
  let awaited = 0;
  for (const { id, odds, active } of wire.outcomes) {
    const oddsMilli = odds === undefined ? 0 : Math.round(odds * 1000);
    if (oddsMilli < LEAST_MILLI || oddsMilli > MOST_MILLI) continue;
    const name = named.needsName(id) ? nameOf(id) : undefined;
    if (name === undefined && named.needsName(id) && isAwaited(id)) {
      awaited += 1;
      continue;
    }
    // An outcome nobody knows keeps its id: it is refused by it, and listed for an operator.
    const selection: FeedMarket['selections'][number] = { outcome: named.outcomeOf(id) ?? id, oddsMilli };
    if (!active) selection.open = false;
    if (name !== undefined) selection.name = name;
    selections.push(selection);
  }
  return selections.length === 0 && awaited > 0 ? undefined : selections;
}

/** Reasons of the feed that players are told, by its numbers. */
const STOP_REASONS: Readonly<Record<number, string>> = {
  1: 'goal',
  2: 'red-card',
  3: 'feed',
  4: 'goal',
  5: 'goal',
  6: 'red-card',
  7: 'red-card',
};

export function stopReason(number: number | undefined): string {
  return STOP_REASONS[number ?? 0] ?? 'bet-stop';
}

/** A stop of the markets in some groups, of the product that stops them. */
export function stopBodies(stop: BetStop, event: BoardEvent): readonly FeedBody[] {
  const { groups, product, timestampMs: atMs } = stop;
  event.stops.add(stop);
  const all = groups.includes('all');
  const stopped: FeedMarket[] = [];
  for (const market of event.markets.values()) {
    const meant = all || market.groups.some((group) => groups.includes(group));
    if (!meant || market.product !== product || market.atMs > atMs) continue;
    if (market.told.status !== 'open') continue;
    market.told = { ...market.told, status: 'suspended', reason: 'bet-stop' };
    market.atMs = atMs;
    stopped.push(market.told);
  }
  const others = [...event.markets.values()].some(({ told }) => told.status === 'open');
  // Nothing is left open: said of the event, it stops what this process has not heard of, too.
  if (all && !others) return [{ kind: 'bet-stop', event: event.id, reason: 'bet-stop' }];
  return pricesOf(event.id, stopped);
}
