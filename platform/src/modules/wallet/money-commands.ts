import type { Tx } from '../../kernel/database/database.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import type { IdGenerator } from '../../kernel/ids/id-generator.ts';
import { accountOf, lockAccounts } from './accounts-store.ts';
import { isRealMoney, postConversion } from './conversion/post-conversion.ts';
import { addCurrency } from './currencies/currency-accounts.ts';
import { postTransfer } from './post-transfer.ts';
import type { Actor, HouseAccount, PostedTransfer, Posting, TransferKind } from './transfer.ts';
import type { Account } from './account.ts';
import type {
  AdjustMoney,
  ChargeBackMoney,
  ConvertMoney,
  DepositMoney,
  SettleSuspense,
  SuspenseMoney,
} from './moved-money.ts';

/** Credits a payment: `deposit:<payment>`. */
export function deposit(tx: Tx, money: DepositMoney): Promise<PostedTransfer> {
  return movePayment(tx, money, {
    name: 'deposit',
    kind: 'deposit',
    sign: 1n,
    actor: `provider:${money.provider}`,
    reason: '',
  });
}

/** Sends a payment back: `deposit-refund:<payment>`. */
export function refundDeposit(
  tx: Tx,
  refund: DepositMoney & { readonly actor: Actor; readonly reason: string },
): Promise<PostedTransfer> {
  return movePayment(tx, refund, {
    name: 'deposit-refund',
    kind: 'deposit-refund',
    sign: -1n,
    actor: refund.actor,
    reason: refund.reason,
  });
}

/** Takes back a payment that was charged back: `chargeback:<payment>`. */
export function chargeBack(tx: Tx, money: ChargeBackMoney): Promise<PostedTransfer> {
  const { actor, reason } = money;
  return movePayment(tx, money, { name: 'chargeback', kind: 'chargeback', sign: -1n, actor, reason });
}

interface PaymentMove {
  readonly name: string;
  readonly kind: TransferKind;
  readonly sign: 1n | -1n;
  readonly actor: Actor;
  readonly reason: string;
}

async function movePayment(tx: Tx, money: DepositMoney, move: PaymentMove): Promise<PostedTransfer> {
  requirePositive(money.amountMinor);
  const account = await spendable(tx, money);
  return postTransfer(tx, {
    id: `${move.name}:${money.paymentId}`,
    playerId: money.playerId,
    kind: move.kind,
    actor: move.actor,
    cause: `payment:${money.paymentId}`,
    reason: move.reason,
    atMs: money.atMs,
    postings: against(account, move.sign * money.amountMinor, `provider:${money.provider}`),
  });
}

/** Books money that fits no payment, between house accounts: `suspense:<id>`. */
export function suspend(tx: Tx, money: SuspenseMoney): Promise<PostedTransfer> {
  const { currency, amountMinor, provider } = money;
  return postTransfer(tx, {
    id: `suspense:${money.id}`,
    playerId: null,
    kind: 'suspense',
    actor: `provider:${provider}`,
    cause: `callback:${money.id}`,
    reason: money.reason,
    atMs: money.atMs,
    postings: [
      { house: `provider:${provider}`, currency, amountMinor: -amountMinor },
      { house: `suspense:${provider}`, currency, amountMinor },
    ],
  });
}

/** Ends money in suspense: `suspense-end:<id>`, to a player's account or to the house's adjustments. */
export async function settleSuspense(tx: Tx, settled: SettleSuspense): Promise<PostedTransfer> {
  const { to, currency, amountMinor, provider } = settled;
  const account = to === 'house' ? undefined : await realMoney(tx, to);
  if (account !== undefined && account.currency !== currency) throw new PlatformError('CURRENCY_UNSUPPORTED');
  const end: Posting =
    account === undefined
      ? { house: 'adjustments', currency, amountMinor }
      : { account: account.id, amountMinor };
  return postTransfer(tx, {
    id: `suspense-end:${settled.id}`,
    playerId: to === 'house' ? null : to.playerId,
    kind: to === 'house' ? 'suspense' : 'adjustment',
    actor: settled.actor,
    cause: `callback:${settled.id}`,
    reason: settled.reason,
    atMs: settled.atMs,
    postings: [{ house: `suspense:${provider}`, currency, amountMinor: -amountMinor }, end],
  });
}

/** Posts a correction: `adjustment:<id>`. Operators correct real money; a bonus account belongs to its bonus. */
export async function adjust(tx: Tx, adjustment: AdjustMoney): Promise<PostedTransfer> {
  const account = await (adjustment.actor === 'system' ? spendable : realMoney)(tx, adjustment);
  return postTransfer(tx, {
    id: `adjustment:${adjustment.id}`,
    playerId: adjustment.playerId,
    kind: 'adjustment',
    actor: adjustment.actor,
    cause: `adjustment:${adjustment.id}`,
    reason: adjustment.reason,
    atMs: adjustment.atMs,
    postings: against(account, adjustment.amountMinor, 'adjustments'),
  });
}

/**
 * Pays what a game gave without a stake, or takes it back: `promotion-win:<id>`. It is real money of the account's currency,
 * also where bonus money is played; where its player has removed the currency since, it is opened again.
 */
export async function payPromotion(
  tx: Tx,
  ids: IdGenerator,
  win: Omit<AdjustMoney, 'actor'>,
): Promise<PostedTransfer> {
  const { playerId, amountMinor, atMs } = win;
  const { currency } = await spendable(tx, win);
  const account = await addCurrency(tx, ids, { playerId, currency, atMs });
  const id = `promotion-win:${win.id}`;
  return postTransfer(tx, {
    ...{ id, playerId, kind: 'promotion-win', actor: 'system', cause: id },
    ...{ reason: win.reason, atMs },
    postings: [
      { account, amountMinor },
      { house: 'promotions', currency, amountMinor: -amountMinor },
    ],
  });
}

/** Lifts an account to zero: `write-off:<id>`. Undefined when it is not below zero. */
export async function writeOff(
  tx: Tx,
  adjustment: Omit<AdjustMoney, 'amountMinor'>,
): Promise<PostedTransfer | undefined> {
  await lockAccounts(tx, adjustment.playerId);
  const account = await spendable(tx, adjustment);
  if (account.balanceMinor >= 0n) return undefined;
  return postTransfer(tx, {
    id: `write-off:${adjustment.id}`,
    playerId: adjustment.playerId,
    kind: 'write-off',
    actor: adjustment.actor,
    cause: `write-off:${adjustment.id}`,
    reason: adjustment.reason,
    atMs: adjustment.atMs,
    postings: against(account, -account.balanceMinor, 'write-off'),
  });
}

/** Exchanges money between two accounts of a player: `conversion:<id>`, two halves balanced in their currencies. */
export async function convert(tx: Tx, conversion: ConvertMoney): Promise<PostedTransfer> {
  const { playerId, fromAccountId, toAccountId } = conversion;
  const from = await accountOf(tx, playerId, fromAccountId);
  return postConversion(tx, conversion, from, await accountOf(tx, playerId, toAccountId));
}

function against(account: Account, amountMinor: bigint, house: HouseAccount) {
  return [
    { account: account.id, amountMinor },
    { house, currency: account.currency, amountMinor: -amountMinor },
  ];
}

async function spendable(
  tx: Tx,
  { playerId, accountId }: Pick<DepositMoney, 'playerId' | 'accountId'>,
): Promise<Account> {
  const account = await accountOf(tx, playerId, accountId);
  if (account === undefined || account.kind === 'escrow') throw new PlatformError('ACCOUNT_UNKNOWN');
  return account;
}

async function realMoney(tx: Tx, of: Pick<DepositMoney, 'playerId' | 'accountId'>): Promise<Account> {
  const account = await accountOf(tx, of.playerId, of.accountId);
  if (!isRealMoney(account)) throw new PlatformError('ACCOUNT_UNKNOWN');
  return account;
}

function requirePositive(amountMinor: bigint): void {
  if (amountMinor <= 0n) throw new RangeError(`an amount of money is positive here, not ${amountMinor}`);
}
