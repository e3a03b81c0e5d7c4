import type { BetId, EventId, PlayerId } from '@paddock/contract';

import type { EventEntry, MarketEntry } from '../../book/entries.ts';
import type { LegRow } from '../../settlement/settling-store.ts';
import type { StoredBet } from '../offer.ts';
import type { OrderId, StandingOrder } from './order-store.ts';
import { OrderWatch } from './order-watch.ts';

describe('which orders have to be looked at', () => {
  const order = (id: number): StandingOrder => ({
    playerId: '7' as PlayerId,
    betId: String(id) as BetId,
    orderId: String(id) as OrderId,
    leastMinor: 1_000n,
    partMinor: undefined,
  });
  /** A bet with a leg on each of these markets. */
  const betOn = (...markets: string[]): StoredBet => ({
    bet: {} as StoredBet['bet'],
    legs: markets.map((market) => ({ selection_id: `${market}.home` }) as LegRow),
  });
  const market = (id: string) => ({ id }) as MarketEntry;
  const event = (...markets: string[]) =>
    ({
      id: '1' as EventId,
      markets: new Map(markets.map((id) => [id, market(id)])),
    }) as unknown as EventEntry;
  let events: Map<EventId, EventEntry>;
  let watch: OrderWatch;
  const due = (most = 100) => watch.take(most).map(({ order: { betId } }) => betId);

  /** Orders of bets 0, 1, 2 … on these markets, looked at once. */
  function watching(...bets: readonly (readonly string[])[]): void {
    events = new Map();
    watch = new OrderWatch({ events });
    for (const id of bets.keys()) watch.set(order(id));
    for (const [at, one] of watch.take(100).entries()) watch.keep(one, betOn(...(bets[at] ?? [])));
  }

  it('are those of a market that moved, once however often it did, and some at a time', () => {
    watching(['a', 'b'], ['b'], ['c']);
    expect(due()).toEqual([]);
    for (const id of ['b', 'b', 'd']) watch.marketChanged(market(id));
    expect(due(1)).toEqual(['0']);
    expect(due()).toEqual(['1']);
    expect(due()).toEqual([]);
  });

  it('are those of an event that moved, unless it is forgotten', () => {
    watching(['a'], ['c']);
    const match = event('a', 'b');
    events.set(match.id, match);
    watch.eventChanged(match);
    expect(due()).toEqual(['0']);
    watch.eventChanged(match);
    watch.eventForgotten(match);
    expect(due()).toEqual([]);
  });

  it('are read anew where their bet moved, also while it was being read', () => {
    watching(['a']);
    watch.betChanged(order(0));
    const [reading] = watch.take(1);
    expect(reading?.stored).toBeUndefined();
    watch.betChanged(order(0));
    if (reading !== undefined) watch.keep(reading, betOn('a'));
    expect(watch.take(1)[0]?.stored).toBeUndefined();
    watch.betChanged(order(5));
    expect(due()).toEqual([]);
  });

  it('are no more those that were removed', () => {
    watching(['a'], ['a']);
    watch.remove(order(0).betId);
    watch.marketChanged(market('a'));
    watch.lookAtAll();
    expect(due()).toEqual(['1']);
  });
});
