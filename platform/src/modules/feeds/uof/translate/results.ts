import type { FeedBody, FeedResult } from '@paddock/contract/schemas';

import type {
  BetCancel,
  BetSettlement,
  RollbackCancel,
  RollbackSettlement,
  WireSettledMarket,
  WireSettledOutcome,
} from '../wire/messages.ts';
import type { BoardEvent } from './board.ts';
import type { NamedMarket } from './market-kinds.ts';
import { revisionAt } from './revision.ts';

type ResultMarket = FeedResult['markets'][number];
type Selection = ResultMarket['selections'][number];

/** The most markets one message of the stream has. */
const MARKETS_A_MESSAGE = 400;
const LARGEST_DENOMINATOR = 100;
/** A message is on its way no longer than this while its product is trusted. */
const ON_ITS_WAY_MS = 20_000;

/** A market of a settlement, named. */
export interface NamedSettled {
  readonly wire: WireSettledMarket;
  readonly named: NamedMarket;
}

/**
 * Results of a settlement. One of certainty 1 is preliminary: it does not take the place of a confirmed one, which the book
 * knows over a restart too. One below the wanted certainty only closes its market.
 */
export function resultBodies(
  { certainty, timestampMs }: BetSettlement,
  markets: readonly NamedSettled[],
  event: BoardEvent,
  leastCertainty: 1 | 2,
): readonly FeedBody[] {
  const results: ResultMarket[] = [];
  const closed: FeedBody[] = [];
  for (const { wire, named } of markets) {
    const known = event.markets.get(named.key);
    if (wire.outcomes.length === 0 || wire.outcomes.some(({ result }) => result === -1)) continue;
    if (known !== undefined && known.certainty > certainty) continue;
    if (certainty < leastCertainty) {
      if (known === undefined || known.told.status === 'closed') continue;
      known.told = { ...known.told, status: 'closed' };
      closed.push({ kind: 'prices', event: event.id, markets: [known.told] });
      continue;
    }
    if (known !== undefined) {
      known.certainty = certainty;
      // Prices made before it are about a market that was still open.
      known.atMs = Math.max(known.atMs, timestampMs);
      known.told = { ...known.told, status: 'closed' };
    }
    results.push({
      type: named.type,
      specifiers: { ...named.specifiers },
      // Everything the feed has is settled, whether it was ever offered here or not.
      ifOffered: true,
      selections: wire.outcomes.map((one) => selectionOf(one, named, wire.outcomes)),
    });
  }
  return [
    ...closed,
    ...resultsOf({ event: event.id, revision: revisionAt(timestampMs), certainty }, results),
  ];
}

function resultsOf(
  about: { readonly event: string; readonly revision: number; readonly certainty: 1 | 2 },
  markets: readonly ResultMarket[],
): readonly FeedBody[] {
  const { certainty, ...told } = about;
  const bodies: FeedBody[] = [];
  for (let from = 0; from < markets.length; from += MARKETS_A_MESSAGE) {
    bodies.push({
      kind: 'result',
      ...told,
      ...(certainty === 1 && { preliminary: true }),
      markets: markets.slice(from, from + MARKETS_A_MESSAGE),
    });
  }
  return bodies;
}

function selectionOf(
  { id, result, voidFactor, deadHeatFactor }: WireSettledOutcome,
  named: NamedMarket,
  all: readonly WireSettledOutcome[],
): Selection {
  const voidHalves = (voidFactor * 2) as 0 | 1 | 2;
  // What is given back whole has neither won nor lost, whatever else is said of it.
  const won = voidHalves === 2 || result !== 1 ? 0 : 1;
  return {
    outcome: named.outcomeOf(id) ?? id,
    won,
    ...(voidHalves > 0 && { voidHalves }),
    ...(deadHeatFactor !== undefined && deadHeatFactor < 1 && { deadHeat: sharedBy(deadHeatFactor, all) }),
  };
}

/** The simplest fraction that a factor is the rounding of: 0.3333 is one of three. One decimal is meant as it is. */
export function fractionOf(factor: number): [number, number] {
  for (let denominator = 1; denominator < LARGEST_DENOMINATOR; denominator += 1) {
    const numerator = Math.round(factor * denominator);
    if (numerator > 0 && isRounded(factor, numerator / denominator)) return [numerator, denominator];
  }
  return [Math.max(1, Math.round(factor * LARGEST_DENOMINATOR)), LARGEST_DENOMINATOR];
}

/**
 * A dead heat: the places left over all who have won with this factor, so that their shares make whole places together: 0.08
 * is one of twelve where twelve share it, and one of thirteen where thirteen do.
 */
function sharedBy(factor: number, all: readonly WireSettledOutcome[]): [number, number] {
  const sharers = all.filter(
    ({ result, deadHeatFactor }) => result === 1 && deadHeatFactor === factor,
  ).length;
  const places = Math.round(factor * sharers);
  const isTheirs = places > 0 && sharers <= LARGEST_DENOMINATOR && isRounded(factor, places / sharers);
  return isTheirs ? [places, sharers] : fractionOf(factor);
}

function isRounded(factor: number, exact: number): boolean {
  const decimals = `${factor}`.split('.')[1]?.length ?? 0;
  return Math.abs(exact - factor) <= (decimals < 2 ? 1e-9 : 0.5 / 10 ** decimals);
}

const keysOf = (markets: readonly NamedMarket[]) =>
  markets.map(({ type, specifiers }) => ({ type, specifiers: { ...specifiers } }));

/**
 * A cancel voids what was accepted in its window. Without an end it holds until now: bets that were taken while it was on
 * its way are meant too; heard again in a recovery, until it was made.
 */
export function cancelBodies(
  message: BetCancel,
  markets: readonly NamedMarket[],
  event: BoardEvent,
  nowMs: number,
  reason: string,
): readonly FeedBody[] {
  const { startMs = 0, endMs = openEnd(message, nowMs) } = message;
  return [
    ...(message.endMs === undefined ? markets.flatMap((named) => closeMarket(event, named)) : []),
    {
      kind: 'cancel',
      event: event.id,
      fromMs: startMs,
      toMs: endMs,
      ...(markets.length > 0 && { markets: keysOf(markets) }),
      reason,
    },
  ];
}

/**
 * Takes back every cancel that lies within the window. A cancel without an end was stored until it came, which may be later
 * than it was made: heard in a recovery, a rollback without an end reaches that much further.
 */
export function cancelRollbackBodies(
  message: RollbackCancel,
  markets: readonly NamedMarket[],
  event: string,
  nowMs: number,
): readonly FeedBody[] {
  const { startMs = 0, endMs = Math.min(openEnd(message, nowMs) + ON_ITS_WAY_MS, nowMs + 1) } = message;
  return [
    {
      kind: 'cancel-rollback',
      event,
      fromMs: startMs,
      toMs: endMs,
      ...(markets.length > 0 && { markets: keysOf(markets) }),
    },
  ];
}

function openEnd(
  { timestampMs, requestId }: Pick<BetCancel, 'timestampMs' | 'requestId'>,
  nowMs: number,
): number {
  return (requestId === undefined ? Math.max(timestampMs, nowMs) : timestampMs) + 1;
}

/** Takes results back to open. */
export function rollbackBodies(
  { timestampMs }: RollbackSettlement,
  markets: readonly NamedMarket[],
  event: BoardEvent,
): readonly FeedBody[] {
  const meant = markets.length === 0 ? [...event.markets.keys()] : markets.map(({ key }) => key);
  for (const key of meant) {
    const known = event.markets.get(key);
    if (known !== undefined) Object.assign(known, { certainty: 0, isTakenBack: true });
  }
  const revision = revisionAt(timestampMs);
  return [
    {
      kind: 'rollback',
      event: event.id,
      revision,
      ...(markets.length > 0 && { markets: keysOf(markets) }),
    },
  ];
}

/** Takes no more bets on a market that was told. */
function closeMarket(event: BoardEvent, { key }: NamedMarket): readonly FeedBody[] {
  const known = event.markets.get(key);
  if (known === undefined) return [];
  known.told = { ...known.told, status: 'closed' };
  return [{ kind: 'prices', event: event.id, markets: [known.told] }];
}
