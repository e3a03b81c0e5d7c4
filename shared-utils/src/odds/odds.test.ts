import { createOddsWorld, priced, type OddsWorld } from '../testing/odds-world.ts';
import { aMarketType } from '../testing/sample-types.ts';
import { aMarket, anEvent, SAMPLE_NOW_MS } from '../testing/samples.ts';
import type { EventValue, PriceValue } from './odds-types.ts';

describe('odds', () => {
  let world: OddsWorld;

  beforeEach(() => {
    world = createOddsWorld();
  });
  afterEach(() => {
    world.odds.stop();
  });

  it('publishes an event without prices and once per frame', () => {
    const { handlerOf, odds, timing } = world;
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
        markets: [{ id: '501', type: { key: '1x2' }, outcomes: ['home', 'draw', 'away'] }],
      },
    });
    expect(JSON.stringify(seen[1])).not.toContain('oddsMilli');
  });

  it('shows a market once its type is told of, by the snapshot or by the delta that brings it', () => {
    const { change, watchRow, odds } = world;
    const type = { ...aMarketType('1x2'), key: 'acme:7' };
    const shown = watchRow(anEvent({ markets: [aMarket({ id: '601', type: 'acme:7' })] }));
    const markets = () => shown.flatMap((value) => ('event' in value && value.event?.markets) || []);
    expect(markets()).toEqual([]);
    change('row:401', { markets: [aMarket({ id: '601', type: 'acme:7' })], types: [type] });
    expect(markets()).toMatchObject([{ id: '601', type: { key: 'acme:7' } }]);
    const seen: EventValue[] = [];
    odds.watchEvent('402', 'event').subscribe((value) => seen.push(value));
    const other = { ...type, key: 'acme:8' };
    world.snapshot(
      'event:402',
      anEvent({ id: '402', markets: [aMarket({ type: 'acme:8' })], types: [other] }),
    );
    expect(seen.at(-1)).toMatchObject({ event: { markets: [{ type: { key: 'acme:8' } }] } });
  });

  it('gives a market its new names when its type is described anew', () => {
    const { change, watchRow } = world;
    const shown = watchRow();
    const renamed = { ...aMarketType('1x2'), name: { en: 'Who wins' } };
    change('row:401', { markets: [aMarket()], types: [renamed] });
    expect(shown.at(-1)).toMatchObject({ event: { markets: [{ type: { name: { en: 'Who wins' } } }] } });
  });

  it('tells only the price that moved, not its row and not its neighbours', () => {
    const { change, watchRow, recordPrice, odds } = world;
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

  it('lists what is looked at, and only while it is', () => {
    const { watchRow, odds } = world;
    expect(odds.watchedOdds()).toEqual([]);
    watchRow();
    const watching = odds.price$('501.home').subscribe(() => undefined);
    const watched = new Map(odds.watchedOdds());
    expect([...watched.keys()]).toEqual(['row:401', 'price$ 501.home']);
    expect(watched.get('row:401')).toMatchObject({ status: 'ready', event: { id: '401' } });
    expect(watched.get('price$ 501.home')).toMatchObject({ status: 'open', version: '1.1' });
    watching.unsubscribe();
    expect(odds.watchedOdds().map(([name]) => name)).toEqual(['row:401']);
  });

  it('publishes the last of several changes in one frame', () => {
    const { handlerOf, watchRow, recordPrice, timing } = world;
    watchRow();
    const home = recordPrice('501.home');
    handlerOf('row:401').onDelta({ markets: [priced('home', 2100, '1.2')] });
    handlerOf('row:401').onDelta({ markets: [priced('home', 1900, '1.3')] });
    timing.flushFrame();
    expect(home.slice(1)).toMatchObject([{ oddsMilli: 1900, direction: 'down' }]);
  });

  it('keeps the direction until the next move', () => {
    const { change, watchRow, recordPrice, timing } = world;
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
    const { snapshot, watchRow, odds } = world;
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
    const { watchRow, odds } = world;
    watchRow(anEvent({ markets: [market] }));
    expect(odds.price$('501.home').snapshot()).toMatchObject(expected);
  });

  it('changes the event only with its state or the list of its markets; kept shapes stay the same objects', () => {
    const { change, watchRow, odds } = world;
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

  it('fills a cell that was there before its market', () => {
    const { watchRow, recordPrice } = world;
    const home = recordPrice('501.home');
    watchRow();
    expect(home.map(({ status }) => status)).toEqual(['loading', 'open']);
  });

  it('watches lists and the catalogue', () => {
    const { handlerOf, snapshot, odds } = world;
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
    const { handlerOf, snapshot, odds, timing } = world;
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
    const { handlerOf, change, watchRow, odds, timing } = world;
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
    const { recordPrice, odds } = world;
    expect(recordPrice('nonsense')).toEqual([{ status: 'loading' }]);
    expect(odds.price$('nonsense').snapshot()).toEqual({ status: 'loading' });
  });
});
