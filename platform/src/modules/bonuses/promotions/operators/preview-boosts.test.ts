import type { PromotionPreviewView, PromotionTerms } from '@paddock/contract/schemas';

import { createFreeBetsFixture, type FreeBetsFixture } from '../../coupon-gifts/free-bets.fixture.ts';
import type { BonusPlayer } from '../../bonuses.fixture.ts';
import type { BoostTerms } from '../../coupon-gifts/gift-terms.ts';
import { boostTerms, insuranceOf, oddsBoost } from '../promotion-terms.fixture.ts';

describe('the preview of a boost', () => {
  let fixture: FreeBetsFixture;
  let player: BonusPlayer;
  let events: readonly string[];

  beforeAll(async () => {
    fixture = await createFreeBetsFixture();
    player = await fixture.undecided();
    await fixture.payIn(player, '200.00');
    events = await Promise.all(Array.from({ length: 4 }, () => fixture.newMatch()));
    const [one = '', two = '', three = '', four = ''] = events;
    await fixture.bet(player, one, '10.00');
    await fixture.bet(player, two, '20.00');
    await fixture.bet(
      player,
      one,
      '5.00',
      ...[one, three, four].map((event) => ({ event, outcome: 'home' })),
    );
    await fixture.bet(player, four, '4.00');
    for (const [event, how] of [
      [one, 'home'],
      [two, 'away'],
      [three, 'away'],
      [four, 'home'],
    ] as const)
      await fixture.end(event, how);
  });
  afterAll(() => fixture.close());

  async function previewOf(gives: BoostTerms, over: Partial<PromotionTerms> = {}): Promise<string> {
    const terms = boostTerms(fixture.platform().clock.nowMs(), gives, over);
    const { body } = await fixture.operate('POST', '/preview', { terms, days: 1 });
    const { players, given } = JSON.parse(body) as PromotionPreviewView;
    return `${players} ${given.map(({ amount }) => amount).join()}`;
  }

  it.each([
    ['a fifth of each win, of the first two bets', oddsBoost({ bets: 2 }), '1 2.00'],
    ['of all bets', oddsBoost({ bets: 10 }), '1 2.80'],
    ['of small stakes alone', oddsBoost({ currencies: { EUR: { upTo: '9.00', maxStake: '5.00' } } }), '0 '],
    ['of one bet a day', oddsBoost({ bets: 5, betsPerDay: 1 }), '1 2.00'],
    ['up to its most', oddsBoost({ currencies: { EUR: { upTo: '1.50' } } }), '1 1.50'],
    ['of accumulators, which lost', oddsBoost({ types: ['accumulator'], bets: 5 }), '0 '],
    ['of another sport', oddsBoost({ sports: ['tennis'] }), '0 '],
    ['the stake of the accumulator with one lost leg', insuranceOf(), '1 5.00'],
  ])('is what it would have added to past bets: %s', async (_name, gives, said) => {
    expect(await previewOf(gives)).toBe(said);
  });

  it('is of who made the deposit that brings it', async () => {
    const on = (number: number) => ({ starts: { on: 'deposit' as const, number } });
    expect(await previewOf(oddsBoost(), on(1))).toBe('1 2.00');
    expect(await previewOf(oddsBoost(), on(2))).toBe('0 ');
  });

  it('is what the same bets cost where they are placed with it', async () => {
    const other = await fixture.undecided();
    await fixture.payIn(other, '200.00');
    const gives = oddsBoost();
    const { id } = await fixture.giveBy(other, boostTerms(fixture.platform().clock.nowMs(), gives));
    const match = await fixture.newMatch();
    await fixture.place(other, id, { events: [match], stake: '10.00' });
    await fixture.end(match, 'home');
    expect((await fixture.balances(other)).real).toBe('212.00');
    expect(await previewOf(gives)).toBe('1 2.00');
  });
});
