import type { GiftFigures, OperatorPromotionsView, OperatorPromotionView } from '@paddock/contract/schemas';

import type { BonusPlayer } from '../bonuses.fixture.ts';
import { createFreeBetsFixture, type FreeBetsFixture } from '../coupon-gifts/free-bets.fixture.ts';
import { boostTerms, FIVE_EUR, freeBetTerms, oddsBoost } from './promotion-terms.fixture.ts';

describe('what gifts of a promotion came to', () => {
  let fixture: FreeBetsFixture;
  const players: BonusPlayer[] = [];

  beforeAll(async () => {
    fixture = await createFreeBetsFixture();
    for (let n = 0; n < 3; n += 1) players.push(await fixture.undecided());
  });
  afterAll(() => fixture.close());

  const nowMs = () => fixture.platform().clock.nowMs();
  const figures = async (code: string): Promise<readonly GiftFigures[]> =>
    (JSON.parse((await fixture.operate('GET', `/${code}`)).body) as OperatorPromotionView).gifts;
  const [ofFirst, ofSecond, ofThird] = [0, 1, 2].map((at) => () => players[at] as BonusPlayer) as [
    () => BonusPlayer,
    () => BonusPlayer,
    () => BonusPlayer,
  ];

  it('is given, used, expired and paid: of free bets what the house account has', async () => {
    await fixture.runTerms('free', freeBetTerms(nowMs()));
    for (const player of players) await fixture.take(player, 'free');
    expect(await figures('free')).toEqual([
      {
        kind: 'free-bet',
        currency: 'EUR',
        gifts: 3,
        given: '15.00',
        used: '0.00',
        expired: '0.00',
        cost: '0.00',
      },
    ]);
    const before = await fixture.cost();
    const event = await fixture.newMatch();
    await fixture.place(ofFirst(), (await fixture.gift(ofFirst())).id, { events: [event] });
    await fixture.leave(ofSecond(), 'free');
    const voided = await fixture.newMatch();
    await fixture.place(ofThird(), (await fixture.gift(ofThird())).id, { events: [voided] });
    await fixture.end(voided, 'void');
    expect(await figures('free')).toMatchObject([
      { given: '15.00', used: '5.00', expired: '5.00', cost: '5.00' },
    ]);
    expect((await fixture.cost()) - before).toBe(5_00n);
    const { promotions } = JSON.parse((await fixture.operate('GET', '')).body) as OperatorPromotionsView;
    expect(promotions.find(({ code }) => code === 'free')).toMatchObject({
      ...{ starts: 'joining', gives: 'free-bet', cost: [{ currency: 'EUR', amount: '5.00' }] },
    });
  });

  it('is of boosts the most they add, and costs what they added', async () => {
    await fixture.payIn(ofFirst(), '20.00');
    await fixture.runTerms('boost', boostTerms(nowMs(), oddsBoost({ bets: 2 })));
    await fixture.take(ofFirst(), 'boost');
    const event = await fixture.newMatch();
    await fixture.place(ofFirst(), (await fixture.gift(ofFirst())).id, { events: [event] });
    await fixture.end(event, 'home');
    expect(await figures('boost')).toEqual([
      {
        kind: 'odds-boost',
        currency: 'EUR',
        gifts: 1,
        given: '20.00',
        used: '10.00',
        expired: '0.00',
        cost: '1.00',
      },
    ]);
  });

  it('is of bonus money what was wagered to its end, and costs what became real', async () => {
    await fixture.run('bonus', FIVE_EUR);
    for (const player of [ofSecond(), ofThird()]) await fixture.take(player, 'bonus');
    await fixture.play(ofSecond(), 'bonus-a', '5.00');
    await fixture.end('bonus-a', 'home');
    await fixture.play(ofSecond(), 'bonus-b', '5.00');
    await fixture.end('bonus-b', 'home');
    await fixture.leave(ofThird(), 'bonus');
    expect(await figures('bonus')).toEqual([
      {
        kind: 'bonus',
        currency: 'EUR',
        gifts: 2,
        given: '10.00',
        used: '5.00',
        expired: '5.00',
        cost: '15.00',
      },
    ]);
  });

  it('is of real money and points all at once, of which points cost no money', async () => {
    const money = { kind: 'money', currencies: { EUR: { amount: '2.00' } } } as const;
    await fixture.runTerms('money', { ...freeBetTerms(nowMs()), gives: money });
    await fixture.take(ofFirst(), 'money');
    expect(await figures('money')).toMatchObject([
      { kind: 'money', given: '2.00', used: '2.00', cost: '2.00' },
    ]);
    expect(await fixture.problems()).toEqual([]);
  });
});
