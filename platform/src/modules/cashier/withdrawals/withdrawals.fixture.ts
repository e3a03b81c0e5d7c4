import { randomUUID } from 'node:crypto';
import type { BetId } from '@paddock/contract';
import type { PayoutOptionsView, WithdrawalView } from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import type { CashierFixture, CashierPlayer, FixtureAnswer } from '../cashier.fixture.ts';

/** What tests of withdrawals do all the time, on the cashier's fixture. */
export interface WithdrawalsFixture {
  /** A player who paid in 100.00 by card and staked it, so that 100.00 can go out. */
  richPlayer(): Promise<CashierPlayer>;
  /** Pays in an amount with an instrument, named by its token. */
  payIn(player: CashierPlayer, amount: string, token: string): Promise<void>;
  /** Stakes an amount and wins it back. */
  play(player: CashierPlayer, stakeMinor: bigint): Promise<void>;
  /** Stakes an amount and loses it. */
  lose(player: CashierPlayer, stakeMinor: bigint): Promise<void>;
  options(player: CashierPlayer): Promise<PayoutOptionsView>;
  ask(player: CashierPlayer, body?: object, key?: string): Promise<FixtureAnswer>;
  show(player: CashierPlayer, id: string): Promise<WithdrawalView>;
  cancel(player: CashierPlayer, id: string): Promise<FixtureAnswer>;
  /** Main money and what is held. */
  money(player: CashierPlayer): Promise<readonly [money: string, held: string]>;
}

export function createWithdrawalsFixture(fixture: CashierFixture): WithdrawalsFixture {
  const { app, kernel, modules } = fixture.platform;

  async function payIn(player: CashierPlayer, amount: string, token: string): Promise<void> {
    const made = await fixture.createDeposit(player, { amount });
    const deposit = made.json<{ id: string; currency: string }>();
    const answer = await fixture.callback(undefined, {
      reference: deposit.id,
      transactionId: `tr-${deposit.id}`,
      amountMinor: amount.replace('.', ''),
      currency: deposit.currency,
      instrument: { token, mask: `•••• ${token.slice(-4)}`, holder: 'ANN EXAMPLE' },
    });
    if (answer.json<{ outcome: string }>().outcome !== 'applied') throw new Error(answer.body);
  }

  async function bet(player: CashierPlayer, stakeMinor: bigint, targetMinor: bigint): Promise<void> {
    const { playerId, accountId } = player;
    const betId: BetId = kernel.ids.forPlayer(playerId);
    const atMs = kernel.clock.nowMs();
    await inTransaction(kernel.db, async (tx) => {
      const currency = (await modules.wallet.account(tx, playerId, accountId))?.currency ?? '';
      await modules.wallet.holdStake(tx, {
        product: 'sportsbook',
        playerId,
        betId,
        accountId,
        stakeMinor,
        atMs,
      });
      await modules.limits.check.admitStake(tx, {
        playerId,
        accountId,
        betId,
        currency,
        stakeMinor,
        atMs,
      });
      await modules.wallet.settleBet(tx, {
        playerId,
        betId,
        revision: 1,
        targetMinor,
        reason: '',
        atMs,
      });
    });
  }

  async function options({ bearer, accountId }: CashierPlayer): Promise<PayoutOptionsView> {
    const answer = await app.inject({
      url: `/web-api/cashier/payouts?accountId=${accountId}`,
      headers: bearer,
    });
    return answer.json<PayoutOptionsView>();
  }

  const play = (player: CashierPlayer, stakeMinor: bigint) => bet(player, stakeMinor, stakeMinor);

  return {
    payIn,
    play,
    lose: (player, stakeMinor) => bet(player, stakeMinor, 0n),
    options,
    async richPlayer() {
      const player = await fixture.player();
      await payIn(player, '100.00', `card-${player.playerId}`);
      await play(player, 10_000n);
      return player;
    },
    async ask(player, body = {}, key = randomUUID()) {
      const [first] = (await options(player)).instruments;
      return app.inject({
        method: 'POST',
        url: '/web-api/cashier/withdrawals',
        headers: { ...player.bearer, 'idempotency-key': key },
        body: { accountId: player.accountId, instrumentId: first?.id ?? '1', amount: '40.00', ...body },
      });
    },
    async show({ bearer }, id) {
      const answer = await app.inject({ url: `/web-api/cashier/withdrawals/${id}`, headers: bearer });
      return answer.json<WithdrawalView>();
    },
    cancel: ({ bearer }, id) =>
      app.inject({ method: 'POST', url: `/web-api/cashier/withdrawals/${id}/cancel`, headers: bearer }),
    async money(player) {
      const answer = await app.inject({ url: '/web-api/user/accounts', headers: player.bearer });
      const [main] = answer.json<{ all_accounts: { money: string; held: string }[] }>().all_accounts;
      return [main?.money ?? '', main?.held ?? ''];
    },
  };
}
