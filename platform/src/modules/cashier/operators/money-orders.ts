import { formatAmount, parseAmount, type AccountId, type PaymentId, type PlayerId } from '@paddock/contract';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { findSuspense } from '../callbacks/callbacks-store.ts';
import { lockNamedDeposit } from '../deposits/deposits-store.ts';

/** Money an operator moves: kept as JSON while it waits for a second one. */
export type MoneyOrder =
  | {
      readonly kind: 'cashier.adjust';
      readonly playerId: PlayerId;
      readonly accountId: AccountId;
      readonly currency: string;
      readonly amountMinor: string;
    }
  | {
      readonly kind: 'cashier.write-off';
      readonly playerId: PlayerId;
      readonly accountId: AccountId;
      readonly currency: string;
      /** What it is expected to cost; the account is lifted to zero, whatever it then stands at. */
      readonly amountMinor: string;
    }
  | {
      readonly kind: 'cashier.suspense';
      readonly playerId: PlayerId | null;
      readonly accountId: AccountId | null;
      readonly provider: string;
      readonly callbackId: string;
      readonly currency: string;
      readonly amountMinor: string;
    }
  | {
      readonly kind: 'cashier.charge-back';
      readonly playerId: PlayerId;
      readonly paymentId: PaymentId;
      readonly currency: string;
      readonly amountMinor: string;
    };

/** The adjustment of a request. @throws ACCOUNT_UNKNOWN, AMOUNT_INVALID. */
export async function adjustmentOf(
  tx: Tx,
  parts: CashierParts,
  playerId: string,
  accountId: string,
  amount: string,
): Promise<MoneyOrder> {
  const account = await accountOf(tx, parts, playerId, accountId);
  const amountMinor = parseAmount(amount, account.currency);
  if (amountMinor === undefined || amountMinor === 0n) throw new PlatformError('AMOUNT_INVALID');
  return { kind: 'cashier.adjust', ...account, amountMinor: amountMinor.toString() };
}

/** The write-off of a request. @throws ACCOUNT_UNKNOWN, AMOUNT_INVALID for an account not below zero. */
export async function writeOffOf(
  tx: Tx,
  parts: CashierParts,
  playerId: string,
  accountId: string,
): Promise<MoneyOrder> {
  const { balanceMinor, ...account } = await accountOf(tx, parts, playerId, accountId);
  if (balanceMinor >= 0n) {
    throw new PlatformError('AMOUNT_INVALID', { balance: formatAmount(balanceMinor, account.currency) });
  }
  return { kind: 'cashier.write-off', ...account, amountMinor: (-balanceMinor).toString() };
}

/** The decision about an entry in suspense. @throws PAYMENT_UNKNOWN, ACCOUNT_UNKNOWN, CURRENCY_UNSUPPORTED. */
export async function suspenseOrderOf(
  tx: Tx,
  parts: CashierParts,
  provider: string,
  callbackId: string,
  to: { readonly playerId: string; readonly accountId: string } | 'house',
): Promise<MoneyOrder> {
  const entry = await findSuspense(tx, provider, callbackId);
  if (entry === undefined) throw new PlatformError('PAYMENT_UNKNOWN');
  const owner = to === 'house' ? undefined : await accountOf(tx, parts, to.playerId, to.accountId);
  if (owner !== undefined && owner.currency !== entry.currency) {
    throw new PlatformError('CURRENCY_UNSUPPORTED');
  }
  return {
    kind: 'cashier.suspense',
    playerId: owner?.playerId ?? null,
    accountId: owner?.accountId ?? null,
    provider,
    callbackId,
    currency: entry.currency,
    amountMinor: entry.amountMinor.toString(),
  };
}

/**
 * The charge-back of a deposit the player has the money of. @throws PAYMENT_UNKNOWN, PAYMENT_STATE for one that is not
 * credited or was charged back already.
 */
export async function chargeBackOf(tx: Tx, id: string): Promise<MoneyOrder> {
  const paymentId = requiredId<'payment'>(id, 'PAYMENT_UNKNOWN');
  const deposit = await lockNamedDeposit(tx, paymentId);
  if (deposit === undefined) throw new PlatformError('PAYMENT_UNKNOWN');
  const { playerId, currency, amountMinor, status } = deposit;
  if (status !== 'succeeded') throw new PlatformError('PAYMENT_STATE', { status });
  return { kind: 'cashier.charge-back', playerId, paymentId, currency, amountMinor: amountMinor.toString() };
}

async function accountOf(tx: Tx, { wallet, playerNumbers }: CashierParts, player: string, account: string) {
  const playerId = await playerNumbers.idOf(tx, player);
  const accountId = requiredId<'account'>(account, 'ACCOUNT_UNKNOWN');
  const found = await wallet.account(tx, playerId, accountId);
  if (found === undefined || found.kind === 'escrow') throw new PlatformError('ACCOUNT_UNKNOWN');
  const { currency, balanceMinor } = found;
  return { playerId: found.playerId, accountId: found.id, currency, balanceMinor };
}
