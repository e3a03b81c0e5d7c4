import { randomUUID } from 'node:crypto';
import type { LoyaltyPurchase } from '@paddock/contract/schemas';

import { PLAYER_HEADER } from '../../../testing/index.ts';
import { fatesOf, MortalProcess } from '../../sportsbook/testing/mortal-process.ts';
import { createLoyaltyFixture, type LoyaltyFixture } from '../loyalty.fixture.ts';

describe('a kill at every write of what points buy (rules §12)', () => {
  let fixture: LoyaltyFixture;
  let offerId = '';
  const mortal = new MortalProcess(() => {
    fixture.platform.clock.advance(1);
    return fixture.restart();
  });
  beforeAll(async () => {
    fixture = await createLoyaltyFixture({}, mortal.around);
    await fixture.begin();
    const offer = {
      ...{ code: 'five', name: { en: 'Five', ru: 'Пять' }, points: 100, gives: '5.00', reason: 'a test' },
      ...{ stock: null, mostPerPlayer: null, fromMs: 0, toMs: null },
    };
    const { body } = await fixture.offer(offer);
    offerId = body.offers[0]?.id ?? '';
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.platform.close();
  });

  /** Points that are earned by a stake, and two purchases. */
  async function story(arm: () => void): Promise<void> {
    const player = await fixture.player('EUR', 100_000n);
    await fixture.toss(player, 20);
    await fixture.adjust(player, 247);
    arm();
    await mortal.until(
      async () => (await fixture.balance(player)) === 250,
      () => fixture.count(),
      3,
    );
    for (let n = 0; n < 2; n++) {
      const headers = { [PLAYER_HEADER]: player.playerId, 'idempotency-key': randomUUID() };
      await mortal.answered(() =>
        fixture.call<LoyaltyPurchase>(headers, 'POST', `/web-api/loyalty/shop/${offerId}/buy`, {
          points: 100,
        }),
      );
    }
    const accounts = await fixture.platform.modules.wallet.accounts(
      fixture.platform.kernel.db,
      player.playerId,
    );
    expect(await fixture.balance(player)).toBe(50);
    expect(accounts.find(({ id }) => id === player.accountId)?.balanceMinor).toBe(
      1_000_00n - 20_00n + 10_00n,
    );
  }

  it.each([...fatesOf('before')])('gives once and takes once, just %s each', async (fate) => {
    expect(await mortal.atEach(fate, story)).toBeGreaterThanOrEqual(3);
  });
});
