import { MINUTE_MS, formatAmount, type PlayerId } from '@paddock/contract';
import type { DepositRequest, DepositView } from '@paddock/contract/schemas';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import type { StoredAnswer } from '../../../kernel/idempotency/idempotency.ts';
import type { Account } from '../../wallet/index.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { isOpenDeposit } from './deposit-machine.ts';
import { amountWithin, isOfferedIn, methodOf } from '../payment-methods.ts';
import { payLink } from './pay-link.ts';
import { insertDeposit, type Deposit } from './deposits-store.ts';

/** A payment page may be used this long. */
export const DEPOSIT_LASTS_MS = 30 * MINUTE_MS;

export interface NewDeposit {
  readonly playerId: PlayerId;
  readonly key: string;
  readonly language: string;
  readonly request: DepositRequest;
  /** Of the site the player is at. */
  readonly origin: string;
}

/**
 * Creates a deposit once per key and reserves the room it needs under the player's limits. No provider is called yet:
 * the intent is committed first.
 */
export function createDeposit(parts: CashierParts, wanted: NewDeposit): Promise<StoredAnswer> {
  const { playerId, key, request } = wanted;
  return parts.kernel.idempotency.run(
    { principal: `player:${playerId}`, operation: 'cashier.deposit', key, body: request },
    async (tx) => {
      const deposit = await admit(tx, parts, wanted);
      await insertDeposit(tx, deposit);
      const { bonus: choice } = request;
      if (choice !== undefined)
        await parts.bonuses.choose(tx, { playerId, choice, atMs: deposit.createdAtMs });
      return { status: 201, body: depositView(parts, deposit, wanted.origin) };
    },
  );
}

async function admit(
  tx: Tx,
  parts: CashierParts,
  { playerId, language, request }: NewDeposit,
): Promise<Deposit> {
  const { kernel, wallet, limits } = parts;
  const account = await wallet.account(tx, playerId, requiredId(request.accountId, 'ACCOUNT_UNKNOWN'));
  if (account === undefined || !takesDeposits(account)) throw new PlatformError('ACCOUNT_UNKNOWN');
  const offered = methodOf(parts, account.currency, request.methodId);
  if (offered === undefined) throw new PlatformError('PAYMENT_METHOD_UNKNOWN');
  const { provider, method } = offered;
  if (!isOfferedIn(method, await parts.countryIdOf(tx, playerId)))
    throw new PlatformError('PAYMENT_METHOD_UNKNOWN');
  const amountMinor = amountWithin(request.amount, account.currency, method);
  if (await wallet.isFrozen(tx, playerId)) throw new PlatformError('ACCOUNT_FROZEN');
  const createdAtMs = kernel.clock.nowMs();
  const deposit: Deposit = {
    playerId,
    paymentId: kernel.ids.forPlayer(playerId),
    accountId: account.id,
    currency: account.currency,
    amountMinor,
    provider: provider.name,
    methodId: method.id,
    language,
    status: 'created',
    reason: '',
    transactionId: undefined,
    createdAtMs,
    expiresAtMs: createdAtMs + DEPOSIT_LASTS_MS,
  };
  await limits.admitDeposit(tx, { ...deposit, atMs: createdAtMs });
  return deposit;
}

/** Real money only: bonus money is given, not paid in. */
export function takesDeposits({ kind, isClosed }: Account): boolean {
  return !isClosed && (kind === 'main' || kind === 'currency');
}

export function depositView({ kernel }: CashierParts, deposit: Deposit, origin: string): DepositView {
  return {
    id: deposit.paymentId,
    status: deposit.status,
    methodId: deposit.methodId,
    amount: formatAmount(deposit.amountMinor, deposit.currency),
    currency: deposit.currency,
    accountId: deposit.accountId,
    createdAtMs: deposit.createdAtMs,
    expiresAtMs: deposit.expiresAtMs,
    ...(isOpenDeposit(deposit.status) ? { redirectUrl: payLink(kernel, deposit.paymentId, origin) } : {}),
  };
}
