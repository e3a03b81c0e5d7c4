import { formatAmount, type PlayerId } from '@paddock/contract';
import type { OperatorPlayerView } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { listDeposits } from '../deposits/deposits-store.ts';
import { listWithdrawals } from '../withdrawals/withdrawals-store.ts';

const LATEST = { sinceMs: 0, limit: 50, offset: 0 };

/** What an operator has to know before anything is corrected: no names, no contacts. @throws ACCOUNT_UNKNOWN. */
export async function playerMoney(
  { kernel: { db }, wallet, playerNumbers }: CashierParts,
  playerId: PlayerId,
): Promise<OperatorPlayerView> {
  const accounts = await wallet.accounts(db, playerId);
  if (accounts.length === 0) throw new PlatformError('ACCOUNT_UNKNOWN');
  const { deposits } = await listDeposits(db, playerId, LATEST);
  const { withdrawals } = await listWithdrawals(db, playerId, LATEST);
  return {
    playerId,
    playerNumber: (await playerNumbers.numbersOf(db, [playerId]))(playerId),
    isFrozen: await wallet.isFrozen(db, playerId),
    accounts: accounts.map(({ id, kind, currency, balanceMinor }) => ({
      id,
      kind,
      currency,
      balance: formatAmount(balanceMinor, currency),
    })),
    deposits: deposits.map(({ paymentId, ...deposit }) => viewOf(paymentId, deposit)),
    withdrawals: withdrawals.map(({ withdrawalId, ...withdrawal }) => viewOf(withdrawalId, withdrawal)),
  };
}

function viewOf<Status>(
  id: string,
  payment: {
    readonly status: Status;
    readonly amountMinor: bigint;
    readonly currency: string;
    readonly provider: string;
    readonly createdAtMs: number;
  },
) {
  const { status, amountMinor, currency, provider, createdAtMs } = payment;
  return { id, status, amount: formatAmount(amountMinor, currency), currency, provider, createdAtMs };
}
