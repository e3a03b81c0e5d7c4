import { legNames, marketName, outcomeName } from '@paddock/contract';
import type { EventDetail, EventListView, MarketTypeView } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import { CORNERS, corners, EXACT, exactly, SCORER, scorer } from '../testing/described-markets.fixture.ts';
import type { FeedDriver } from '../testing/feed-driver.ts';
import {
  betsOf,
  createSportsbookPlatform,
  eventOf,
  legOf,
  marketOf,
  openOwnBook,
  place,
  richPlayer,
  type SportsbookPlatform,
} from '../testing/sportsbook.fixture.ts';

describe('kinds of market that a provider describes', () => {
  let platform: SportsbookPlatform;
  let feed: FeedDriver;
  let event: string;

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    const book = await openOwnBook(platform);
    ({ feed, lineEvent: event } = book);
  });

  const read = () => eventOf(platform, event);
  const typeOf = ({ types = [] }: EventDetail, key: string): MarketTypeView => {
    const type = types.find((one) => one.key === key);
    if (type === undefined) throw new Error(`the answer says nothing of ${key}`);
    return type;
  };

  it('are offered, named by the answer alone, bet on, settled by their word and told in the history', async () => {
    expect(await feed.marketTypes(CORNERS)).toEqual({ status: 'accepted' });
    expect(await feed.prices(event, corners())).toEqual({ status: 'accepted' });
    const detail = await read();
    const market = marketOf(detail, 'test:575');
    const named = { type: typeOf(detail, 'test:575'), specifiers: market.specifiers };
    expect(marketName(named, detail, 'ru')).toBe('Угловые, минуты 0–10');
    expect(outcomeName(named, '12', detail, 'en')).toBe('over 2.5');
    const player = await richPlayer(platform);
    const placed = await place(platform, player, [legOf(market, '12')]);
    expect(placed.statusCode).toBe(201);
    const names = legNames(named, '12', detail);
    expect(placed.json()).toMatchObject({ bet: { legs: [{ marketType: 'test:575', names }] } });
    const { type, specifiers } = corners();
    const selections = [
      { outcome: '12', won: 1 as const },
      { outcome: '13', won: 1 as const, voidHalves: 1 as const },
    ];
    expect(await feed.result(event, 1, { type, specifiers, selections })).toEqual({ status: 'accepted' });
    await platform.modules.sportsbook.settleAll();
    // Bets keep the names they were struck with.
    await feed.marketTypes({ ...CORNERS, name: { en: 'Something else' } });
    expect((await betsOf(platform, player)).bets).toMatchObject([
      { status: 'won', payout: '18.00', legs: [{ result: 'win', names }] },
    ]);
  });

  it('have the outcomes of the variant their specifiers choose', async () => {
    await feed.marketTypes(EXACT, exactly('x:goals:2+', '0', '1', '2+'), exactly('x:goals:1+', '0', '1+'));
    const selections = ['0', '1', '2+'].map((outcome) => ({ outcome, oddsMilli: 2500 }));
    const market = { type: 'test:21', specifiers: { variant: 'x:goals:2+' }, selections };
    expect(await feed.prices(event, market)).toEqual({ status: 'accepted' });
    const detail = await read();
    const key = 'test:21/x:goals:2+';
    expect(marketOf(detail, key).specifiers).toEqual({ variant: 'x:goals:2+' });
    expect(typeOf(detail, key).outcomes.map(({ code }) => code)).toEqual(['0', '1', '2+']);
    const other = { ...market, specifiers: { variant: 'x:goals:1+' } };
    expect(await feed.prices(event, other)).toMatchObject({
      status: 'quarantined',
      faults: [{ code: 'FEED_UNMAPPED', reason: 'test:21 has no outcome 1' }],
    });
  });

  it('name their players by the prices, and a bet on one keeps the name', async () => {
    await feed.marketTypes(SCORER);
    expect(await feed.prices(event, scorer)).toEqual({ status: 'accepted' });
    const market = marketOf(await read(), 'test:892');
    expect(market.selections.map(({ name }) => name?.en)).toEqual([undefined, 'A. Harlow', 'B. Crane']);
    const player = await richPlayer(platform);
    const placed = await place(platform, player, [legOf(market, 'sr:player:7')]);
    expect(placed.json()).toMatchObject({
      bet: {
        legs: [
          {
            names: {
              market: { en: '1st goalscorer', ru: '1st goalscorer' },
              outcome: { en: 'A. Harlow', ru: 'А. Харлоу' },
            },
          },
        ],
      },
    });
    const nameless = { ...scorer, selections: [{ outcome: 'sr:player:8', oddsMilli: 5000 }] };
    expect(await feed.prices(event, nameless)).toMatchObject({
      faults: [{ code: 'FEED_UNMAPPED', reason: 'test:892: sr:player:8 has no name' }],
    });
  });

  it('wait in the quarantine while nobody described them, and where a specifier is not theirs', async () => {
    await feed.marketTypes(CORNERS);
    const unknown = { ...corners(), type: 'test:9999' };
    const wrong = { ...corners(), specifiers: { total: '2.5', from: '0', until: '10' } };
    expect(await feed.prices(event, unknown, wrong)).toMatchObject({
      status: 'quarantined',
      faults: [
        { code: 'FEED_UNMAPPED', reason: 'unknown market type test:9999' },
        {
          code: 'FEED_UNMAPPED',
          reason: 'test:575 has the specifiers total, from, to, not total, from, until',
        },
      ],
    });
    const { rows } = await sql<{ reason: string }>`
      select reason from sportsbook_quarantine where state = 'open' and reason like '%test:9999%'`.execute(
      platform.kernel.db,
    );
    expect(rows).toHaveLength(1);
  });

  it('are refused where they make no sense, or change what tells their markets apart', async () => {
    await feed.marketTypes(CORNERS);
    const others = { ...CORNERS, specifiers: CORNERS.specifiers.slice(1) };
    expect(
      await feed.marketTypes(others, { ...SCORER, id: '893', beyond: undefined, outcomes: [] } as never),
    ).toEqual(
      expect.objectContaining({
        faults: [
          { code: 'FEED_MALFORMED', reason: 'test:575 has other specifiers already' },
          { code: 'FEED_MALFORMED', reason: 'test:893 has no outcomes' },
        ],
      }),
    );
    expect(await feed.prices(event, corners())).toEqual({ status: 'accepted' });
  });

  it('cannot take the place of one of our own, or of another provider', async () => {
    await feed.marketTypes({ ...SCORER, id: '1x2' });
    expect(typeOf(await read(), '1x2').name.en).toBe('Match result');
  });

  it('do not weigh on lists, which say what their own columns hold', async () => {
    await feed.marketTypes(CORNERS);
    await feed.prices(event, corners());
    const list = await platform.app.inject('/web-api/sportsbook/events?section=line&sport=football');
    const { types } = list.json<EventListView>();
    expect(types.map(({ key, listColumn }) => [listColumn, key])).toEqual([
      ['winner', '1x2'],
      ['total', 'total'],
      ['handicap', 'handicap'],
      ['next', 'next-goal'],
    ]);
  });
});

it('types of a provider are there after a restart, the latest of each, with their markets', async () => {
  let platform = await createSportsbookPlatform();
  const { feed, lineEvent } = await openOwnBook(platform);
  await feed.marketTypes(EXACT, exactly('x:goals:2+', '0', '1', '2+'));
  await feed.marketTypes(CORNERS);
  await feed.marketTypes({ ...CORNERS, name: { en: 'Early corners' } });
  const selections = ['0', '1', '2+'].map((outcome) => ({ outcome, oddsMilli: 2500 }));
  await feed.prices(lineEvent, corners(), {
    type: 'test:21',
    specifiers: { variant: 'x:goals:2+' },
    selections,
  });
  await platform.advance(1_000);
  platform = await platform.restart();
  const detail = await eventOf(platform, lineEvent);
  expect(detail.types?.map(({ key, name }) => [key, name.en])).toEqual([
    ['1x2', 'Match result'],
    ['test:21/x:goals:2+', 'Exact goals'],
    ['test:575', 'Early corners'],
  ]);
  await platform.close();
});
