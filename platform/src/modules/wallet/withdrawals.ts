import type { Tx } from '../../kernel/database/database.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { accountOf, escrowOf } from './accounts-store.ts';
import { requireNotFrozen } from './freezing.ts';
import { postTransfer } from './post-transfer.ts';
import type { Actor, HouseAccount, PostedTransfer, TransferKind } from './transfer.ts';
import type { Account } from './account.ts';
import type { PayOutMoney, WithdrawMoney } from './moved-money.ts';

/** What a withdrawal does with money; each once, as `<kind>:<withdrawal>`. */
type WithdrawalKind = Extract<TransferKind, `withdrawal${string}`>;

/** Moves the money to escrow at the player's wish. */
export async function holdWithdrawal(tx: Tx, money: WithdrawMoney): Promise<PostedTransfer> {
  await requireNotFrozen(tx, money.playerId);
  return move(tx, money, 'withdrawal-hold', 'player', '', { account: -1n, escrow: 1n });
}

/** Gives held money back. */
export function releaseWithdrawal(
  tx: Tx,
  money: WithdrawMoney & { readonly actor: Exclude<Actor, 'player'>; readonly reason: string },
): Promise<PostedTransfer> {
  return move(tx, money, 'withdrawal-release', money.actor, money.reason, { account: 1n, escrow: -1n });
}

/** The held money left through the provider. */
export function payOut(tx: Tx, money: PayOutMoney): Promise<PostedTransfer> {
  return move(tx, money, 'withdrawal', `provider:${money.provider}`, '', {
    escrow: -1n,
    house: [`provider:${money.provider}`, 1n],
  });
}

/** The money left though its hold had been given back. */
export function payOutLate(tx: Tx, money: PayOutMoney): Promise<PostedTransfer> {
  const reason = 'paid out after it had been given up';
  return move(tx, money, 'withdrawal-late', `provider:${money.provider}`, reason, {
    account: -1n,
    house: [`provider:${money.provider}`, 1n],
  });
}

/** Money that was paid out is with the provider again and belongs to the player. */
export function returnPayout(tx: Tx, money: PayOutMoney): Promise<PostedTransfer> {
  const reason = 'returned by the receiving bank';
  return move(tx, money, 'withdrawal-return', `provider:${money.provider}`, reason, {
    account: 1n,
    house: [`provider:${money.provider}`, -1n],
  });
}

type Sign = 1n | -1n;

interface Sides {
  readonly account?: Sign;
  readonly escrow?: Sign;
  readonly house?: readonly [HouseAccount, Sign];
}

async function move(
  tx: Tx,
  money: WithdrawMoney,
  kind: WithdrawalKind,
  actor: Actor,
  reason: string,
  { account, escrow, house }: Sides,
): Promise<PostedTransfer> {
  const { playerId, withdrawalId, amountMinor } = money;
  if (amountMinor <= 0n) throw new RangeError(`a withdrawal is positive, not ${amountMinor}`);
  const from = await realMoney(tx, money);
  const { currency } = from;
  return postTransfer(tx, {
    id: `${kind}:${withdrawalId}`,
    playerId,
    kind,
    actor,
    cause: `withdrawal:${withdrawalId}`,
    reason,
    atMs: money.atMs,
    postings: [
      ...(account === undefined ? [] : [{ account: from.id, amountMinor: account * amountMinor }]),
      ...(escrow === undefined
        ? []
        : [{ account: await escrowOf(tx, playerId, currency), amountMinor: escrow * amountMinor }]),
      ...(house === undefined ? [] : [{ house: house[0], currency, amountMinor: house[1] * amountMinor }]),
    ],
  });
}

async function realMoney(tx: Tx, { playerId, accountId }: WithdrawMoney): Promise<Account> {
  const account = await accountOf(tx, playerId, accountId);
  if (account === undefined || (account.kind !== 'main' && account.kind !== 'currency')) {
    throw new PlatformError('ACCOUNT_UNKNOWN');
  }
  return account;
}
