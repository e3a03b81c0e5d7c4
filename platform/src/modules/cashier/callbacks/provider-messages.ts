import type { IncomingHttpHeaders } from 'node:http';
import { parseId, type PaymentId } from '@paddock/contract';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { keepableText } from '../../../kernel/http/unkeepable-text.ts';
import { claimCallback, recordOutcome } from './callbacks-store.ts';
import { tellOfDeposit, type CashierParts } from '../cashier-parts.ts';
import { takeStep } from '../deposits/deposit-steps.ts';
import { keepInstrument, sharersOf } from '../instruments-store.ts';
import type { DepositMessage, ProviderMessage } from '../payment-provider.ts';
import { isPayoutMessage, processPayout } from './payout-messages.ts';
import { movesMoney } from './message-direction.ts';
import { causeIdOf, suspendMoney } from './suspense.ts';
import { findOwner, lockDeposit, type Deposit } from '../deposits/deposits-store.ts';

/** What became of a genuine message. */
export type MessageOutcome = 'applied' | 'ignored' | 'suspense' | 'repeat';

interface Processed {
  readonly outcome: MessageOutcome;
  /** Tells the player's open pages, after the commit. */
  readonly tell?: () => void;
}

/**
 * Takes a provider's callback. Forged, malformed and repeated ones have no effect; a genuine one moves its money
 * exactly once, to the player or to the provider's suspense account (rules §8).
 * @throws PlatformError NOT_FOUND for an unknown provider, CALLBACK_SIGNATURE, INVALID_INPUT, MALFORMED_BODY,
 * IDEMPOTENCY_MISMATCH for another message under a used id.
 */
export async function receiveCallback(
  parts: CashierParts,
  providerName: string,
  headers: IncomingHttpHeaders,
  rawBody: Uint8Array,
): Promise<MessageOutcome> {
  const provider = parts.providersByName.get(providerName);
  if (provider === undefined) throw new PlatformError('NOT_FOUND');
  const message = keepable(provider.readCallback(headers, rawBody));
  const processed = await inTransaction(parts.kernel.db, (tx) =>
    processMessage(tx, parts, provider.name, message, rawBody),
  );
  processed.tell?.();
  return processed.outcome;
}

/** A genuine message moves its money whatever letters a name in it has. */
function keepable(message: ProviderMessage): ProviderMessage {
  const { reference, reason, instrument } = message;
  return {
    ...message,
    reference: keepableText(reference),
    reason: keepableText(reason),
    instrument: instrument && {
      ...instrument,
      mask: keepableText(instrument.mask),
      holder: keepableText(instrument.holder),
    },
  };
}

async function processMessage(
  tx: Tx,
  parts: CashierParts,
  provider: string,
  message: ProviderMessage,
  rawBody: Uint8Array,
): Promise<Processed> {
  const atMs = parts.kernel.clock.nowMs();
  const claim = await claimCallback(tx, provider, message, rawBody, atMs);
  if (claim === 'other') throw new PlatformError('IDEMPOTENCY_MISMATCH');
  if (claim === 'repeat') return { outcome: 'repeat' };

  if (isPayoutMessage(message)) return processPayout(tx, parts, provider, message);
  return processDeposit(tx, parts, provider, message, atMs);
}

async function processDeposit(
  tx: Tx,
  parts: CashierParts,
  provider: string,
  message: DepositMessage,
  atMs: number,
): Promise<Processed> {
  const deposit = await lockByReference(tx, provider, message.reference);
  const misfit = misfitOf(deposit, message);
  if (deposit === undefined || misfit !== undefined) {
    return suspendMoney(tx, parts, provider, message, misfit ?? 'unknown payment');
  }
  const status = await takeStep(tx, parts, deposit, {
    event: message.event,
    reason: message.reason,
    transactionId: movesMoney(message) ? message.transactionId : undefined,
    causeId: causeIdOf(provider, message),
    atMs,
  });
  if (status === undefined) return { outcome: 'ignored' };
  if (message.instrument !== undefined && status === 'succeeded') {
    await rememberInstrument(tx, parts, deposit, message.instrument);
  }
  const leftOver = status === 'refunded' && message.event === 'charged-back';
  const outcome = leftOver ? 'suspense' : 'applied';
  await recordOutcome(
    tx,
    provider,
    message.id,
    outcome,
    leftOver ? 'charged back after it was refunded' : '',
  );
  return { outcome, tell: () => tellOfDeposit(parts, deposit, status) };
}

async function lockByReference(tx: Tx, provider: string, reference: string): Promise<Deposit | undefined> {
  const paymentId: PaymentId | undefined = parseId<'payment'>(reference);
  const owner = paymentId === undefined ? undefined : await findOwner(tx, provider, paymentId);
  return paymentId === undefined || owner === undefined ? undefined : lockDeposit(tx, owner, paymentId);
}

/** Why a message's money does not belong to the deposit it names; undefined when it does. */
function misfitOf(deposit: Deposit | undefined, message: DepositMessage): string | undefined {
  if (deposit === undefined) return 'unknown payment';
  if (!movesMoney(message)) return undefined;
  if (message.currency !== deposit.currency) return `paid in ${message.currency}, not ${deposit.currency}`;
  if (message.amountMinor !== deposit.amountMinor) return 'another amount than ordered';
  // Another movement than the one that decided the deposit: paid a second time, or that one charged back.
  return deposit.transactionId !== undefined && deposit.transactionId !== message.transactionId
    ? `another transaction than ${deposit.transactionId}`
    : undefined;
}

async function rememberInstrument(
  tx: Tx,
  { kernel, paidWith }: CashierParts,
  deposit: Deposit,
  instrument: NonNullable<ProviderMessage['instrument']>,
): Promise<void> {
  const { playerId, provider } = deposit;
  await keepInstrument(tx, deposit, instrument, kernel.clock.nowMs());
  await paidWith(tx, playerId, { provider, token: instrument.token, holder: instrument.holder });
  const sharers = await sharersOf(tx, provider, instrument.token, playerId);
  if (sharers.length > 0) {
    kernel.log.warn({ playerId, provider, sharers }, 'a payment instrument is shared by players');
  }
}
