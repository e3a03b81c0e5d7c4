import { createOddsWorld, priced, type OddsWorld } from '../testing/odds-world.ts';
import { aMarket, anEvent } from '../testing/samples.ts';
import type { EventValue } from './odds-types.ts';
import { LINGER_MS, SEED_KEEP_MS } from './topic-views.ts';

describe('how fresh odds are, and how long they are kept', () => {
  let world: OddsWorld;

  beforeEach(() => {
    world = createOddsWorld();
  });
  afterEach(() => {
    world.odds.stop();
  });

  it('keeps a price that another topic still brings when a row drops its market', () => {
    const { snapshot, change, watchRow, recordPrice, odds } = world;
    watchRow();
    odds.watchMarket('501').subscribe();
    snapshot('market:501', { eventId: '401', state: anEvent().state, market: aMarket() });
    const home = recordPrice('501.home');
    change('row:401', { removedMarketIds: ['501'] });
    expect(home.at(-1)).toMatchObject({ status: 'open' });
  });

  it('shows a price as gone when its market is taken away, and open when it comes back', () => {
    const { change, watchRow, recordPrice } = world;
    watchRow();
    const home = recordPrice('501.home');
    change('row:401', { removedMarketIds: ['501'] });
    expect(home.at(-1)).toMatchObject({ status: 'gone', oddsMilli: 2050 });
    change('row:401', { markets: [aMarket({ version: '1.2' })] });
    expect(home.at(-1)).toMatchObject({ status: 'open', version: '1.2' });
  });

  it('greys everything when live is stale, and each topic is fresh again with its own snapshot', () => {
    const { snapshot, watchRow, recordPrice, odds, source, timing } = world;
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
    const { handlerOf, snapshot, watchRow, recordPrice, timing } = world;
    watchRow();
    const home = recordPrice('501.home');
    handlerOf('row:401').onGap();
    timing.flushFrame();
    expect(home.at(-1)?.status).toBe('stale');
    snapshot('row:401', anEvent());
    expect(home.at(-1)?.status).toBe('open');
  });

  it('shows an event that left as gone, with its last picture', () => {
    const { handlerOf, watchRow, recordPrice, timing } = world;
    const row = watchRow();
    const home = recordPrice('501.home');
    handlerOf('row:401').onGone();
    timing.flushFrame();
    expect(row.at(-1)).toMatchObject({ status: 'gone', event: { id: '401' } });
    expect(home.at(-1)).toMatchObject({ status: 'gone' });
  });

  it('shows an event that never was as gone', () => {
    const { handlerOf, odds, timing } = world;
    const seen: EventValue[] = [];
    odds.watchEvent('9', 'event').subscribe((value) => seen.push(value));
    handlerOf('event:9').onGone();
    timing.flushFrame();
    expect(seen.at(-1)).toEqual({ status: 'gone', event: null });
  });

  it('answers equal arguments with the same stream while it is watched', () => {
    const { watchRow, odds } = world;
    watchRow();
    expect(odds.watchEvent('401', 'row')).toBe(odds.watchEvent('401', 'row'));
    expect(odds.watchList('live', 'football')).toBe(odds.watchList('live', 'football'));
  });

  it('lets go of a topic and its prices a while after the last viewer', () => {
    const { snapshot, odds, source, timing } = world;
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

  it('shows seeded events at once and their live picture after', () => {
    const { snapshot, odds, timing } = world;
    odds.seedEvents({ events: [anEvent()] }, 'row');
    timing.flushFrame();
    const seen: EventValue[] = [];
    odds.watchEvent('401', 'row').subscribe((value) => seen.push(value));
    expect(seen[0]).toMatchObject({ status: 'ready', event: { id: '401' } });
    expect(odds.price$('501.home').snapshot()).toMatchObject({ status: 'open', oddsMilli: 2050 });
    snapshot('row:401', anEvent({ markets: [priced('home', 2300, '1.5')] }));
    expect(odds.price$('501.home').snapshot()).toMatchObject({ oddsMilli: 2300, direction: 'up' });
  });

  it('does not let a seed overwrite a live picture', () => {
    const { watchRow, odds, timing } = world;
    watchRow(anEvent({ markets: [priced('home', 2300, '1.5')] }));
    odds.seedEvents({ events: [anEvent({ markets: [priced('home', 1500, '9.9')] })] }, 'row');
    timing.flushFrame();
    expect(odds.price$('501.home').snapshot()).toMatchObject({ oddsMilli: 2300 });
  });

  it('forgets a seed nobody came for', () => {
    const { odds, timing } = world;
    odds.seedEvents({ events: [anEvent()] }, 'row');
    timing.advance(SEED_KEEP_MS);
    expect(odds.price$('501.home').snapshot()).toEqual({ status: 'loading' });
    expect(timing.pending).toBe(0);
  });
});
