import { decideByOperator } from '../testing/decide-by-operator.ts';
import { quotesOf } from '../testing/cash-out-calls.ts';
import { matchOdds, matchResult, total } from '../testing/feed-driver.ts';
import { ALL_VOID } from '../testing/simulated-match.ts';
import { antiQuoteOf } from '../testing/own-prices.ts';
import {
  betOf,
  eventOf,
  legOf,
  marketOf,
  newKey,
  placementOf,
  type PlaceOptions,
} from '../testing/sportsbook.fixture.ts';
import { KindsTable } from './kinds.fixture.ts';

/**
 * Two matches: home at 2.00 of 2.00 3.40 3.60, whose fair chance is 0.466463415, and at 1.50 of 1.50 4.00 6.50, 0.622754491.
 * (1 − 0.06) ÷ (1 − 0.466463415 · 0.622754491) = 1.3248…; 10.00 is staked of 1,000.00.
 */
const PRICE = 1_324;
const CHANCES = [466_463_415, 622_754_492];

describe('anti-accumulators (rules §10)', () => {
  let table: KindsTable;
  beforeAll(async () => {
    table = await KindsTable.open();
  });
  beforeEach(() => table.newRound(matchOdds(2_000, 3_400, 3_600), matchOdds(1_500, 4_000, 6_500)));
  afterEach(async () => {
    expect(await table.problems()).toEqual([]);
  });
  afterAll(() => table.platform.close());

  const two = () => table.legs.slice(0, 2);
  const anti = (options: PlaceOptions = {}) => table.place(two(), { antiOddsMilli: PRICE, ...options });
  const placed = () => table.placed(two(), { antiOddsMilli: PRICE });

  it('are quoted, placed at that price and told with it', async () => {
    expect(await antiQuoteOf(table.platform, two())).toEqual({ oddsMilli: PRICE });
    const bet = await placed();
    expect(bet).toMatchObject({
      type: 'anti-accumulator',
      totalOddsMilli: PRICE,
      possibleReturn: '13.24',
      legs: [{ oddsMilli: 2_000 }, { oddsMilli: 1_500 }],
    });
    expect(await table.explained(bet)).toMatchObject({
      anti: { oddsMilli: PRICE, marginPpb: 60_000_000, chancesPpb: CHANCES },
      agrees: true,
    });
  });

  it.each([
    ['all legs win', ['home', 'home'], 'lost 0.00', '0/1'],
    ['one does not', ['home', 'away'], 'won 13.24', '331/250'],
    ['none does', ['away', 'away'], 'won 13.24', '331/250'],
    // 0.94 ÷ (1 − 0.466463415) and 0.94 ÷ (1 − 0.622754492)
    ['the second is void, the first lost', ['away', 'void'], 'won 17.61', '1761/1000'],
    ['the first is void, the second lost', ['void', 'away'], 'won 24.91', '2491/1000'],
    ['one is void, the other won', ['void', 'home'], 'lost 0.00', '0/1'],
    ['all are void', ['void', 'void'], 'returned 10.00', '1/1'],
  ] as const)('pay where %s', async (_how, ends, standsAs, sum) => {
    const bet = await placed();
    await table.ends(0, ends[0]);
    expect(await table.standing(bet)).toBe('open 0.00');
    await table.ends(1, ends[1]);
    expect(await table.standing(bet)).toBe(standsAs);
    expect(await table.explained(bet)).toMatchObject({ sum, agrees: true });
  });

  it('take a dead heat, which their markets do not know, for void', async () => {
    const bet = await placed();
    const told = matchResult('home');
    const selections = told.selections.map((one) => ({
      ...one,
      ...(one.outcome === 'away' ? {} : { won: 1 as const, deadHeat: [1, 2] as [number, number] }),
    }));
    await table.feed.result(table.match(0), 1, { ...told, selections });
    await table.ends(1, 'away');
    expect(await table.standing(bet)).toBe('won 24.91');
  });

  it('follow corrections and an operator’s void to the cent', async () => {
    const bet = await placed();
    await table.ends(0, 'home');
    await table.ends(1, 'away');
    expect(await table.money()).toEqual({ free: 100_324n, held: 0n });
    await table.ends(1, 'home', 2);
    expect([await table.standing(bet), await table.money()]).toEqual([
      'lost 0.00',
      { free: 99_000n, held: 0n },
    ]);
    for (const at of [0, 1]) await decideByOperator(table.platform, table.match(at), ALL_VOID);
    await table.platform.advance(1_000);
    expect([await table.standing(bet), await table.money()]).toEqual([
      'returned 10.00',
      { free: 100_000n, held: 0n },
    ]);
  });

  it('are the same bet for the same key', async () => {
    const key = newKey();
    const [first, again] = [await anti({ key }), await anti({ key })];
    expect([first.statusCode, again.json()]).toEqual([201, first.json()]);
    expect((await anti({ key, antiOddsMilli: PRICE + 1 })).json()).toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
  });

  it('are held to their own price by the answer to moved prices', async () => {
    const refused = await anti({ antiOddsMilli: PRICE + 10 });
    expect(refused.json()).toMatchObject({
      code: 'PRICE_MOVED',
      details: { legs: [], antiOddsMilli: PRICE },
    });
    const taken = await anti({ antiOddsMilli: PRICE - 10, policy: 'higher' });
    expect(taken.json()).toMatchObject({ bet: { totalOddsMilli: PRICE } });
    // A leg became dearer: it is less likely that both win, and the bet that they do not is cheaper.
    await table.feed.prices(table.match(0), matchOdds(2_500, 3_000, 3_000));
    expect((await anti({ policy: 'higher' })).json()).toMatchObject({ code: 'PRICE_MOVED' });
    // 0.94 ÷ (1 − 0.375 · 0.622754491)
    expect((await anti({ policy: 'any' })).json()).toMatchObject({ bet: { totalOddsMilli: 1_226 } });
  });

  it('with a live leg are priced again when they are decided', async () => {
    const legs = [table.legs[1], table.legs[2]].flatMap((leg) => leg ?? []);
    const [key, other] = [newKey(), newKey()];
    const placing = (one: string, policy: 'none' | 'any') =>
      table.place(legs, { antiOddsMilli: PRICE, key: one, policy });
    expect([(await placing(key, 'any')).statusCode, (await placing(other, 'none')).statusCode]).toEqual([
      202, 202,
    ]);
    await table.feed.prices(table.match(9), matchOdds(1_500, 4_000, 6_500));
    await table.platform.advance(10_000);
    expect(await placementOf(table.platform, table.player, key)).toMatchObject({
      // 0.94 ÷ (1 − 0.622754492²)
      bet: { type: 'anti-accumulator', totalOddsMilli: 1_535 },
    });
    expect(await placementOf(table.platform, table.player, other)).toMatchObject({ code: 'PRICE_MOVED' });
  });

  it('take no leg that may end otherwise than won or lost, and none whose chance is not known', async () => {
    const name = table.match(0);
    await table.feed.prices(name, matchOdds(2_000, 3_400, 3_600), total('2', 1_900, 1_900));
    const push = legOf(marketOf(await eventOf(table.platform, name), 'total', '2'), 'over');
    const pushing = [push, ...two().slice(1)];
    const named = { code: 'ANTI_MARKET', selectionIds: [push.selectionId] };
    expect(await antiQuoteOf(table.platform, pushing)).toEqual(named);
    expect((await table.place(pushing, { antiOddsMilli: PRICE })).json()).toMatchObject({
      code: 'ANTI_MARKET',
      details: { legs: [{ selectionId: push.selectionId, reason: 'anti-market' }] },
    });
    const { selections, ...market } = matchOdds(2_000, 3_400, 3_600);
    const halfOpen = selections.map((one) => ({ ...one, open: one.outcome !== 'away' }));
    await table.feed.prices(name, { ...market, selections: halfOpen });
    expect((await anti()).json()).toMatchObject({ code: 'SELECTION_SUSPENDED' });
  });

  it('are not offered below 1.01, where nobody expects all of it', async () => {
    const far = [await table.legOn(0, 'away'), await table.legOn(1, 'away')];
    expect(await antiQuoteOf(table.platform, far)).toEqual({ code: 'ANTI_PRICE', selectionIds: [] });
    expect((await table.place(far, { antiOddsMilli: 1_010 })).json()).toMatchObject({ code: 'ANTI_PRICE' });
  });

  it('need a price, and are left at the chance that not all of it wins', async () => {
    expect((await table.place(two(), { type: 'anti-accumulator' })).json()).toMatchObject({
      code: 'INVALID_INPUT',
    });
    const bet = await placed();
    // 13.24 · (1 − 0.466463415 · 0.622754491) less 4 %.
    expect(await quotesOf(table.platform, table.player, [bet.id])).toMatchObject([{ offer: '9.01' }]);
  });

  it('hold the same room after a restart, and settle as they were struck', async () => {
    const bet = await placed();
    table.platform = await table.platform.restart();
    expect(await table.problems()).toEqual([]);
    expect(await betOf(table.platform, table.player, bet.id)).toMatchObject({ totalOddsMilli: PRICE });
  });
});
