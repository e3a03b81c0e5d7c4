import { MARKET_TYPES } from '@paddock/contract/markets';

import { Book } from '../../book/book.ts';
import type { EventEntry, MarketEntry } from '../../book/entries.ts';
import { isOpen } from '../../book/openness.ts';
import { PriceHistory } from '../../book/price-history.ts';
import { NOTHING_ORDERED, TradingOrders, type StandingOrder } from '../../book/trading-orders.ts';
import { followSoundOrders, type SoundOrdersParts } from './follow-sound-orders.ts';

const OVERRIDE = {
  ...{ id: '9', marketId: '1', outcome: 'home', fedMilli: 2_000, boundMilli: 50 },
  price: { oddsMilli: 2_100 },
};
const hold = (subject: string): StandingOrder => ({
  ...{ scope: 'market', subject, heldSinceMs: 1, cutMilli: undefined },
});

describe('orders that are looked at before they act', () => {
  let book: Book;
  let event: EventEntry;
  let known: (() => void) | undefined;
  let parts: SoundOrdersParts;

  function offer(id: string, type: string): MarketEntry {
    const selections = ['home', 'away'].map((outcome) => ({ outcome, oddsMilli: 2_000, open: true }));
    const market = {
      ...{ id, event, type: MARKET_TYPES.get(type), specifiers: {}, status: 'open' },
      ...{ selections, fed: selections, ordered: NOTHING_ORDERED, history: new PriceHistory() },
      ...{ version: 1, openedVersion: 1, lastClosed: new Map() },
    } as unknown as MarketEntry;
    event.markets.set(type, market);
    return market;
  }

  let [priced, other]: MarketEntry[] = [];
  beforeEach(async () => {
    book = new Book();
    event = {
      ...{ id: '7', sport: 'football', producer: { name: 'test', up: true }, championship: { id: '3' } },
      state: { status: 'upcoming', score: [0, 0] },
      ...{ ordered: NOTHING_ORDERED, markets: new Map<string, MarketEntry>() },
    } as unknown as EventEntry;
    [priced, other] = [offer('1', 'draw-no-bet'), offer('2', 'half-draw-no-bet')];
    book.addEvent(event);
    known = undefined;
    let isKnown = false;
    const sureWins = {
      knows: () => isKnown,
      prepare: () =>
        new Promise<void>((resolve) => {
          known = () => {
            isKnown = true;
            resolve();
          };
        }),
      of: () => undefined,
    };
    parts = { kernel: { clock: { nowMs: () => 5 } }, book, sureWins } as unknown as SoundOrdersParts;
    await followSoundOrders(parts, new TradingOrders([hold('1')], []));
  });

  const open = () => [priced, other].map((market) => market !== undefined && isOpen(market, 'home'));

  it('open nothing of a match that a trader priced until it is known how it can end; what they hold is held at once', async () => {
    const followed = followSoundOrders(parts, new TradingOrders([hold('2')], [OVERRIDE]));
    expect(open()).toEqual([false, false]);
    expect(priced?.selections[0]?.oddsMilli).toBe(2_000);
    known?.();
    await followed;
    expect(open()).toEqual([true, false]);
    expect(priced?.selections[0]?.oddsMilli).toBe(2_100);
  });

  it('give way to those that came in their place meanwhile', async () => {
    const followed = followSoundOrders(parts, new TradingOrders([], [OVERRIDE]));
    await followSoundOrders(parts, new TradingOrders([hold('1'), hold('2')], []));
    known?.();
    await followed;
    expect(open()).toEqual([false, false]);
    expect(priced?.selections[0]?.oddsMilli).toBe(2_000);
  });

  it('wait for nobody where no trader priced anything', () => {
    void followSoundOrders(parts, new TradingOrders([], []));
    expect([known, ...open()]).toEqual([undefined, true, true]);
  });
});
