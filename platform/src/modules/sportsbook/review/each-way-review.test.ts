import { DAY_MS } from '@paddock/contract';
import type { EventDetail, EventListView } from '@paddock/contract/schemas';

import { PLAYER_HEADER } from '../../../testing/index.ts';
import { announcedRace, raceMarket, TERMS } from '../placement/races.fixture.ts';
import { auditProblems, legOf, marketOf } from '../testing/sportsbook.fixture.ts';
import { ReviewDesk } from './review.fixture.ts';

const RACE = 'race-of-a-large-bet';

describe('a large bet each way', () => {
  let desk: ReviewDesk;

  beforeAll(async () => {
    desk = await ReviewDesk.open();
    await desk.begin();
    const { feed } = desk.book;
    await feed.send(announcedRace(RACE, desk.platform.kernel.clock.nowMs() + DAY_MS));
    await feed.send({
      kind: 'prices',
      event: RACE,
      markets: [raceMarket('field-winner', 9_000, 5_000, TERMS), raceMarket('field-top-3', 2_500, 1_800)],
    });
  });
  afterAll(() => desk.platform.close());

  async function winLeg() {
    const { app } = desk.platform;
    const list = await app.inject('/web-api/sportsbook/events?section=line&sport=marbles&limit=200');
    const row = list.json<EventListView>().events.find(({ field }) => field?.title.en === RACE);
    const event = (await app.inject(`/web-api/sportsbook/events/${row?.id}`)).json<EventDetail>();
    return legOf(marketOf(event, 'field-winner'), '1');
  }

  it('is taken as it was asked, and nothing else is offered in its place', async () => {
    const { playerId, accountId } = desk.player;
    const asked = await desk.platform.app.inject({
      method: 'POST',
      url: '/web-api/sportsbook/bets',
      headers: { [PLAYER_HEADER]: playerId, 'idempotency-key': desk.key },
      payload: {
        ...{ type: 'each-way', accountId, stake: '100.00', policy: 'none' },
        ...{ legs: [await winLeg()], eachWay: [TERMS] },
      },
    });
    expect(asked.statusCode).toBe(202);
    const [waiting] = await desk.queue();
    expect(waiting?.legs.map(({ seenMilli, nowMilli, placed }) => [seenMilli, nowMilli, placed])).toEqual([
      [9_000, 9_000, undefined],
      [3_000, 3_000, TERMS],
    ]);
    const other = await desk.answer({ answer: 'offer', stake: '60.00' });
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([422, 'EACH_WAY_OFF']);
    expect((await desk.answer({ answer: 'accept' })).statusCode).toBe(200);
    await desk.platform.advance(500);
    expect(await desk.outcome()).toMatchObject({
      status: 'accepted',
      bet: { type: 'each-way', stake: '100.00' },
    });
    expect(await auditProblems(desk.platform)).toEqual([]);
  });
});
