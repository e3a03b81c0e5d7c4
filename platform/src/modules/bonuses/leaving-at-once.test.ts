import { DAY_MS } from '@paddock/contract';
import type { BonusView } from '@paddock/contract/schemas';

import { matchOdds, matchResult } from '../sportsbook/testing/feed-driver.ts';
import { createBonusesFixture, TERMS, type BonusesFixture, type BonusPlayer } from './bonuses.fixture.ts';
import { withdrawProven } from './proven-withdrawal.fixture.ts';

const PLAYERS = 8;

describe('a withdrawal in the same moment in which the last bet fulfils the bonus', () => {
  let fixture: BonusesFixture;

  beforeAll(async () => {
    fixture = await createBonusesFixture({
      ...TERMS,
      offers: { EUR: { percent: 50, upTo: '100.00', minDeposit: '10.00' } },
      wageringMultiple: 1,
    });
  });
  afterAll(() => fixture.close());

  async function stake(player: BonusPlayer, event: string, homeMilli: number): Promise<void> {
    await fixture.feed().fixture(event, fixture.platform().clock.nowMs() + DAY_MS);
    await fixture.feed().prices(event, matchOdds(homeMilli, 3_400, 3_600));
    await fixture.bet(player, event, '40.00');
    await fixture.feed().result(event, 1, matchResult('home'));
  }

  async function withdraw(player: BonusPlayer, instrumentId: string | undefined): Promise<number> {
    const body = { instrumentId, amount: '20.00', forfeitsBonus: true };
    return (await withdrawProven(fixture, player, body)).status;
  }

  it('either finds the bonus fulfilled or ends it, and no money is made or lost', async () => {
    const ends: string[] = [];
    for (let at = 0; at < PLAYERS; at++) {
      const player = await fixture.player();
      await fixture.payIn(player, '80.00');
      // At too low a price to count: it is what the cashier wants staked of the deposit.
      await stake(player, `first-${player.playerId}`, 1_400);
      await fixture.platform().advance(250);
      const payouts = await fixture.call(
        player,
        'GET',
        `/web-api/cashier/payouts?accountId=${player.accountId}`,
      );
      const [instrument] = (payouts.json as { instruments: { id: string }[] }).instruments;
      await stake(player, `last-${player.playerId}`, 2_000);
      const [status] = await Promise.all([withdraw(player, instrument?.id), fixture.platform().advance(250)]);
      expect(status).toBe(201);
      await fixture.platform().advance(250);
      const [bonus] = (await fixture.bonuses(player)).bonuses as [BonusView];
      ends.push(bonus.status);
      // 80 paid in, 16 and 40 won, 20 held; 40 of the bonus where it was fulfilled.
      const real = bonus.status === 'completed' ? '156.00' : '116.00';
      expect(await fixture.balances(player)).toEqual({ real, bonus: '0.00', held: '20.00' });
    }
    expect(ends.every((end) => end === 'completed' || end === 'forfeited')).toBe(true);
    expect(await fixture.problems()).toEqual([]);
  });
});
