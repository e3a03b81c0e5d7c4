import { formatAmount, type PaymentId, type PlayerId } from '@paddock/contract';
import type { PayoutOptionsView, WithdrawalRequest, WithdrawalView } from '@paddock/contract/schemas';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import type { StoredAnswer } from '../../../kernel/idempotency/idempotency.ts';
import type { RunningBonus } from '../../bonuses/index.ts';
import type { Proof } from '../../identity/index.ts';
import type { Account } from '../../wallet/index.ts';
import { tellOfWithdrawal, type CashierParts } from '../cashier-parts.ts';
import { takesDeposits } from '../deposits/deposits.ts';
import { countedInSite } from '../day-rate.ts';
import { instrumentsWithRests, type PaidInstrument } from '../instrument-rests.ts';
import { instrumentsOf } from '../instruments-store.ts';
import { amountWithin, boundsView, methodOf } from '../payment-methods.ts';
import { closedLoop, gatesFor, isWithin, requireNoGate } from './withdrawal-gates.ts';
import { takeWithdrawalStep, type WithdrawalFacts } from './withdrawal-steps.ts';
import { viewWithdrawals } from './withdrawal-view.ts';
import { findWithdrawal, insertWithdrawal, lockWithdrawal, type Withdrawal } from './withdrawals-store.ts';

export interface NewWithdrawal {
  readonly playerId: PlayerId;
  readonly key: string;
  readonly language: string;
  readonly request: WithdrawalRequest;
  /** Of who is there: a session alone, and every parcel has that, moves nothing out. One proof is for one withdrawal. */
  readonly proof: Proof;
}

/** Where the money of an account can go, and what stands in the way. */
export function payoutOptions(
  parts: CashierParts,
  playerId: PlayerId,
  accountId: string,
): Promise<PayoutOptionsView> {
  return inTransaction(parts.kernel.db, async (tx) => {
    const { currency, balanceMinor } = await accountOf(tx, parts, playerId, accountId);
    const { gates, turnoverLeft } = await gatesFor(tx, parts, { playerId, currency, amountMinor: 1n });
    const instruments = await instrumentsWithRests(tx, parts, playerId, currency);
    const running = await parts.bonuses.running(tx, playerId);
    return {
      currency,
      available: formatAmount(balanceMinor > 0n ? balanceMinor : 0n, currency),
      instruments: instruments.flatMap((instrument) => instrumentView(parts, currency, instrument)),
      gates: [
        ...((await parts.wallet.isFrozen(tx, playerId)) ? (['ACCOUNT_FROZEN'] as const) : []),
        ...(balanceMinor < 0n ? (['BALANCE_NEGATIVE'] as const) : []),
        ...gates,
      ],
      turnoverLeft: formatAmount(turnoverLeft.amountMinor, turnoverLeft.currency),
      turnoverTotal: formatAmount(turnoverLeft.totalMinor, turnoverLeft.currency),
      turnoverCurrency: turnoverLeft.currency,
      forfeits: running === undefined ? null : forfeitsView(running),
    };
  });
}

function instrumentView(parts: CashierParts, currency: string, instrument: PaidInstrument) {
  const method = methodOf(parts, currency, instrument.methodId)?.method;
  if (method === undefined) return [];
  return [
    {
      id: instrument.id,
      name: method.name,
      kind: method.kind,
      mask: instrument.mask,
      ...method.payout,
      ...boundsView(method, currency),
      netDeposit: formatAmount(instrument.netDepositMinor, currency),
    },
  ];
}

/**
 * Takes a withdrawal once per key: holds its money and puts it before an operator, or approves it by rule.
 * @throws STEP_UP_REQUIRED, ACCOUNT_UNKNOWN, INSTRUMENT_UNKNOWN, AMOUNT_*, INSUFFICIENT_FUNDS, BALANCE_NEGATIVE, VERIFICATION_REQUIRED,
 * SECOND_STEP_REQUIRED, TURNOVER_REQUIRED, CLOSED_LOOP, BONUS_FORFEITED_BY_THIS; all but the first are stored with the key.
 */
export async function requestWithdrawal(parts: CashierParts, wanted: NewWithdrawal): Promise<StoredAnswer> {
  const { playerId, key, request } = wanted;
  const answer = await parts.kernel.idempotency.run(
    { principal: `player:${playerId}`, operation: 'cashier.withdrawal', key, body: request },
    async (tx) => {
      if (!(await wanted.proof(tx))) throw new PlatformError('STEP_UP_REQUIRED');
      const withdrawal = await admit(tx, parts, wanted);
      const [body] = await viewWithdrawals(tx, parts, playerId, [withdrawal]);
      return { status: 201, body };
    },
  );
  const view = answer.body as Partial<WithdrawalView>;
  if (answer.status === 201 && view.id !== undefined && view.status !== undefined) {
    tellOfWithdrawal(parts, { playerId, withdrawalId: view.id as PaymentId }, view.status);
  }
  return answer;
}

async function admit(
  tx: Tx,
  parts: CashierParts,
  { playerId, language, request }: NewWithdrawal,
): Promise<Withdrawal> {
  const { kernel, wallet } = parts;
  const account = await accountOf(tx, parts, playerId, request.accountId);
  const { currency } = account;
  const known = (await instrumentsOf(tx, playerId)).find(({ id }) => id === request.instrumentId);
  const offered = known === undefined ? undefined : methodOf(parts, currency, known.methodId);
  if (known === undefined || offered === undefined) throw new PlatformError('INSTRUMENT_UNKNOWN');
  const amountMinor = amountWithin(request.amount, currency, offered.method);
  const createdAtMs = kernel.clock.nowMs();
  const withdrawal: Withdrawal = {
    playerId,
    withdrawalId: kernel.ids.forPlayer(playerId),
    accountId: account.id,
    currency,
    amountMinor,
    provider: known.provider,
    instrumentId: known.id,
    status: 'requested',
    transactionId: undefined,
    language,
    createdAtMs,
    isTaken: false,
    calls: 0,
  };
  // The hold locks the player's accounts: of two requests at once the second sees what the first took.
  await wallet.holdWithdrawal(tx, { ...withdrawal, atMs: createdAtMs });
  // And of two accounts of one person, what the other's took.
  await parts.lockPerson(tx, playerId);
  await requireNoGate(tx, parts, withdrawal);
  await closedLoop(tx, parts, withdrawal, known.id);
  await forfeitBonus(tx, parts, withdrawal, request.forfeitsBonus === true);
  // Small sums go without a review, until they add up to more.
  const isSmall = await isWithin(tx, parts, withdrawal, kernel.config.withdrawals.reviewAboveMinor);
  await insertWithdrawal(tx, withdrawal, await countedInSite(tx, parts, withdrawal));
  if (known.isShared || !isSmall) return withdrawal;
  const facts = { event: 'approve', by: 'system', reason: '', atMs: createdAtMs } as const;
  const status = await takeWithdrawalStep(tx, parts, withdrawal, facts);
  return { ...withdrawal, status: status ?? withdrawal.status };
}

/**
 * Real money that leaves ends the bonus that runs and those that wait (rules §14): bonus money alone would be played at no risk. Never
 * without the player's word. @throws BONUS_FORFEITED_BY_THIS with what is lost.
 */
async function forfeitBonus(
  tx: Tx,
  { bonuses }: CashierParts,
  { playerId, createdAtMs: atMs }: Withdrawal,
  isToldAndMeant: boolean,
): Promise<void> {
  const running = await bonuses.running(tx, playerId);
  if (running === undefined) return;
  if (!isToldAndMeant) throw new PlatformError('BONUS_FORFEITED_BY_THIS', forfeitsView(running));
  await bonuses.forfeitRunning(tx, { playerId, atMs });
}

function forfeitsView({ currency, leftMinor }: RunningBonus): NonNullable<PayoutOptionsView['forfeits']> {
  return { left: formatAmount(leftMinor, currency), currency };
}

/**
 * Takes a withdrawal back at the player's wish, while no provider was asked to pay it. A break takes that away: money
 * that is leaving does not come back to be played (rules §9).
 * @throws PAYMENT_UNKNOWN, PAYMENT_STATE, PLAY_PAUSED.
 */
export async function cancelWithdrawal(
  parts: CashierParts,
  playerId: PlayerId,
  id: string,
): Promise<WithdrawalView> {
  const { clock } = parts.kernel;
  const withdrawalId = requiredId<'payment'>(id, 'PAYMENT_UNKNOWN');
  const facts = { event: 'cancel', by: 'player', reason: '', atMs: clock.nowMs() } as const;
  return stepOf(parts, playerId, withdrawalId, facts, async (tx) => {
    if (!(await parts.limits.mayPlay(tx, playerId, clock.nowMs()))) throw new PlatformError('PLAY_PAUSED');
  });
}

/**
 * Takes one step of a withdrawal by itself and answers how it stands then.
 * @throws PAYMENT_UNKNOWN; PAYMENT_STATE when the step is not open to it any more; what `check` throws.
 */
export async function stepOf(
  parts: CashierParts,
  playerId: PlayerId,
  withdrawalId: PaymentId,
  facts: WithdrawalFacts,
  check?: (tx: Tx, withdrawal: Withdrawal) => Promise<void>,
): Promise<WithdrawalView> {
  const { view, status } = await inTransaction(parts.kernel.db, async (tx) => {
    const withdrawal = await lockWithdrawal(tx, playerId, withdrawalId);
    if (withdrawal === undefined) throw new PlatformError('PAYMENT_UNKNOWN');
    await check?.(tx, withdrawal);
    const taken = await takeWithdrawalStep(tx, parts, withdrawal, facts);
    if (taken === undefined) throw new PlatformError('PAYMENT_STATE');
    const [seen] = await viewWithdrawals(tx, parts, playerId, [{ ...withdrawal, status: taken }]);
    return { view: seen, status: taken };
  });
  tellOfWithdrawal(parts, { playerId, withdrawalId }, status);
  if (view === undefined) throw new Error(`withdrawal ${withdrawalId} has no view`);
  return view;
}

/** One withdrawal of the player. @throws PAYMENT_UNKNOWN. */
export async function showWithdrawal(
  parts: CashierParts,
  playerId: PlayerId,
  id: string,
): Promise<WithdrawalView> {
  const { db } = parts.kernel;
  const withdrawal = await findWithdrawal(db, playerId, requiredId(id, 'PAYMENT_UNKNOWN'));
  if (withdrawal === undefined) throw new PlatformError('PAYMENT_UNKNOWN');
  const [view] = await viewWithdrawals(db, parts, playerId, [withdrawal]);
  if (view === undefined) throw new Error(`withdrawal ${id} has no view`);
  return view;
}

async function accountOf(
  tx: Tx,
  { wallet }: CashierParts,
  playerId: PlayerId,
  accountId: string,
): Promise<Account> {
  const account = await wallet.account(tx, playerId, requiredId(accountId, 'ACCOUNT_UNKNOWN'));
  if (account === undefined || !takesDeposits(account)) throw new PlatformError('ACCOUNT_UNKNOWN');
  return account;
}
