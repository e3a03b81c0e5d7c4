import type { PromotionTerms } from '@paddock/contract/schemas';

import { matchResult } from '../../../sportsbook/testing/feed-driver.ts';
import type { BonusPlayer } from '../../bonuses.fixture.ts';
import { createFreeBetsFixture, type FreeBetsFixture } from '../../coupon-gifts/free-bets.fixture.ts';
import { WHEEL } from '../days/days.fixture.ts';
import { turnover } from './starts.fixture.ts';

const FREE_BET: PromotionTerms['gives'] = {
  ...{ kind: 'free-bet', days: 7, minOddsMilli: 1_500, stakeReturned: false },
  currencies: { EUR: { amount: '5.00' } },
};

describe('a charge-back of money that was staked for a promotion (rules §14)', () => {
  let fixture: FreeBetsFixture;

  beforeAll(async () => {
    fixture = await createFreeBetsFixture();
  });
  afterEach(async () => {
    expect(await fixture.problems()).toEqual([]);
  });
  afterAll(() => fixture.close());

  /** A player whose stakes have brought a gift, the end of their deposit, and a gift that no stake brought. */
  async function earn(code: string, gives: PromotionTerms['gives']) {
    const player: BonusPlayer = await fixture.undecided();
    const deposit = await fixture.payIn(player, '50.00');
    const given = await fixture.give(player);
    await fixture.runWithoutWants(code, { ...turnover(), gives });
    await fixture.take(player, code);
    const event = await fixture.newMatch();
    await fixture.play(player, event, '50.00');
    await fixture.feed().result(event, 1, matchResult('away'));
    await fixture.platform().advance(250);
    await fixture.platform().advance(5_000);
    expect((await fixture.grants(player))[0]).toBe(`${code} running`);
    return { player, given, chargeBack: () => fixture.tell(deposit, 'charged-back') };
  }

  it('takes back the free bet that is ready, and leaves one that no stake brought', async () => {
    const { player, given, chargeBack } = await earn('earned-bet', FREE_BET);
    const earned = await fixture.gift(player);
    expect(earned).toMatchObject({ state: 'ready' });
    await chargeBack();
    expect(await fixture.gift(player)).toMatchObject({ id: earned.id, state: 'charged-back' });
    expect(await fixture.grants(player)).toEqual(['earned-bet charged-back', `${given.code} running`]);
  });

  it('ends the days of a wheel', async () => {
    const { player, chargeBack } = await earn('earned-wheel', WHEEL);
    await chargeBack();
    expect((await fixture.grants(player))[0]).toBe('earned-wheel charged-back');
  });
});
