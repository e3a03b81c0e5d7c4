import { DAY_MS } from '@paddock/contract';
import type {
  BetView,
  EachWayOffer,
  EventDetail,
  EventListView,
  PlaceBetRequest,
} from '@paddock/contract/schemas';

import { PLAYER_HEADER } from '../../../testing/index.ts';
import { operatorWith, type TestOperator } from '../../operators/operators.fixture.ts';
import { FeedDriver } from '../testing/feed-driver.ts';
import { createOperatorsPlatform } from '../testing/operators-platform.ts';
import {
  auditProblems,
  betOf,
  legOf,
  marketOf,
  newKey,
  richPlayer,
  type SportsbookPlatform,
  type TestPlayer,
} from '../testing/sportsbook.fixture.ts';
import { announcedRace, raceMarket, raceResult, TERMS } from './races.fixture.ts';

/** Races whose first runner is at 9.00, with three places at a quarter; 10.00 is staked of 1,000.00, 5.00 on each line. */
export function raceDesk() {
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

  /** Another start of the server, which knows races only once they are offered again. */
  const restart = async () => {
    platform = await platform.restart();
  };
  const offerAgain = async () => {
    feed = new FeedDriver(platform.modules.sportsbook, platform.kernel.clock);
    round += 1;
    feed.epoch = round;
    await feed.snapshot(async () => {
      await announce(race);
      await priced(race, TERMS);
    });
  };

  return {
    announce,
    restart,
    offerAgain,
    priced,
    ended,
    detail,
    winLeg,
    place,
    placed,
    standing,
    get platform() {
      return platform;
    },
    get player() {
      return player;
    },
    get trader() {
      return trader;
    },
    get feed() {
      return feed;
    },
    /** Two races of each test's own. */
    get race() {
      return race;
    },
    get other() {
      return other;
    },
  };
}
