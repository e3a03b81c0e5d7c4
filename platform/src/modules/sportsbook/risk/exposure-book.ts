import type { PlayerId } from '@paddock/contract';

import { NO_BOUNDS, type TradingBounds } from '../trading/bounds/trading-bounds.ts';
import type { Exposure } from './exposure.ts';
import type { SportsbookRisk } from './usual-risk.ts';

/**
 * What the house stands to lose, by selection, by person and by set of selections, in cents of EUR. Liability is no row
 * that every bet updates (rules §6): each node that takes bets owns a fixed slice of every room and counts in memory. With
 * one such node the slice is the whole room and nothing overshoots. Every bet's part is stored with it, so the count is
 * made again at start and compared with the open bets while the platform runs.
 */
export class ExposureBook {
  /** The rooms that are measured against. */
  readonly risk: SportsbookRisk;
  /** What traders bound beside them. */
  bounds: TradingBounds = NO_BOUNDS;
  /** By what they count, as the names below say; a sum that comes to zero is forgotten. */
  readonly #sums = new Map<string, bigint>();

  constructor(risk: SportsbookRisk) {
    this.risk = risk;
  }

  /** The most that may be owed on a selection. */
  roomOf(selectionId: string): bigint {
    return this.#bounded(this.risk['selection-room'], selectionId);
  }

  /**
   * The most that bets measured by events may win by one of which they need this selection: no more than traders let be owed
   * on that.
   */
  eventRoomOf(selectionId: string): bigint {
    return this.#bounded(this.risk['event-room'], selectionId);
  }

  /** What all open bets weigh on a selection. */
  of(selectionId: string): bigint {
    return this.#sum(onSelection(selectionId));
  }

  /** What the combinations of these accounts weigh on a selection. */
  ofPerson(accounts: readonly PlayerId[], selectionId: string): bigint {
    return accounts.reduce((sum, account) => sum + this.#sum(onSelectionBy(account, selectionId)), 0n);
  }

  /** What the open combinations of these accounts may return, chains and anti-accumulators among them. */
  returnsOfPerson(accounts: readonly PlayerId[]): bigint {
    return accounts.reduce((sum, account) => sum + this.#sum(returnsBy(account)), 0n);
  }

  /**
   * What all combinations with exactly these selections open may return, in whatever order they name them. On one
   * selection alone that is part of what it weighs: a combination with one leg left weighs its whole return.
   */
  returnsOfSame(selectionIds: readonly string[]): bigint {
    return this.#sum(returnsOn(selectionIds));
  }

  /** What chains, conditional bets and anti-accumulators may win by an event, whatever they need of it. */
  ofEvent(eventId: string): bigint {
    return this.#sum(onEvent(eventId));
  }

  /** Counts a bet; nothing is asked here. */
  add(exposure: Exposure): void {
    for (const [name, cents] of namedParts(exposure)) this.correct(name, cents);
  }

  /** Gives back exactly what a bet was counted with. */
  remove(exposure: Exposure): void {
    for (const [name, cents] of namedParts(exposure)) this.correct(name, -cents);
  }

  /** Sets one sum right by a difference the audit found. */
  correct(name: string, cents: bigint): void {
    const next = this.#sum(name) + cents;
    if (next === 0n) this.#sums.delete(name);
    else this.#sums.set(name, next);
  }

  /** Every sum that is not zero, by name. */
  sums(): ReadonlyMap<string, bigint> {
    return this.#sums;
  }

  /** Every selection on which something is at risk, with what all open bets weigh on it. */
  *selectionsAtRisk(): Generator<readonly [selectionId: string, cents: bigint]> {
    for (const [name, cents] of this.#sums) {
      const [kind, selectionId = '', by] = name.split(' ');
      if (kind === 'on' && by === undefined && cents > 0n) yield [selectionId, cents];
    }
  }

  #bounded(room: bigint, selectionId: string): bigint {
    const bound = this.bounds.roomOf(selectionId) ?? room;
    return bound < room ? bound : room;
  }

  #sum(name: string): bigint {
    return this.#sums.get(name) ?? 0n;
  }
}

const onSelection = (selectionId: string): string => `on ${selectionId}`;
const onSelectionBy = (account: PlayerId, selectionId: string): string => `on ${selectionId} by ${account}`;
const onEvent = (eventId: string): string => `event ${eventId}`;
const returnsBy = (account: PlayerId): string => `returns by ${account}`;
const returnsOn = (selectionIds: readonly string[]): string =>
  `returns on ${selectionIds.toSorted().join(' ')}`;

/** The sums a bet is part of. */
function* namedParts({
  playerId,
  measure,
  weights,
  returnCents,
}: Exposure): Generator<readonly [name: string, cents: bigint]> {
  for (const [id, cents] of weights) yield [measure === 'event' ? onEvent(id) : onSelection(id), cents];
  if (measure === 'single' || weights.size === 0) return;
  if (measure === 'event') {
    yield [returnsBy(playerId), returnCents];
    return;
  }
  for (const [id, cents] of weights) yield [onSelectionBy(playerId, id), cents];
  yield [returnsBy(playerId), returnCents];
  if (weights.size > 1) yield [returnsOn([...weights.keys()]), returnCents];
}
