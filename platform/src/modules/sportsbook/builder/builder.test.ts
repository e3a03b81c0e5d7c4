import { MINUTE_MS } from '@paddock/contract';
import type { BetView, PlaceBetRequest } from '@paddock/contract/schemas';

import { KindsTable } from '../placement/kinds.fixture.ts';
import { footballModel } from '../testing/builder-model.ts';
import { quotesOf } from '../testing/cash-out-calls.ts';
import { decideByOperator } from '../testing/decide-by-operator.ts';
import { matchOdds, matchResult, total, type NamedMarket } from '../testing/feed-driver.ts';
import { builderQuoteOf } from '../testing/own-prices.ts';
import {
  betOf,
  eventOf,
  legOf,
  marketOf,
  newKey,
  placementOf,
  type PlaceOptions,
} from '../testing/sportsbook.fixture.ts';
import { ALL_VOID } from '../testing/simulated-match.ts';
import { MODEL, ODDS, PRICE } from './builder.fixture.ts';

type Leg = PlaceBetRequest['legs'][number];

const over = (won: 0 | 1 | 'void'): NamedMarket => ({
  type: 'total',
  specifiers: { line: '2.5' },
  selections: (['over', 'under'] as const).map((outcome) => ({
    outcome,
    won: won === 'void' ? 0 : outcome === 'over' ? won : won === 1 ? 0 : 1,
    ...(won === 'void' && { voidHalves: 2 as const }),
  })),
});

describe('bet builders (rules §10)', () => {
  let table: KindsTable;
  let two: Leg[];
  beforeAll(async () => {
    table = await KindsTable.open();
  });
  beforeEach(async () => {
    await table.newRound(ODDS[0], ODDS[0]);
    await table.feed.priced(table.match(0), MODEL, ...ODDS);
    two = [await table.legOn(0, 'home'), await legOn('total', 'over')];
  });
  afterEach(async () => {
    expect(await table.problems()).toEqual([]);
  });
  afterAll(() => table.platform.close());

  const legOn = async (type: string, outcome: string, line?: string, at = 0) =>
    legOf(marketOf(await eventOf(table.platform, table.match(at)), type, line), outcome);
  const builder = (options: PlaceOptions = {}, legs = two) =>
    table.place(legs, { builderOddsMilli: PRICE, ...options });
  const placed = () => table.placed(two, { builderOddsMilli: PRICE });
  const ends = async (result: NamedMarket, totalResult: NamedMarket, revision = 1) => {
    const name = table.match(0);
    const goals = totalResult.selections[0]?.won === 1 ? 2 : 0;
    const isAway = result.selections[2]?.won === 1;
    const finalScore: [number, number] = isAway ? [goals, goals + 1] : [goals + 1, goals];
    await table.feed.begin(name);
    await table.feed.send({
      kind: 'result',
      event: name,
      revision,
      finalScore,
      markets: [result, totalResult],
    });
    await table.platform.advance(250);
  };

  it('are quoted, placed at that price and told with it', async () => {
    expect(await builderQuoteOf(table.platform, two)).toEqual({ oddsMilli: PRICE });
    const bet = await placed();
    expect(bet).toMatchObject({
      type: 'builder',
      totalOddsMilli: PRICE,
      possibleReturn: '32.70',
      legs: [{ oddsMilli: 2_100 }, { oddsMilli: 1_850 }],
    });
    expect(await table.explained(bet)).toMatchObject({
      builder: { oddsMilli: PRICE, model: MODEL },
      lineCount: 1,
      agrees: true,
    });
  });

  const VOID = { ...matchResult('home'), selections: [...ALL_VOID] };
  it.each([
    ['all legs win', matchResult('home'), over(1), 'won 32.70', '327/100'],
    ['one loses', matchResult('home'), over(0), 'lost 0.00', '0/1'],
    ['the other loses', matchResult('away'), over(1), 'lost 0.00', '0/1'],
    ['one is void', VOID, over(1), 'won 18.50', '37/20'],
    ['one is void, the other lost', VOID, over(0), 'lost 0.00', '0/1'],
    ['all are void', VOID, over('void'), 'returned 10.00', '1/1'],
  ] as const)('pay where %s', async (_how, result, goals, standsAs, sum) => {
    const bet = await placed();
    await ends(result, goals);
    expect(await table.standing(bet)).toBe(standsAs);
    expect(await table.explained(bet)).toMatchObject({ sum, agrees: true });
  });

  it('price what void legs leave at the model they were struck with, never by a quotient of prices', async () => {
    await table.feed.priced(table.match(0), MODEL, ...ODDS, {
      type: 'both-score',
      selections: [
        { outcome: 'yes', oddsMilli: 1_700 },
        { outcome: 'no', oddsMilli: 1_950 },
      ],
    });
    const three = [...two, await legOn('both-score', 'no')];
    const quoted = await builderQuoteOf(table.platform, three);
    const price = 'oddsMilli' in quoted ? quoted.oddsMilli : 0;
    const bet = await table.placed(three, { builderOddsMilli: price });
    // Prices of later are nobody's business.
    await table.feed.priced(table.match(0), footballModel(3, 1), ...ODDS);
    await ends(matchResult('home'), over(1));
    const markets = [{ type: 'both-score', specifiers: {} }];
    const window = { fromMs: 0, toMs: table.platform.clock.nowMs(), reason: 'wrong price' };
    await table.feed.send({ kind: 'cancel', event: table.match(0), ...window, markets });
    await table.platform.advance(250);
    expect(await table.standing(bet)).toBe('won 32.70');
    expect(await table.explained(bet)).toMatchObject({
      builder: { oddsMilli: price, restMilli: PRICE },
      agrees: true,
    });
  });

  it('follow corrections and an operator’s void to the cent', async () => {
    const bet = await placed();
    await ends(matchResult('home'), over(1));
    expect(await table.money()).toEqual({ free: 102_270n, held: 0n });
    await ends(matchResult('away'), over(1), 2);
    expect([await table.standing(bet), await table.money()]).toEqual([
      'lost 0.00',
      { free: 99_000n, held: 0n },
    ]);
    await decideByOperator(table.platform, table.match(0), ALL_VOID);
    await table.platform.advance(5_000);
    expect([await table.standing(bet), await table.money()]).toEqual([
      'won 18.50',
      { free: 100_850n, held: 0n },
    ]);
  });

  it('are the same bet for the same key, pressed twice at once too', async () => {
    const key = newKey();
    const [first, again] = await Promise.all([builder({ key }), builder({ key })]);
    expect([first.statusCode, again.json()]).toEqual([201, first.json()]);
    expect((await builder({ key, builderOddsMilli: PRICE + 10 })).json()).toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
    expect(await table.money()).toEqual({ free: 99_000n, held: 1_000n });
  });

  it('are held to their own price by the answer to moved prices', async () => {
    expect((await builder({ builderOddsMilli: PRICE + 10 })).json()).toMatchObject({
      code: 'PRICE_MOVED',
      details: { legs: [], builderOddsMilli: PRICE },
    });
    expect((await builder({ builderOddsMilli: PRICE - 10, policy: 'higher' })).json()).toMatchObject({
      bet: { totalOddsMilli: PRICE },
    });
    // A leg became cheaper, and a trader's cut would do the same.
    await table.feed.priced(table.match(0), MODEL, matchOdds(2_000, 3_400, 3_600), ODDS[1]);
    expect((await builder({ policy: 'higher' })).json()).toMatchObject({ code: 'PRICE_MOVED' });
    expect((await builder({ policy: 'any' })).json()).toMatchObject({ bet: { totalOddsMilli: 3_120 } });
  });

  it('with live legs are priced again when they are decided, and refused where bets were stopped', async () => {
    const name = table.match(9);
    await table.feed.priced(name, MODEL, ...ODDS);
    const live = [await legOn('1x2', 'home', undefined, 9), await legOn('total', 'over', undefined, 9)];
    const [any, none, stopped] = [newKey(), newKey(), newKey()];
    for (const [key, policy] of [
      [any, 'any'],
      [none, 'none'],
    ] as const)
      expect((await builder({ key, policy }, live)).statusCode).toBe(202);
    await table.feed.priced(name, footballModel(1.8, 1.2), ...ODDS);
    await table.platform.advance(10_000);
    expect(await placementOf(table.platform, table.player, any)).toMatchObject({
      bet: { type: 'builder', totalOddsMilli: expect.any(Number) as number },
    });
    expect(await placementOf(table.platform, table.player, none)).toMatchObject({ code: 'PRICE_MOVED' });
    expect((await builder({ key: stopped, policy: 'any' }, live)).statusCode).toBe(202);
    await table.feed.betStop(name);
    await table.feed.priced(name, footballModel(1.8, 1.2), ...ODDS);
    await table.platform.advance(10_000);
    expect(await placementOf(table.platform, table.player, stopped)).toMatchObject({
      code: 'SELECTION_SUSPENDED',
    });
  });

  it('are left at what their legs come to together now, and at nothing without a model', async () => {
    const bet = await placed();
    const quote = async () => (await quotesOf(table.platform, table.player, [bet.id]))[0];
    // 10.00 · 3.27 · 0.26505 less 4 %.
    expect(await quote()).toMatchObject({ offer: '8.32' });
    // Both come true at 0.46330 by goals of 2.2 and 0.8.
    const moved = [matchOdds(1_300, 5_000, 9_000), total('2.5', 1_600, 2_200)] as const;
    await table.feed.priced(table.match(0), footballModel(2.2, 0.8), ...moved);
    expect(await quote()).toMatchObject({ offer: '14.54' });
    // A home win is no likelier than its price says: 0.45434 of 2.10 3.40 3.60.
    await table.feed.priced(table.match(0), footballModel(2.2, 0.8), ...ODDS);
    expect(await quote()).toMatchObject({ offer: '14.26' });
    await table.feed.priced(table.match(0), undefined, ...ODDS);
    expect(await quote()).toMatchObject({ off: 'suspended' });
  });

  it('hold the same room after a restart, settle as they were struck, and are offered again with a model', async () => {
    const bet: BetView = await placed();
    table.platform = await table.platform.restart();
    expect(await table.problems()).toEqual([]);
    expect(await betOf(table.platform, table.player, bet.id)).toMatchObject({ totalOddsMilli: PRICE });
    expect(await builderQuoteOf(table.platform, two)).toMatchObject({ code: 'LIVE_DOWN' });
    await table.platform.advance(MINUTE_MS);
  });
});
