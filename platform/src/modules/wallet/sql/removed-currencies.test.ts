import type { BetId } from '@paddock/contract';
import { sql } from 'kysely';

import { createWalletFixture, type FixturePlayer, type WalletFixture } from '../wallet.fixture.ts';

describe('a transfer to several accounts of a currency that was removed', () => {
  let fixture: WalletFixture;
  let player: FixturePlayer;
  let betId: BetId;

  beforeAll(async () => {
    fixture = await createWalletFixture();
  });
  afterAll(() => fixture.closeAudited());

  const balances = () =>
    Promise.all(['main', 'bonus', 'escrow'].map((kind) => fixture.balance(player, kind)));
  const removed = async () => {
    const { rows } = await sql<{ closed: bigint }>`
      select count(closed_at_ms) as closed from wallet_account where player_id = ${player.playerId}::bigint`.execute(
      fixture.platform.kernel.db,
    );
    return Number(rows[0]?.closed);
  };
  const remove = async () => {
    await sql`update wallet_account set closed_at_ms = 1 where player_id = ${player.playerId}::bigint`.execute(
      fixture.platform.kernel.db,
    );
    expect(await removed()).toBe(3);
  };

  it.each<[string, bigint, bigint]>([
    ['real money alone', 0n, 8_00n],
    ['real and bonus money', 10_00n, 15_00n],
  ])('opens it again where a result is taken back: %s', async (_what, bonusMinor, stakeMinor) => {
    player = await fixture.player(10_00n, { bonusMinor });
    betId = await fixture.hold(player, stakeMinor);
    const held = await balances();
    await fixture.settle(player, betId, 1, 2n * stakeMinor);
    await remove();
    expect(await fixture.reopen(player, betId, 2)).toBe(-2n * stakeMinor);
    expect([await balances(), await removed()]).toEqual([held, 0]);
    await fixture.settle(player, betId, 3, 0n);
    await remove();
    expect(await fixture.reopen(player, betId, 4)).toBe(0n);
    expect([await balances(), await removed()]).toEqual([held, 0]);
  });

  it('opens it again where a part of a bet is cashed out', async () => {
    player = await fixture.player(10_00n, { bonusMinor: 10_00n });
    betId = await fixture.hold(player, 15_00n);
    await remove();
    const part = { betId, revision: 1, stakeMinor: 15_00n, paidMinor: 12_00n, reason: 'cashed out', atMs: 1 };
    await fixture.run((tx) => fixture.wallet.cashOut(tx, { playerId: player.playerId, ...part }));
    expect([await balances(), await removed()]).toEqual([[8_00n, 9_00n, 0n], 0]);
  });

  it('opens it again where a withdrawal comes back', async () => {
    player = await fixture.player(10_00n);
    const payment = fixture.payment(player);
    await fixture.run((tx) => fixture.wallet.holdWithdrawal(tx, payment));
    await remove();
    const release = { ...payment, actor: 'system', reason: 'the bank refused it' } as const;
    await fixture.run((tx) => fixture.wallet.releaseWithdrawal(tx, release));
    expect([await balances(), await removed()]).toEqual([[10_00n, 0n, 0n], 0]);
  });
});
