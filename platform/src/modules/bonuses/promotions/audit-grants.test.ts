import { query } from '../../../testing/query.ts';
import type { BonusPlayer } from '../bonuses.fixture.ts';
import { createFreeBetsFixture, type FreeBetsFixture } from '../coupon-gifts/free-bets.fixture.ts';
import { FIVE_EUR } from './promotion-terms.fixture.ts';

describe('the audit of what promotions gave', () => {
  let fixture: FreeBetsFixture;
  let player: BonusPlayer;

  beforeAll(async () => {
    fixture = await createFreeBetsFixture();
    player = await fixture.undecided();
    await fixture.run('five', { ...FIVE_EUR, limits: { grants: 1, budget: { EUR: '5.00' } } });
    await fixture.take(player, 'five');
    const { id } = await fixture.give(player);
    await fixture.place(player, id, { events: [await fixture.newMatch()] });
  });
  afterEach(async () => {
    expect(await fixture.problems()).toEqual([]);
  });
  afterAll(() => fixture.close());

  const change = (statement: string) => query(fixture.platform().databaseUrl, statement);

  it.each([
    [
      'a gift without its place',
      `update bonuses_person set kind = 'x' where kind = 'promotion:five'`,
      `update bonuses_person set kind = 'promotion:five' where kind = 'x'`,
      ['was given promotion:five without its place'],
    ],
    [
      'a place without its gift',
      `insert into bonuses_person (person_id, kind, player_id)
        select person_id, 'promotion:six', player_id from bonuses_person where kind = 'promotion:five'`,
      `delete from bonuses_person where kind = 'promotion:six'`,
      ['has the place of promotion:six and was not given it'],
    ],
    [
      'more gifts than were taken of the bounds, and more than they allow',
      `update bonuses_promotion_spent set spent = 2 where currency = ''`,
      `update bonuses_promotion_spent set spent = 1 where currency = ''`,
      ['2 were taken of what bounds five, and 1 given', '2 were given of five, which is bound by 1'],
    ],
    [
      'another sum than was taken of the budget',
      `update bonuses_promotion_spent set spent = 499 where currency = 'EUR'`,
      `update bonuses_promotion_spent set spent = 500 where currency = 'EUR'`,
      ['499 were taken of what bounds five in EUR, and 500 given'],
    ],
    [
      'a bonus that is no gift of a part',
      `update bonuses_grant set code = code, bonus_id = null, is_daily = true where code = 'five'`,
      `update bonuses_grant g set is_daily = false, bonus_id = b.bonus_id from bonuses_bonus b
        where g.code = 'five' and b.player_id = g.player_id`,
      ['is running of 500, and of the parts {}'],
    ],
    [
      'a stake of a free bet that no use knows of',
      `update bonuses_gift_use set is_back = true`,
      `update bonuses_gift_use set is_back = false`,
      ['is used and in 0 bets', 'no free bet or ticket knows of the stake that was paid'],
    ],
  ])('finds %s', async (_name, broken, mended, words) => {
    await change(broken);
    const problems = await fixture.problems();
    await change(mended);
    expect(problems.map((problem, at) => problem.includes(words[at] ?? '?') || problem)).toEqual(
      words.map(() => true),
    );
  });
});
