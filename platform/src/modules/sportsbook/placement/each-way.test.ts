import { DAY_MS } from '@paddock/contract';
import type {
  BetExplanationView,
  BetView,
  EachWayOffer,
  EventDetail,
  EventListView,
  PlaceBetRequest,
  QuoteView,
} from '@paddock/contract/schemas';
import { sql } from 'kysely';

import { PLAYER_HEADER } from '../../../testing/index.ts';
import { call, operatorWith, type TestOperator } from '../../operators/operators.fixture.ts';
import { quotesOf } from '../testing/cash-out-calls.ts';
import { FeedDriver } from '../testing/feed-driver.ts';
import { createOperatorsPlatform } from '../testing/operators-platform.ts';
import {
  auditProblems,
  betOf,
  getAs,
  legOf,
  marketOf,
  moneyOf,
  newKey,
  richPlayer,
  type SportsbookPlatform,
  type TestPlayer,
} from '../testing/sportsbook.fixture.ts';
import { announcedRace, raceMarket, raceResult, TERMS } from './races.fixture.ts';

/** Races whose first runner is at 9.00, with three places at a quarter; 10.00 is staked of 1,000.00, 5.00 on each line. */
describe('bets each way (rules §10)', () => {
  let platform: SportsbookPlatform;
  let player: TestPlayer;
  let trader: TestOperator;
  let feed: FeedDriver;
  let race = '';
  let other = '';
  let round = 0;

  beforeAll(async () => {
    platform = await createOperatorsPlatform();
    trader = await operatorWith(platform, 'tim', 'trader');
  });
  beforeEach(async () => {
    round += 1;
    [race, other] = [`race-${round}-a`, `race-${round}-b`];
    feed = new FeedDriver(platform.modules.sportsbook, platform.kernel.clock);
    feed.epoch = round;
    await feed.snapshot(async () => {
      for (const event of [race, other]) {
        await announce(event);
        await priced(event, TERMS);
      }
    });
    player = await richPlayer(platform);
  });
  afterEach(async () => {
    expect([
      ...(await auditProblems(platform)),
      ...(await platform.modules.sportsbook.auditExposure()),
    ]).toEqual([]);
  });
  afterAll(() => platform.close());

  const announce = (event: string) => feed.send(announcedRace(event, platform.kernel.clock.nowMs() + DAY_MS));

  const priced = (event: string, eachWay?: EachWayOffer, first = 9_000) =>
    feed.send({
      kind: 'prices',
      event,
      markets: [raceMarket('field-winner', first, 5_000, eachWay), raceMarket('field-top-3', 2_500, 1_800)],
    });

  /** The runners by the places they came in, from 1; a void one is 0. */
  const ended = async (event: string, places: readonly number[], revision = 1) => {
    await feed.score(event, { status: 'live', period: 'lap1' });
    const told = await feed.send({
      ...{ kind: 'result', event, revision },
      markets: [raceResult('field-winner', 1, places), raceResult('field-top-3', 3, places)],
    });
    expect(told).toMatchObject({ status: 'accepted' });
    await platform.advance(250);
  };

  const detail = async (event: string): Promise<EventDetail> => {
    const list = await platform.app.inject('/web-api/sportsbook/events?section=line&sport=marbles&limit=200');
    const row = list.json<EventListView>().events.find(({ field }) => field?.title.en === event);
    return (await platform.app.inject(`/web-api/sportsbook/events/${row?.id}`)).json<EventDetail>();
  };
  const winLeg = async (event: string) => legOf(marketOf(await detail(event), 'field-winner'), '1');

  const place = (
    legs: PlaceBetRequest['legs'],
    { eachWay = legs.map(() => TERMS), ...over }: Partial<PlaceBetRequest> = {},
    key = newKey(),
  ) =>
    platform.app.inject({
      method: 'POST',
      url: '/web-api/sportsbook/bets',
      headers: { [PLAYER_HEADER]: player.playerId, 'idempotency-key': key },
      payload: {
        ...{ type: 'each-way', accountId: player.accountId, stake: '10.00', policy: 'none', legs, eachWay },
        ...over,
      },
    });
  const placed = async (...events: readonly string[]): Promise<BetView> => {
    const answer = await place(await Promise.all(events.map(winLeg)));
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json<{ bet: BetView }>().bet;
  };
  const standing = async ({ id }: BetView): Promise<string> => {
    const { status, payout } = await betOf(platform, player, id);
    return `${status} ${payout}`;
  };

  it('are two lines, named as they were struck: to win at 9.00, to be placed at 3.00', async () => {
    const bet = await placed(race);
    // 5 · 9 + 5 · 3
    expect(bet).toMatchObject({ type: 'each-way', eachWay: [TERMS], lineCount: 2, possibleReturn: '60.00' });
    expect(bet.legs.map(({ marketType, oddsMilli, home }) => [marketType, oddsMilli, home.en])).toEqual([
      ['field-winner', 9_000, race],
      ['field-top-3', 3_000, race],
    ]);
    expect(await moneyOf(platform, player)).toEqual({ free: 99_000n, held: 1_000n });
  });

  it.each([
    ['wins', [1, 2, 3, 4, 5, 6], 'won 60.00'],
    ['is placed', [3, 1, 2, 4, 5, 6], 'won 15.00'],
    ['is not placed', [4, 1, 2, 3, 5, 6], 'lost 0.00'],
    ['shares the last place with another', [3, 1, 2, 3, 5, 6], 'returned 7.50'],
    ['shares the win with another', [1, 1, 3, 4, 5, 6], 'won 37.50'],
    ['is withdrawn', [0, 1, 2, 3, 4, 5], 'returned 10.00'],
  ])('pay by both results where the runner %s', async (_how, places, paid) => {
    const bet = await placed(race);
    await ended(race, places);
    expect(await standing(bet)).toBe(paid);
    const explained = await getAs(platform, player, `bets/${bet.id}/explanation`);
    expect(explained.json<BetExplanationView>()).toMatchObject({
      lineCount: 2,
      unitStake: '5.00',
      agrees: true,
    });
  });

  it('of two races pay both lines as accumulators', async () => {
    const bet = await placed(race, other);
    // 5 · 81 + 5 · 9
    expect(bet).toMatchObject({ possibleReturn: '450.00', eachWay: [TERMS, TERMS] });
    await ended(race, [1, 2, 3, 4, 5, 6]);
    expect(await standing(bet)).toBe('open 0.00');
    await ended(other, [2, 1, 3, 4, 5, 6]);
    expect(await standing(bet)).toBe('won 45.00');
  });

  it('follow a correction of their results', async () => {
    const bet = await placed(race);
    await ended(race, [1, 2, 3, 4, 5, 6]);
    await ended(race, [2, 1, 3, 4, 5, 6], 2);
    expect(await standing(bet)).toBe('won 15.00');
    await ended(race, [6, 1, 3, 4, 5, 2], 3);
    expect(await standing(bet)).toBe('lost 0.00');
    expect(await moneyOf(platform, player)).toEqual({ free: 99_000n, held: 0n });
  });

  it('are void on both lines where the price to win was a wrong one', async () => {
    const bet = await placed(race);
    await ended(race, [2, 1, 3, 4, 5, 6]);
    expect(await standing(bet)).toBe('won 15.00');
    const window = { fromMs: 0, toMs: platform.kernel.clock.nowMs() };
    const markets = [{ type: 'field-winner', specifiers: {} }];
    await feed.send({ kind: 'cancel', event: race, ...window, reason: 'wrong price', markets });
    await platform.advance(250);
    expect(await standing(bet)).toBe('returned 10.00');
    const explained = await getAs(platform, player, `bets/${bet.id}/explanation`);
    expect(explained.json<BetExplanationView>()).toMatchObject({ returned: '10.00', agrees: true });
    await feed.send({ kind: 'cancel-rollback', event: race, ...window, markets });
    await platform.advance(250);
    expect(await standing(bet)).toBe('won 15.00');
  });

  it('keep their terms, whatever is offered later, also over a restart', async () => {
    const bet = await placed(race);
    await priced(race, { places: 3, num: 1, den: 8 });
    platform = await platform.restart();
    expect(await betOf(platform, player, bet.id)).toMatchObject({
      eachWay: [TERMS],
      possibleReturn: '60.00',
    });
    feed = new FeedDriver(platform.modules.sportsbook, platform.kernel.clock);
    round += 1;
    feed.epoch = round;
    await feed.snapshot(async () => {
      await announce(race);
      await priced(race, TERMS);
    });
    expect((await detail(race)).field?.runners).toHaveLength(6);
    await ended(race, [2, 1, 3, 4, 5, 6]);
    expect(await standing(bet)).toBe('won 15.00');
  });

  it('point at no market that a crash could forget, where that of the places came later', async () => {
    const late = `${race}-late`;
    await announce(late);
    await feed.send({
      kind: 'prices',
      event: late,
      markets: [raceMarket('field-winner', 9_000, 5_000, TERMS)],
    });
    await platform.advance(250);
    await priced(late, TERMS);
    const { legs } = await placed(late);
    const marketId = legs[1]?.selectionId.split('.')[0] ?? '';
    const { rows } = await sql`select id from sportsbook_market where id = ${marketId}::bigint`.execute(
      platform.kernel.db,
    );
    expect(rows).toHaveLength(1);
  });

  it('have no cash-out, and say why', async () => {
    const bet = await placed(race);
    expect(await quotesOf(platform, player, [bet.id])).toMatchObject([{ off: 'kind' }]);
  });

  it('are placed once for a key', async () => {
    const [leg, key] = [await winLeg(race), newKey()];
    const answers = await Promise.all([place([leg], {}, key), place([leg], {}, key)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await moneyOf(platform, player)).toEqual({ free: 99_000n, held: 1_000n });
  });

  it.each([
    ['on other terms than are offered', { eachWay: [{ places: 3, num: 1, den: 3 }] }, 'EACH_WAY_OFF'],
    ['with a stake that no two lines share', { stake: '10.01' }, 'STAKE_UNEVEN'],
    ['without terms', { eachWay: [] }, 'INVALID_INPUT'],
    ['as a single with terms', { type: 'single' as const }, 'INVALID_INPUT'],
    ['with a part of more than the price', { eachWay: [{ places: 3, num: 5, den: 4 }] }, 'INVALID_INPUT'],
  ])('are refused %s', async (_what, over, code) => {
    const answer = await place([await winLeg(race)], over);
    expect(answer.json<{ code: string }>().code).toBe(code);
    expect(await moneyOf(platform, player)).toEqual({ free: 100_000n, held: 0n });
  });

  it('are not offered while a trader’s prices pay more than those the terms were made for', async () => {
    const market = async () => marketOf(await detail(race), 'field-winner');
    const { id } = await market();
    const reason = 'a strong gallop';
    // A favourite of 5.00 at 3.00 leaves the others what is left of the margin.
    const body = { reason, outcome: '2', price: { oddsMilli: 3_000 }, boundMilli: 500 };
    const given = await call(platform, trader, 'POST', `markets/${id}/prices`, body);
    expect(given.statusCode).toBe(201);
    const raised = await market();
    expect(raised.selections[0]?.oddsMilli).toBeGreaterThan(9_000);
    expect(raised.eachWay).toBeUndefined();
    expect((await place([legOf(raised, '1')])).json<{ code: string }>().code).toBe('EACH_WAY_OFF');
    await call(platform, trader, 'POST', `trading-prices/${given.json<{ id: string }>().id}/end`, { reason });
    expect((await market()).eachWay).toEqual(TERMS);
    await placed(race);
  });

  it('are refused where a market has no terms any more, and the coupon is told what each offers', async () => {
    const leg = await winLeg(race);
    const quote = async () =>
      (
        await platform.app.inject({
          method: 'POST',
          url: '/web-api/sportsbook/quote',
          payload: { selectionIds: [leg.selectionId], currency: 'EUR', eachWay: true },
        })
      ).json<QuoteView>();
    expect((await quote()).eachWay).toEqual([TERMS]);
    await priced(race);
    expect((await quote()).eachWay).toBeUndefined();
    expect((await place([leg])).json<{ code: string }>().code).toBe('EACH_WAY_OFF');
  });
});
