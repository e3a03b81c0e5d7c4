import { DAY_MS } from '@paddock/contract';

import type { PayOutMoney } from '../moved-money.ts';
import type { FixturePlayer, WalletFixture } from '../wallet.fixture.ts';

/** What moves a player's money besides bets, each by one call. */
export function moneyOf(fixture: WalletFixture, player: FixturePlayer) {
  const { wallet, run } = fixture;
  const payment = (amountMinor: bigint) => fixture.payment(player, amountMinor);
  return {
    payment,
    deposit: (minor: bigint) => run((tx) => wallet.deposit(tx, payment(minor))),
    chargeBack: (minor: bigint) =>
      run((tx) => wallet.chargeBack(tx, { ...payment(minor), actor: 'provider:testpay', reason: '' })),
    holdWithdrawal: (money: PayOutMoney) => run((tx) => wallet.holdWithdrawal(tx, money)),
    releaseWithdrawal: (money: PayOutMoney) =>
      run((tx) => wallet.releaseWithdrawal(tx, { ...money, actor: 'system', reason: 'no' })),
    payOut: (money: PayOutMoney) => run((tx) => wallet.payOut(tx, money)),
    returnPayout: (money: PayOutMoney) => run((tx) => wallet.returnPayout(tx, money)),
  };
}

/** Three days with something of each kind: 50.00 in, bets, 20.00 out, an exchange. */
export async function liveThreeDays(fixture: WalletFixture, player: FixturePlayer): Promise<void> {
  const money = moneyOf(fixture, player);
  await money.deposit(50_00n);
  const betId = await fixture.hold(player, 10_00n);
  await fixture.platform.leap(DAY_MS);
  await fixture.settle(player, betId, 1, 25_00n);
  const paid = money.payment(20_00n);
  await money.holdWithdrawal(paid);
  await money.payOut(paid);
  await fixture.platform.leap(DAY_MS);
  const given = money.payment(5_00n);
  await money.holdWithdrawal(given);
  await money.releaseWithdrawal(given);
  const yen = await fixture.add(player, 'JPY');
  await fixture.run((tx) =>
    fixture.wallet.convert(tx, {
      id: `c${player.playerId}`,
      playerId: player.playerId,
      fromAccountId: player.main,
      toAccountId: yen,
      fromMinor: 10_00n,
      toMinor: 1_600n,
      rateId: 'r1',
      actor: 'player',
      atMs: fixture.platform.clock.nowMs(),
    }),
  );
}
