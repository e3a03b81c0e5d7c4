import type { CouponGiftsView } from '@paddock/contract/schemas';

import { query } from '../../../testing/query.ts';
import { matchResult } from '../../sportsbook/testing/feed-driver.ts';
import type { BonusPlayer } from '../bonuses.fixture.ts';
import { createFreeRoundsFixture, type FreeRoundsFixture } from '../free-rounds/free-rounds.fixture.ts';
import { CALENDAR, dailyTerms, daysOf } from './days/days.fixture.ts';
import { boostTerms, freeBetTerms, oddsBoost, termsOf } from './promotion-terms.fixture.ts';

describe('the audit of gifts that add, play, pay and come by the day', () => {
  let fixture: FreeRoundsFixture;
  let player: BonusPlayer;

  beforeAll(async () => {
    fixture = await createFreeRoundsFixture();
    player = await fixture.undecided();
    await fixture.payIn(player, '20.00');
    await boosted();
    await rounds('money');
    await rounds('bonus');
    const nowMs = fixture.platform().clock.nowMs();
    const money = { kind: 'money', currencies: { EUR: { amount: '2.00' } } } as const;
    await fixture.runTerms('two-euro', { ...freeBetTerms(nowMs), gives: money });
    await fixture.take(player, 'two-euro');
    await fixture.runTerms('calendar', dailyTerms(nowMs, CALENDAR));
    await fixture.take(player, 'calendar');
    await daysOf(fixture).take(player, 'calendar');
  });
  afterEach(async () => {
    expect(await fixture.problems()).toEqual([]);
  });
  afterAll(() => fixture.close());

  /** A bet at 2.00 of 5.00 that won, and a fifth of 5.00 beside. */
  async function boosted(): Promise<void> {
    await fixture.runTerms('boost', boostTerms(fixture.platform().clock.nowMs(), oddsBoost()));
    await fixture.take(player, 'boost');
    const { json } = await fixture.call(player, 'GET', '/web-api/promotions/gifts');
    const giftId = (json as CouponGiftsView).gifts[0]?.id;
    await fixture.match('boosted');
    const placed = await fixture.call(player, 'POST', '/web-api/sportsbook/bets', {
      ...{ type: 'single', accountId: player.accountId, stake: '5.00', policy: 'any', giftId },
      legs: await fixture.legs({ event: 'boosted', outcome: 'home' }),
    });
    expect(placed.status).toBe(201);
    await fixture.feed().result('boosted', 1, matchResult('home'));
    await fixture.platform().advance(250);
  }

  async function rounds(as: 'money' | 'bonus'): Promise<void> {
    const { wants } = termsOf(fixture.platform().clock.nowMs());
    const { id: giftId } = await fixture.give(player, { rounds: 1, as }, as === 'bonus' ? { wants } : {});
    expect((await fixture.round(player, await fixture.seeds(player), { giftId })).status).toBe(201);
  }

  it.each([
    [
      'what a boost added and was not posted',
      `update bonuses_gift_use set extra_minor = 100 where extra_minor = 101`,
      `update bonuses_gift_use set extra_minor = 101 where extra_minor = 100`,
      ['what a gift added', 'no gift knows of what was added'],
    ],
    [
      'a win of a free round that was not posted',
      `update bonuses_gift_use set won_minor = won_minor - 1 where won_as = 'money'`,
      `update bonuses_gift_use set won_minor = won_minor + 1 where won_as = 'money'`,
      ['the win of a free round', 'nobody knows of the win of a free round'],
    ],
    [
      'free rounds whose winnings were not given as bonus money',
      `update bonuses_gift_use set won_minor = won_minor - 1 where won_as = 'bonus'`,
      `update bonuses_gift_use set won_minor = won_minor + 1 where won_as = 'bonus'`,
      ['of bonus money, and were given'],
    ],
    [
      'real money that was not paid',
      `update bonuses_grant set given_minor = 200 where code = 'two-euro'`,
      `update bonuses_grant set given_minor = 199 where code = 'two-euro'`,
      ['was not posted so', 'nobody knows of the cashback'],
    ],
    [
      'a day that brought another gift',
      `update bonuses_turn set place = place - 1 where part_id is not null`,
      `update bonuses_turn set place = place + 1 where part_id is not null`,
      ['is of a day, and is of 0 turns', 'brought a gift that is not there'],
    ],
  ])('finds %s', async (_name, mended, broken, words) => {
    const change = (statement: string) => query(fixture.platform().databaseUrl, statement);
    await change(broken);
    const problems = await fixture.problems();
    await change(mended);
    expect(problems.map((problem, at) => problem.includes(words[at] ?? '?') || problem)).toEqual(
      words.map(() => true),
    );
  });
});
