import type { EventDelta } from '@paddock/contract';
import type { EventDetail, MarketView } from '@paddock/contract/schemas';

import { createServerClock } from '../clock/server-clock.ts';
import type { LiveValue } from '../live/live-types.ts';
import type { TopicHandler, TopicSource } from '../live/topic-source.ts';
import { createStore } from '../stream/store.ts';
import { aMarket, anEvent, SAMPLE_NOW_MS } from '../testing/samples.ts';
import { createVirtualTiming, type VirtualTiming } from '../testing/virtual-timing.ts';
import { createOdds, type OddsService } from './odds.ts';
import type { EventValue, PriceValue } from './odds-types.ts';
import { LINGER_MS, SEED_KEEP_MS } from './topic-views.ts';

/** Topics opened by the odds; the test speaks through their handlers. */
function createHandlers(): TopicSource & {
  readonly handlers: Map<string, TopicHandler>;
  set(value: LiveValue): void;
} {
  const handlers = new Map<string, TopicHandler>();
  const live = createStore<LiveValue>({ status: 'open', producersDown: [] });
  return {
    handlers,
    live$: live.stream,
    set: live.set,
    open(topic, handler) {
      handlers.set(topic, handler);
      return () => handlers.delete(topic);
    },
  };
}

describe('odds', () => {
  let timing: VirtualTiming;
  let source: ReturnType<typeof createHandlers>;
  let odds: OddsService;

  beforeEach(() => {
    timing = createVirtualTiming(SAMPLE_NOW_MS);
    source = createHandlers();
    odds = createOdds(source, timing, createServerClock(timing, SAMPLE_NOW_MS));
  });
  afterEach(() => odds.stop());

  function handlerOf(topic: string): TopicHandler {
    const handler = source.handlers.get(topic);
    if (handler === undefined) throw new Error(`nobody watches ${topic}`);
    return handler;
  }

  function snapshot(topic: string, data: unknown): void {
    handlerOf(topic).onSnapshot(data);
    timing.flushFrame();
  }

  function change(topic: string, delta: EventDelta): void {
    handlerOf(topic).onDelta(delta);
    timing.flushFrame();
  }

  function watchRow(event: EventDetail = anEvent()): EventValue[] {
    const seen: EventValue[] = [];
    odds.watchEvent(event.id, 'row').subscribe((value) => seen.push(value));
    snapshot(`row:${event.id}`, event);
    return seen;
  }

  function recordPrice(selectionId: string): PriceValue[] {
    const seen: PriceValue[] = [];
    odds.price$(selectionId).subscribe((value) => seen.push(value));
    return seen;
  }

  /** The sample market with another price for one outcome. */
  function priced(
    outcome: string,
    oddsMilli: number,
    version: string,
    more: Partial<MarketView> = {},
  ): MarketView {
    const { selections } = aMarket();
    return aMarket({
      version,
      selections: selections.map((each) => (each.outcome === outcome ? { ...each, oddsMilli } : each)),
      ...more,
    });
  }

  it('publishes an event without prices and once per frame', () => {
    const seen: EventValue[] = [];
    odds.watchEvent('401', 'row').subscribe((value) => seen.push(value));
    handlerOf('row:401').onSnapshot(anEvent());
    handlerOf('row:401').onDelta({ state: { ...anEvent().state, score: [2, 0] } });
    expect(seen).toEqual([{ status: 'loading' }]);
    timing.flushFrame();
    expect(seen).toHaveLength(2);
    expect(seen[1]).toMatchObject({
      status: 'ready',
      event: {
        state: { score: [2, 0] },
        markets: [{ id: '501', type: '1x2', outcomes: ['home', 'draw', 'away'] }],
      },
    });
    expect(JSON.stringify(seen[1])).not.toContain('oddsMilli');
  });

  it('tells only the price that moved, not its row and not its neighbours', () => {
    const row = watchRow();
    const home = recordPrice('501.home');
    const draw = recordPrice('501.draw');
    change('row:401', { markets: [priced('home', 2100, '1.2')] });
    expect(home.at(-1)).toEqual({
      status: 'open',
      oddsMilli: 2100,
      version: '1.2',
      direction: 'up',
      changedAtMs: SAMPLE_NOW_MS,
      reason: null,
    });
    expect(home).toHaveLength(2);
    expect(draw).toHaveLength(1);
    expect(row).toHaveLength(2);
    // The newest version of the price is there for whoever asks.
    expect(odds.price$('501.draw').snapshot()).toMatchObject({
      oddsMilli: 3400,
      version: '1.2',
      direction: null,
    });
  });

  it('publishes the last of several changes in one frame', () => {
    watchRow();
    const home = recordPrice('501.home');
    handlerOf('row:401').onDelta({ markets: [priced('home', 2100, '1.2')] });
    handlerOf('row:401').onDelta({ markets: [priced('home', 1900, '1.3')] });
    timing.flushFrame();
    expect(home.slice(1)).toMatchObject([{ oddsMilli: 1900, direction: 'down' }]);
  });

  it('keeps the direction until the next move', () => {
    watchRow();
    const home = recordPrice('501.home');
    change('row:401', { markets: [priced('home', 2100, '1.2')] });
    timing.advance(5_000);
    change('row:401', { markets: [priced('home', 2100, '1.2', { status: 'suspended', reason: 'goal' })] });
    expect(home.at(-1)).toMatchObject({
      status: 'suspended',
      direction: 'up',
      changedAtMs: SAMPLE_NOW_MS,
      reason: 'goal',
    });
  });

  it('ignores a market older than the one it has, of the same epoch only [rules §5]', () => {
    watchRow(anEvent({ markets: [priced('home', 2100, '1.10')] }));
    odds.watchEvent('401', 'event').subscribe();
    snapshot('event:401', anEvent({ markets: [priced('home', 2000, '1.9')] }));
    expect(odds.price$('501.home').snapshot()).toMatchObject({ oddsMilli: 2100, version: '1.10' });
    snapshot('event:401', anEvent({ markets: [priced('home', 1800, '2.1')] }));
    expect(odds.price$('501.home').snapshot()).toMatchObject({ oddsMilli: 1800, version: '2.1' });
  });

  it.each([
    [
      'a suspended market',
      aMarket({ status: 'suspended', reason: 'var' }),
      { status: 'suspended', reason: 'var' },
    ],
    ['a closed market', aMarket({ status: 'closed' }), { status: 'gone' }],
    ['a settled market', aMarket({ status: 'settled' }), { status: 'gone' }],
    [
      'a closed selection',
      aMarket({ selections: [{ outcome: 'home', oddsMilli: 2050, open: false }] }),
      { status: 'suspended', oddsMilli: 2050 },
    ],
  ])('shows %s as it is', (_name, market, expected) => {
    watchRow(anEvent({ markets: [market] }));
    expect(odds.price$('501.home').snapshot()).toMatchObject(expected);
  });

  it('changes the event only with its state or the list of its markets; kept shapes stay the same objects', () => {
    const total = aMarket({ id: '502', type: 'total', specifiers: { line: '2.5' } });
    const row = watchRow(anEvent({ markets: [aMarket(), total] }));
    const other = { ...total, id: '503', specifiers: { line: '3.5' } };
    change('row:401', { markets: [other], removedMarketIds: ['502'], marketCount: 9 });
    const [, before, after] = row;
    if (before?.status !== 'ready' || after?.status !== 'ready') throw new Error('not ready');
    expect(after.event.markets.map(({ id }) => id)).toEqual(['501', '503']);
    expect(after.event.markets[0]).toBe(before.event.markets[0]);
    expect(after.event.marketCount).toBe(9);
    expect(odds.price$('502.home').snapshot().status).not.toBe('open');
  });

  it('keeps a price that another topic still brings when a row drops its market', () => {
    watchRow();
    odds.watchMarket('501').subscribe();
    snapshot('market:501', { eventId: '401', state: anEvent().state, market: aMarket() });
    const home = recordPrice('501.home');
    change('row:401', { removedMarketIds: ['501'] });
    expect(home.at(-1)).toMatchObject({ status: 'open' });
  });

  it('shows a price as gone when its market is taken away, and open when it comes back', () => {
    watchRow();
    const home = recordPrice('501.home');
    change('row:401', { removedMarketIds: ['501'] });
    expect(home.at(-1)).toMatchObject({ status: 'gone', oddsMilli: 2050 });
    change('row:401', { markets: [aMarket({ version: '1.2' })] });
    expect(home.at(-1)).toMatchObject({ status: 'open', version: '1.2' });
  });

  it('greys everything when live is stale, and each topic is fresh again with its own snapshot', () => {
    const row = watchRow();
    watchRow(anEvent({ id: '402', markets: [aMarket({ id: '601' })] }));
    const home = recordPrice('501.home');
    source.set({ status: 'stale', sinceMs: 0 });
    timing.flushFrame();
    expect(row.at(-1)?.status).toBe('stale');
    expect(home.at(-1)).toMatchObject({ status: 'stale', oddsMilli: 2050 });
    source.set({ status: 'open', producersDown: [] });
    timing.flushFrame();
    expect(home.at(-1)?.status).toBe('stale');
    snapshot('row:401', anEvent());
    expect(home.at(-1)?.status).toBe('open');
    expect(row.at(-1)?.status).toBe('ready');
    expect(odds.price$('601.home').snapshot().status).toBe('stale');
  });

  it('greys one topic at a gap', () => {
    watchRow();
    const home = recordPrice('501.home');
    handlerOf('row:401').onGap();
    timing.flushFrame();
    expect(home.at(-1)?.status).toBe('stale');
    snapshot('row:401', anEvent());
    expect(home.at(-1)?.status).toBe('open');
  });

  it('shows an event that left as gone, with its last picture', () => {
    const row = watchRow();
    const home = recordPrice('501.home');
    handlerOf('row:401').onGone();
    timing.flushFrame();
    expect(row.at(-1)).toMatchObject({ status: 'gone', event: { id: '401' } });
    expect(home.at(-1)).toMatchObject({ status: 'gone' });
  });

  it('shows an event that never was as gone', () => {
    const seen: EventValue[] = [];
    odds.watchEvent('9', 'event').subscribe((value) => seen.push(value));
    handlerOf('event:9').onGone();
    timing.flushFrame();
    expect(seen.at(-1)).toEqual({ status: 'gone', event: null });
  });

  it('answers equal arguments with the same stream while it is watched', () => {
    watchRow();
    expect(odds.watchEvent('401', 'row')).toBe(odds.watchEvent('401', 'row'));
    expect(odds.watchList('live', 'football')).toBe(odds.watchList('live', 'football'));
  });

  it('lets go of a topic and its prices a while after the last viewer', () => {
    odds.watchEvent('401', 'row').subscribe().unsubscribe();
    timing.advance(LINGER_MS);
    expect(source.handlers.size).toBe(0);
    const subscription = odds.watchEvent('401', 'row').subscribe();
    snapshot('row:401', anEvent());
    subscription.unsubscribe();
    expect(odds.price$('501.home').snapshot().status).toBe('open');
    timing.advance(LINGER_MS);
    expect(odds.price$('501.home').snapshot()).toEqual({ status: 'loading' });
    expect(timing.pending).toBe(0);
  });

  it('fills a cell that was there before its market', () => {
    const home = recordPrice('501.home');
    watchRow();
    expect(home.map(({ status }) => status)).toEqual(['loading', 'open']);
  });

  it('shows seeded events at once and their live picture after', () => {
    odds.seedEvents([anEvent()], 'row');
    timing.flushFrame();
    const seen: EventValue[] = [];
    odds.watchEvent('401', 'row').subscribe((value) => seen.push(value));
    expect(seen[0]).toMatchObject({ status: 'ready', event: { id: '401' } });
    expect(odds.price$('501.home').snapshot()).toMatchObject({ status: 'open', oddsMilli: 2050 });
    snapshot('row:401', anEvent({ markets: [priced('home', 2300, '1.5')] }));
    expect(odds.price$('501.home').snapshot()).toMatchObject({ oddsMilli: 2300, direction: 'up' });
  });

  it('does not let a seed overwrite a live picture', () => {
    watchRow(anEvent({ markets: [priced('home', 2300, '1.5')] }));
    odds.seedEvents([anEvent({ markets: [priced('home', 1500, '9.9')] })], 'row');
    timing.flushFrame();
    expect(odds.price$('501.home').snapshot()).toMatchObject({ oddsMilli: 2300 });
  });

  it('forgets a seed nobody came for', () => {
    odds.seedEvents([anEvent()], 'row');
    timing.advance(SEED_KEEP_MS);
    expect(odds.price$('501.home').snapshot()).toEqual({ status: 'loading' });
    expect(timing.pending).toBe(0);
  });

  it('watches lists and the catalogue', () => {
    const lists: unknown[] = [];
    const catalogues: unknown[] = [];
    odds.watchList('live', 'football').subscribe((value) => lists.push(value));
    odds.watchCatalogue().subscribe((value) => catalogues.push(value));
    snapshot('list:live:football', { eventIds: ['401'] });
    handlerOf('list:live:football').onDelta({ eventIds: ['402', '401'] });
    snapshot('catalogue', { sports: [] });
    expect(lists.at(-1)).toEqual({ status: 'ready', eventIds: ['402', '401'] });
    expect(catalogues.at(-1)).toEqual({ status: 'ready', catalogue: { sports: [] } });
  });

  it('watches one market with its prices, for the coupon', () => {
    const seen: unknown[] = [];
    odds.watchMarket('501').subscribe((value) => seen.push(value));
    const view = { eventId: '401', state: anEvent().state, market: aMarket() };
    snapshot('market:501', view);
    expect(seen.at(-1)).toEqual({ status: 'ready', ...view });
    expect(odds.price$('501.home').snapshot()).toMatchObject({ status: 'open', oddsMilli: 2050 });
    handlerOf('market:501').onGone();
    timing.flushFrame();
    expect(seen.at(-1)).toEqual({ status: 'gone' });
  });

  it('survives a listener that stages more while it is told', () => {
    watchRow();
    const seen: PriceValue[] = [];
    odds.price$('501.home').subscribe((value) => {
      seen.push(value);
      if (value.status === 'open' && value.oddsMilli === 2100) {
        handlerOf('row:401').onDelta({ markets: [priced('home', 2200, '1.3')] });
      }
    });
    change('row:401', { markets: [priced('home', 2100, '1.2')] });
    timing.flushFrame();
    expect(seen.at(-1)).toMatchObject({ oddsMilli: 2200 });
  });

  it('answers loading for what is no selection id', () => {
    expect(recordPrice('nonsense')).toEqual([{ status: 'loading' }]);
    expect(odds.price$('nonsense').snapshot()).toEqual({ status: 'loading' });
  });
});
