import { DAY_MS } from '@paddock/contract';
import type { BonusBetsView, BonusView } from '@paddock/contract/schemas';

import { matchOdds, matchResult } from '../sportsbook/testing/feed-driver.ts';
import { createBonusesFixture, TERMS, type BonusesFixture, type BonusPlayer } from './bonuses.fixture.ts';

/** The whole product; what a bookkeeper would try to be paid without a risk. */
describe('wagering for a bonus', () => {
  let fixture: BonusesFixture;
  let player: BonusPlayer;
  let matches = 0;

  beforeAll(async () => {
    fixture = await createBonusesFixture({
      ...TERMS,
      offers: {
        EUR: { percent: 100, upTo: '100.00', minDeposit: '10.00', maxStake: '60.00', maxConversion: '90.00' },
      },
    });
  });
  beforeEach(async () => {
    player = await fixture.player();
    await fixture.payIn(player, '100.00');
  });
  afterEach(async () => {
    expect(await fixture.problems()).toEqual([]);
  });
  afterAll(() => fixture.close());

  const only = async (of = player): Promise<BonusView | undefined> => (await fixture.bonuses(of)).bonuses[0];
  const settle = () => fixture.platform().advance(250);
  const bets = async (): Promise<BonusBetsView['bets']> => {
    const { json } = await fixture.call(player, 'GET', `/web-api/bonuses/${(await only())?.id ?? ''}/bets`);
    return (json as BonusBetsView).bets;
  };
  async function newMatch(home = 2_000, [draw, away] = [3_400, 3_600]): Promise<string> {
    const event = `wager-${++matches}`;
    await fixture.feed().fixture(event, fixture.platform().clock.nowMs() + DAY_MS);
    await fixture.feed().prices(event, matchOdds(home, draw, away));
    return event;
  }
  const ends = async (event: string, winner: 'home' | 'away', revision = 1) => {
    await fixture.feed().result(event, revision, matchResult(winner));
    await settle();
  };

  it('is not done by bets at next to no risk: five at 1.001 count nothing, and say why', async () => {
    for (let n = 0; n < 5; n += 1) {
      const event = await newMatch(1_001);
      await fixture.bet(player, event, '60.00');
      await ends(event, 'home');
    }
    expect(await only()).toMatchObject({ status: 'running', wagered: '0.00', minOddsMilli: 1_500 });
    expect((await bets()).map(({ stake, counted, reason }) => [stake, counted, reason])).toEqual(
      Array.from({ length: 5 }, () => ['60.00', '0.00', 'price']),
    );
  });

  it('is not done by bets on all three outcomes: they count their worst joint loss', async () => {
    const event = await newMatch();
    for (const outcome of ['home', 'draw', 'away']) {
      await fixture.bet(player, event, '30.00', { event, outcome });
    }
    await ends(event, 'home');
    // Home wins: 90.00 staked, 60.00 back.
    expect(await only()).toMatchObject({ wagered: '30.00' });
    expect((await bets()).map(({ reason }) => reason).toSorted()).toEqual(['counted', 'cover', 'cover']);
  });

  it('sees cover by another account of the person, in another currency, and by combinations', async () => {
    const other = await fixture.player({ currency_id: 'USD' });
    await fixture.join(player, other);
    await fixture.payIn(other, '100.00');
    const [event, second] = [await newMatch(), await newMatch()];
    await fixture.bet(player, event, '20.00');
    for (const outcome of ['draw', 'away']) await fixture.bet(other, event, '22.00', { event, outcome });
    await fixture.bet(player, event, '10.00', { event, outcome: 'draw' }, { event: second, outcome: 'home' });
    await ends(event, 'away');
    await ends(second, 'home');
    expect(Number((await only())?.wagered)).toBeLessThanOrEqual(20);
    expect((await bets()).find(({ stake }) => stake === '10.00')).toMatchObject({
      counted: '0.00',
      reason: 'cover',
    });
  });

  it('is not done by bonus money while real money lies in bets that cover each other', async () => {
    const event = await newMatch(2_857, [2_857, 2_857]);
    await fixture.bet(player, event, '33.34');
    for (const outcome of ['draw', 'away']) await fixture.bet(player, event, '33.33', { event, outcome });
    const next = await newMatch();
    await fixture.bet(player, next, '50.00');
    expect(await fixture.balances(player)).toEqual({ real: '0.00', bonus: '50.00', held: '150.00' });
    await ends(next, 'home');
    // 4.77 of 100.00 can be lost.
    expect(await bets()).toMatchObject([{ stake: '50.00', counted: '2.38', reason: 'cover' }]);
    await ends(event, 'away');
    // Nor does it change when the cover ends, which counts what it could lose.
    expect((await bets())[0]).toMatchObject({ stake: '50.00', counted: '2.38', reason: 'cover' });
    expect(await only()).toMatchObject({ wagered: '7.15' });
  });

  it('counts bonus money in full beside an open combination of real money', async () => {
    for (let n = 0; n < 2; n += 1) {
      const [first, second] = [await newMatch(), await newMatch()];
      await fixture.bet(
        player,
        first,
        '50.00',
        { event: first, outcome: 'home' },
        { event: second, outcome: 'away' },
      );
    }
    const event = await newMatch();
    await fixture.bet(player, event, '50.00');
    await ends(event, 'home');
    expect(await only()).toMatchObject({ wagered: '50.00' });
    expect(await bets()).toMatchObject([{ counted: '50.00', reason: 'counted' }]);
  });

  it('counts nothing above the largest stake, and converts at most what the terms say', async () => {
    const large = await newMatch();
    await fixture.bet(player, large, '60.01');
    await ends(large, 'home');
    expect(await bets()).toMatchObject([{ counted: '0.00', reason: 'stake' }]);
    for (let n = 0; n < 5; n += 1) {
      const event = await newMatch();
      await fixture.bet(player, event, '60.00');
      await ends(event, 'home');
    }
    // 100.00 of the bonus were never staked; 90.00 of them become real.
    expect(await only()).toMatchObject({ status: 'completed', wagered: '300.00', converted: '90.00' });
    expect(await fixture.balances(player)).toEqual({ real: '550.01', bonus: '0.00', held: '0.00' });
  });

  it('takes no stake from the bonus alone while real money is there', async () => {
    const bonusAccount = (await fixture.accounts(player)).bonus[0]?.id ?? '';
    await fixture.bet({ ...player, accountId: bonusAccount }, await newMatch(), '60.00');
    expect(await fixture.balances(player)).toEqual({ real: '40.00', bonus: '100.00', held: '60.00' });
  });

  it('leaves a conversion standing whatever becomes of its bets, until its deposit is charged back', async () => {
    player = await fixture.player();
    const deposit = await fixture.payIn(player, '10.00');
    const event = await newMatch();
    await fixture.bet(player, event, '20.00');
    await ends(event, 'home');
    const next = await newMatch();
    await fixture.bet(player, next, '10.00');
    await ends(next, 'away');
    expect(await only()).toMatchObject({ status: 'completed', wagered: '30.00', converted: '20.00' });
    await fixture.feed().send({ kind: 'rollback', event: next, revision: 2 });
    await settle();
    await ends(next, 'away', 3);
    expect(await only()).toMatchObject({ status: 'completed', converted: '20.00' });
    expect((await fixture.balances(player)).real).toBe('30.00');

    await fixture.tell(deposit, 'charged-back');
    expect(await only()).toMatchObject({ status: 'charged-back', converted: '0.00' });
    // 10.00 of the deposit and 20.00 of the bonus are gone.
    expect((await fixture.balances(player)).real).toBe('0.00');
  });

  it('ends with a charge-back of any deposit while it runs', async () => {
    const second = await fixture.payIn(player, '50.00');
    await fixture.tell(second, 'charged-back');
    expect(await only()).toMatchObject({ status: 'charged-back', left: '0.00' });
    expect(await fixture.balances(player)).toMatchObject({ real: '100.00', bonus: '0.00' });
  });
});
