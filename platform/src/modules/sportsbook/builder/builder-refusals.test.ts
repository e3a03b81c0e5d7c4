import type { PlaceBetRequest } from '@paddock/contract/schemas';

import { KindsTable } from '../placement/kinds.fixture.ts';
import { matchOdds, total } from '../testing/feed-driver.ts';
import { builderQuoteOf } from '../testing/own-prices.ts';
import { eventOf, legOf, marketOf, type PlaceOptions } from '../testing/sportsbook.fixture.ts';
import { MODEL, ODDS, PRICE } from './builder.fixture.ts';

type Leg = PlaceBetRequest['legs'][number];

describe('bet builders that are not offered (rules §10)', () => {
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

  const legOn = async (type: string, outcome: string, line?: string) =>
    legOf(marketOf(await eventOf(table.platform, table.match(0)), type, line), outcome);
  const builder = (options: PlaceOptions = {}, legs = two) =>
    table.place(legs, { builderOddsMilli: PRICE, ...options });

  it('say why not: contradicting, implied, of another kind of market, suspended, of two matches', async () => {
    const draw = await table.legOn(0, 'draw');
    const refusedAs = async (legs: readonly Leg[], code: string, named: readonly Leg[], reason: string) => {
      const selectionIds = named.map(({ selectionId }) => selectionId);
      expect(await builderQuoteOf(table.platform, [...legs])).toEqual({ code, selectionIds });
      expect((await builder({ policy: 'any' }, [...legs])).json()).toMatchObject({
        code,
        details: { legs: selectionIds.map((selectionId) => ({ selectionId, reason })) },
      });
    };
    const [home, goals] = [two[0], two[1]].flatMap((leg) => leg ?? []) as [Leg, Leg];
    await refusedAs([home, draw, goals], 'BUILDER_CONTRADICTS', [home, draw], 'contradicts');
    await refusedAs([home, goals, home], 'BUILDER_IMPLIED', [home, home], 'implied');
    const elsewhere = await table.legOn(1, 'home');
    await refusedAs([home, elsewhere], 'BUILDER_OFF', [elsewhere], 'builder-off');
    await table.feed.priced(
      table.match(0),
      MODEL,
      ...ODDS,
      total('3', 1_900, 1_900),
      {
        type: 'double-chance',
        selections: [
          { outcome: '1x', oddsMilli: 1_300 },
          { outcome: '12', oddsMilli: 1_300 },
          { outcome: 'x2', oddsMilli: 1_700 },
        ],
      },
      {
        type: 'corners-1x2',
        selections: matchOdds(1_900, 8_000, 2_200).selections,
      },
    );
    const either = await legOn('double-chance', '1x');
    await refusedAs([home, either], 'BUILDER_IMPLIED', [either], 'implied');
    const pushing = await legOn('total', 'over', '3');
    await refusedAs([home, pushing], 'BUILDER_MARKET', [pushing], 'builder-market');
    const uncounted = await legOn('corners-1x2', 'home');
    await refusedAs([home, uncounted], 'BUILDER_MARKET', [uncounted], 'builder-market');
    await table.feed.priced(table.match(0), MODEL, ODDS[0], { ...ODDS[1], status: 'suspended' });
    await refusedAs(two, 'SELECTION_SUSPENDED', [goals], 'suspended');
    await table.feed.priced(table.match(0), undefined, ...ODDS);
    await refusedAs(two, 'BUILDER_OFF', two, 'builder-off');
  });

  it('are told of with the match, while its prices say a model', async () => {
    const isTold = async (at: number) => (await eventOf(table.platform, table.match(at))).builder;
    expect([await isTold(0), await isTold(1)]).toEqual([['1x2', 'total'], undefined]);
    await table.feed.priced(table.match(0), undefined, ...ODDS);
    expect(await isTold(0)).toBeUndefined();
  });

  it('need their price and two legs, which no other bet may have', async () => {
    for (const options of [{ type: 'builder' }, { type: 'accumulator', builderOddsMilli: PRICE }] as const)
      expect((await table.place(two, options)).json()).toMatchObject({ code: 'INVALID_INPUT' });
    expect((await builder({}, two.slice(0, 1))).json()).toMatchObject({ code: 'INVALID_INPUT' });
    expect((await table.place(two, {})).json()).toMatchObject({ code: 'RELATED_LEGS' });
  });
});
