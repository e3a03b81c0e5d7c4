import { sql } from 'kysely';

import { createWalletFixture, type FixturePlayer, type WalletFixture } from './wallet.fixture.ts';

describe('the money of a withdrawal', () => {
  let fixture: WalletFixture;
  let player: FixturePlayer;

  beforeAll(async () => {
    fixture = await createWalletFixture();
  });
  afterAll(() => fixture.closeAudited());
  beforeEach(async () => {
    player = await fixture.player(10_000n);
  });

  const money = (amountMinor = 4_000n) => fixture.payment(player, amountMinor);
  const state = async () => [await fixture.balance(player, 'main'), await fixture.balance(player, 'escrow')];

  it('is held beside the stakes, then leaves through the provider', async () => {
    const { wallet, run } = fixture;
    const sent = money();
    await run((tx) => wallet.holdWithdrawal(tx, sent));
    expect(await state()).toEqual([6_000n, 4_000n]);
    expect((await wallet.audit()).problems).toEqual([]);
    await run((tx) => wallet.payOut(tx, sent));
    expect(await state()).toEqual([6_000n, 0n]);
  });

  it('comes back when it is not paid, and only once', async () => {
    const { wallet, run } = fixture;
    const sent = money();
    await run((tx) => wallet.holdWithdrawal(tx, sent));
    const release = { ...sent, actor: 'system', reason: 'the bank refused it' } as const;
    expect((await run((tx) => wallet.releaseWithdrawal(tx, release))).replayed).toBe(false);
    expect((await run((tx) => wallet.releaseWithdrawal(tx, release))).replayed).toBe(true);
    expect(await state()).toEqual([10_000n, 0n]);
  });

  it('is taken back, below zero if need be, when it was paid after all', async () => {
    const { wallet, run } = fixture;
    const sent = money(9_000n);
    await run((tx) => wallet.holdWithdrawal(tx, sent));
    await run((tx) => wallet.releaseWithdrawal(tx, { ...sent, actor: 'system', reason: '' }));
    await fixture.hold(player, 5_000n);
    await run((tx) => wallet.payOutLate(tx, sent));
    expect(await state()).toEqual([-4_000n, 5_000n]);
    const { rows } = await sql`
      select reason from wallet_transfer
        where player_id = ${player.playerId} and kind = 'withdrawal-late'`.execute(
      fixture.platform.kernel.db,
    );
    expect(rows).toEqual([{ reason: 'paid out after it had been given up' }]);
  });

  it('is the player’s again when the bank returns it', async () => {
    const { wallet, run } = fixture;
    const sent = money();
    await run((tx) => wallet.holdWithdrawal(tx, sent));
    await run((tx) => wallet.payOut(tx, sent));
    await run((tx) => wallet.returnPayout(tx, sent));
    expect(await state()).toEqual([10_000n, 0n]);
  });

  it('never takes more than there is, and never bonus money', async () => {
    const { wallet, run } = fixture;
    await expect(run((tx) => wallet.holdWithdrawal(tx, money(10_001n)))).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
    });
    const bonus = { ...money(), accountId: player.bonus };
    await expect(run((tx) => wallet.holdWithdrawal(tx, bonus))).rejects.toMatchObject({
      code: 'ACCOUNT_UNKNOWN',
    });
    expect(await state()).toEqual([10_000n, 0n]);
  });
});
