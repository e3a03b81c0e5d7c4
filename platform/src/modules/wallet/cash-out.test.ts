import { createWalletFixture, type FixturePlayer, type WalletFixture } from './wallet.fixture.ts';

describe('cashing out (rules §7, §11)', () => {
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
  const cashOut = (
    betId: Awaited<ReturnType<WalletFixture['hold']>>,
    revision: number,
    stakeMinor: bigint,
    paidMinor: bigint,
  ) =>
    fixture.run((tx) =>
      fixture.wallet.cashOut(tx, {
        playerId: player.playerId,
        betId,
        revision,
        stakeMinor,
        paidMinor,
        reason: 'cashed out',
        atMs: 1,
      }),
    );

  it('pays for the whole stake and ends the bet', async () => {
    const betId = await fixture.hold(player, 8_00n);
    expect(await cashOut(betId, 1, 8_00n, 6_50n)).toEqual({ outcome: 'cashed-out', paidMinor: 6_50n });
    expect(await balances()).toEqual([8_50n, 5_00n, 0n]);
    await expect(cashOut(betId, 2, 1n, 1n)).rejects.toThrow('holds no stake to cash out');
  });

  it('does nothing a second time', async () => {
    const betId = await fixture.hold(player, 8_00n);
    await cashOut(betId, 1, 8_00n, 6_50n);
    expect(await cashOut(betId, 1, 8_00n, 6_50n)).toEqual({ outcome: 'ignored', paidMinor: 0n });
    expect(await balances()).toEqual([8_50n, 5_00n, 0n]);
  });

  it('splits what it pays as the stake was paid, the remainder to real money', async () => {
    const betId = await fixture.hold(player, 15_00n); // 10.00 real, 5.00 bonus
    await cashOut(betId, 1, 5_00n, 4_01n);
    expect(await balances()).toEqual([2_68n, 1_33n, 10_00n]);
    await cashOut(betId, 2, 10_00n, 1n); // 4.02 in all: 1.34 of it bonus
    expect(await balances()).toEqual([2_68n, 1_34n, 0n]);
  });

  it('leaves the rest to its result, which touches nothing that was paid', async () => {
    const betId = await fixture.hold(player, 10_00n);
    await cashOut(betId, 1, 4_00n, 5_00n);
    expect(await balances()).toEqual([5_00n, 5_00n, 6_00n]);
    expect(await fixture.settle(player, betId, 2, 5_00n + 12_00n)).toBe(12_00n);
    expect(await balances()).toEqual([17_00n, 5_00n, 0n]);
    expect(await fixture.settle(player, betId, 3, 5_00n)).toBe(-12_00n);
    expect(await fixture.settle(player, betId, 4, 5_00n + 3_00n)).toBe(3_00n);
    expect(await fixture.reopen(player, betId, 5)).toBe(-3_00n);
    expect(await balances()).toEqual([5_00n, 5_00n, 6_00n]);
    await cashOut(betId, 6, 6_00n, 1_00n);
    expect(await balances()).toEqual([6_00n, 5_00n, 0n]);
  });

  it('gives the stake back whole where all is void, to where it came from, whatever was paid', async () => {
    const betId = await fixture.hold(player, 15_00n); // 10.00 real, 5.00 bonus
    await cashOut(betId, 1, 6_00n, 30_00n);
    expect(await balances()).toEqual([20_00n, 10_00n, 9_00n]);
    expect(await fixture.settle(player, betId, 2, 15_00n)).toBe(-15_00n);
    expect(await balances()).toEqual([10_00n, 5_00n, 0n]);
    expect(await fixture.settle(player, betId, 3, 30_00n + 2_00n)).toBe(17_00n);
    expect(await fixture.settle(player, betId, 4, 15_00n)).toBe(-17_00n);
    expect(await fixture.reopen(player, betId, 5)).toBe(15_00n);
    expect(await balances()).toEqual([20_00n, 10_00n, 9_00n]);
  });

  it.each([
    ['more than is left', 6_01n, 1n],
    ['nothing of the stake', 0n, 1n],
    ['nothing', 1n, 0n],
  ])('refuses %s', async (_name, stakeMinor, paidMinor) => {
    const betId = await fixture.hold(player, 10_00n);
    await cashOut(betId, 1, 4_00n, 5_00n);
    await expect(cashOut(betId, 2, stakeMinor, paidMinor)).rejects.toThrow('has no such part');
  });

  it('is not for a bet that was given back, or that nobody placed', async () => {
    const betId = await fixture.hold(player, 10_00n);
    await fixture.run((tx) =>
      fixture.wallet.releaseStake(tx, { playerId: player.playerId, betId, reason: '', atMs: 1 }),
    );
    await expect(cashOut(betId, 1, 1n, 1n)).rejects.toThrow('holds no stake to cash out');
    const unknown = fixture.platform.kernel.ids.forPlayer<'bet'>(player.playerId);
    await expect(cashOut(unknown, 1, 1n, 1n)).rejects.toThrow('holds no stake to cash out');
  });
});
