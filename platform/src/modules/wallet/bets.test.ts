import fc from 'fast-check';
import { sql } from 'kysely';
import type { BetId } from '@paddock/contract';

import { createWalletFixture, type FixturePlayer, type WalletFixture } from './wallet.fixture.ts';

describe('the money of a bet', () => {
  let fixture: WalletFixture;
  let player: FixturePlayer;

  beforeAll(async () => {
    fixture = await createWalletFixture();
  });
  afterAll(() => fixture.closeAudited());
  beforeEach(async () => {
    player = await fixture.player(10_00n, { bonusMinor: 5_00n });
  });

  const balances = async () => [
    await fixture.balance(player, 'main'),
    await fixture.balance(player, 'bonus'),
    await fixture.balance(player, 'escrow'),
  ];
  const holdAgain = (betId: BetId, stakeMinor: bigint, accountId = player.main) =>
    fixture.run((tx) =>
      fixture.wallet.holdStake(tx, {
        product: 'sportsbook',
        playerId: player.playerId,
        betId,
        accountId,
        stakeMinor,
        atMs: 1,
      }),
    );
  const release = (betId: BetId) =>
    fixture.run((tx) =>
      fixture.wallet.releaseStake(tx, { playerId: player.playerId, betId, reason: 'rejected', atMs: 1 }),
    );

  it('holds a stake in escrow: real money first, bonus money for what is missing', async () => {
    await fixture.hold(player, 4_00n);
    expect(await balances()).toEqual([6_00n, 5_00n, 4_00n]);
    const betId = await fixture.hold(player, 8_00n);
    expect(await balances()).toEqual([0n, 3_00n, 12_00n]);
    expect(await holdAgain(betId, 8_00n)).toEqual({
      betId,
      currency: 'EUR',
      replayed: true,
      funding: [
        { accountId: player.main, amountMinor: 6_00n, stakeReturned: true },
        { accountId: player.bonus, amountMinor: 2_00n, stakeReturned: true },
      ],
    });
    await expect(holdAgain(betId, 8_01n)).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    await expect(holdAgain(betId, 8_00n, player.bonus)).rejects.toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
  });

  it('takes real money first, also when the bonus account is named', async () => {
    await fixture.hold(player, 12_00n, player.bonus);
    expect(await balances()).toEqual([0n, 3_00n, 12_00n]);
    await fixture.hold(player, 3_00n, player.bonus);
    expect(await balances()).toEqual([0n, 0n, 15_00n]);
    await expect(fixture.hold(player, 1n, player.bonus)).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
    });
  });

  it('refuses more than real and bonus money together, escrow, and strangers', async () => {
    const escrow = (await fixture.wallet.accounts(fixture.platform.kernel.db, player.playerId)).find(
      ({ kind }) => kind === 'escrow',
    );
    await expect(fixture.hold(player, 15_01n)).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    await expect(fixture.hold(player, 1n, escrow?.id)).rejects.toMatchObject({ code: 'ACCOUNT_UNKNOWN' });
    const other = await fixture.player(1_00n);
    await expect(fixture.hold(player, 1n, other.main)).rejects.toMatchObject({ code: 'ACCOUNT_UNKNOWN' });
    await expect(fixture.hold(player, 0n)).rejects.toThrow(RangeError);
    expect(await balances()).toEqual([10_00n, 5_00n, 0n]);
  });

  it('lets only as many of thirty concurrent stakes through as there is money for', async () => {
    const results = await Promise.allSettled(Array.from({ length: 30 }, () => fixture.hold(player, 1_00n)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(15);
    expect(await balances()).toEqual([0n, 0n, 15_00n]);
  });

  it('releases a stake to where it came from, once', async () => {
    const betId = await fixture.hold(player, 12_00n);
    await release(betId);
    await release(betId);
    expect(await balances()).toEqual([10_00n, 5_00n, 0n]);
    await expect(fixture.settle(player, betId, 1, 5_00n)).rejects.toThrow('holds no stake');
  });

  it('settles a win, a loss, a void; a lower or equal revision changes nothing (rules §7)', async () => {
    const won = await fixture.hold(player, 2_00n);
    expect(await fixture.settle(player, won, 1, 5_00n)).toBe(5_00n);
    expect(await balances()).toEqual([13_00n, 5_00n, 0n]);
    expect(await fixture.settle(player, won, 1, 9_00n)).toBe(0n);
    const lost = await fixture.hold(player, 3_00n);
    expect(await fixture.settle(player, lost, 3, 0n)).toBe(0n);
    expect(await fixture.settle(player, lost, 2, 9_00n)).toBe(0n);
    const voided = await fixture.hold(player, 4_00n);
    await fixture.settle(player, voided, 1, 4_00n);
    expect(await balances()).toEqual([10_00n, 5_00n, 0n]);
    await expect(release(voided)).rejects.toThrow('holds no stake');
  });

  it('resettles by the difference, below zero when the money is gone', async () => {
    const betId = await fixture.hold(player, 2_00n);
    await fixture.settle(player, betId, 1, 50_00n);
    await fixture.hold(player, 58_00n);
    expect(await fixture.settle(player, betId, 2, 0n)).toBe(-50_00n);
    expect(await balances()).toEqual([-50_00n, 5_00n, 58_00n]);
    await expect(fixture.hold(player, 1_00n)).rejects.toMatchObject({ code: 'BALANCE_NEGATIVE' });
    await expect(fixture.hold(player, 1_00n, player.bonus)).rejects.toMatchObject({
      code: 'BALANCE_NEGATIVE',
    });
    expect(await fixture.settle(player, betId, 3, 2_00n)).toBe(2_00n);
    expect(await balances()).toEqual([-48_00n, 5_00n, 58_00n]);
  });

  it('takes a settlement back: the stake is held again, what was paid is recovered (rules §7)', async () => {
    const won = await fixture.hold(player, 12_00n);
    await fixture.settle(player, won, 1, 30_00n);
    expect(await balances()).toEqual([25_00n, 8_00n, 0n]);
    expect(await fixture.reopen(player, won, 2)).toBe(-30_00n);
    expect(await balances()).toEqual([0n, 3_00n, 12_00n]);
    const once = [await fixture.reopen(player, won, 2), await fixture.reopen(player, won, 3)];
    expect(once).toEqual([0n, 0n]);
    await expect(release(won)).rejects.toThrow('wallet_bet_check');
    expect(await fixture.settle(player, won, 2, 30_00n)).toBe(0n);
    expect(await fixture.settle(player, won, 3, 0n)).toBe(0n);
    expect(await balances()).toEqual([0n, 3_00n, 0n]);
    expect(await fixture.reopen(player, won, 4)).toBe(0n);
    expect(await balances()).toEqual([0n, 3_00n, 12_00n]);
    expect((await fixture.wallet.audit()).problems).toEqual([]);
  });

  it('recovers below zero what was spent, and opens nothing that was released', async () => {
    const won = await fixture.hold(player, 10_00n);
    await fixture.settle(player, won, 1, 20_00n);
    await fixture.hold(player, 20_00n);
    await fixture.reopen(player, won, 2);
    expect(await balances()).toEqual([-20_00n, 5_00n, 30_00n]);
    const other = await fixture.player(1_00n);
    const released = await fixture.hold(other, 1_00n);
    await fixture.run((tx) =>
      fixture.wallet.releaseStake(tx, { playerId: other.playerId, betId: released, reason: '', atMs: 1 }),
    );
    await expect(fixture.reopen(other, released, 1)).rejects.toThrow('holds no stake');
  });

  it('settles once when ten nodes do it at the same moment', async () => {
    const betId = await fixture.hold(player, 2_00n);
    const paid = await Promise.all(Array.from({ length: 10 }, () => fixture.settle(player, betId, 1, 7_00n)));
    expect(paid.reduce((sum, minor) => sum + minor, 0n)).toBe(7_00n);
    expect(await balances()).toEqual([15_00n, 5_00n, 0n]);
  });

  it('keeps the stake of a free bet and pays only the win above it (rules §3)', async () => {
    await sql`update wallet_account set stake_returned = false where id = ${player.bonus}`.execute(
      fixture.platform.kernel.db,
    );
    await fixture.hold(player, 10_00n);
    const betId = await fixture.hold(player, 5_00n, player.bonus);
    await fixture.settle(player, betId, 1, 15_00n);
    expect(await balances()).toEqual([0n, 10_00n, 10_00n]);
    await fixture.settle(player, betId, 2, 5_00n);
    expect(await balances()).toEqual([0n, 0n, 10_00n]);
  });

  it('splits any target by funding, the remainder to real money, over any resettlement', async () => {
    const minor = (max: number) => fc.integer({ min: 0, max }).map(BigInt);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 20_00 }).map(BigInt),
        minor(20_00),
        fc.array(minor(100_000_00), { minLength: 1, maxLength: 4 }),
        async (realMinor, bonusMinor, targets) => {
          player = await fixture.player(realMinor, { bonusMinor });
          const stakeMinor = realMinor + bonusMinor;
          const betId = await fixture.hold(player, stakeMinor);
          for (const [n, target] of targets.entries()) {
            await fixture.settle(player, betId, 3 * n + 1, target);
            const bonusPart = (target * bonusMinor) / stakeMinor;
            expect(await balances()).toEqual([target - bonusPart, bonusPart, 0n]);
            await fixture.reopen(player, betId, 3 * n + 2);
            expect(await balances()).toEqual([0n, 0n, stakeMinor]);
            await fixture.settle(player, betId, 3 * n + 3, target);
          }
        },
      ),
      { numRuns: 60, seed: 20261121 },
    );
  });
});
