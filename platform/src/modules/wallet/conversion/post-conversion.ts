import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { postTransfer, postUnlessFrozen } from '../post-transfer.ts';
import type { PostedTransfer, Posting } from '../transfer.ts';
import type { Account } from '../account.ts';
import type { ConvertMoney } from '../moved-money.ts';

/**
 * Posts an exchange between two accounts that were read before: `conversion:<id>`, two halves balanced in their
 * currencies. @throws ACCOUNT_UNKNOWN, CURRENCY_UNSUPPORTED for the same currency, ACCOUNT_FROZEN for the player's own.
 */
export async function postConversion(
  tx: Tx,
  { id, playerId, fromMinor, toMinor, rateId, actor, atMs }: ConvertMoney,
  from: Account | undefined,
  to: Account | undefined,
): Promise<PostedTransfer> {
  if (fromMinor <= 0n || toMinor <= 0n)
    throw new RangeError(`nothing is exchanged: ${fromMinor}, ${toMinor}`);
  if (!isRealMoney(from) || !isRealMoney(to)) throw new PlatformError('ACCOUNT_UNKNOWN');
  if (from.currency === to.currency) throw new PlatformError('CURRENCY_UNSUPPORTED');
  const name = `conversion:${id}`;
  const transfer = {
    id: name,
    playerId,
    kind: 'conversion',
    actor,
    cause: name,
    reason: '',
    rateId,
    atMs,
    postings: [...half(from, -fromMinor), ...half(to, toMinor)],
  } as const;
  return actor === 'player' ? postUnlessFrozen(tx, transfer) : postTransfer(tx, transfer);
}

/** Bonus money is never exchanged: it would become real. */
export function isRealMoney(account: Account | undefined): account is Account {
  return account?.kind === 'main' || account?.kind === 'currency';
}

function half({ id, currency }: Account, amountMinor: bigint): readonly Posting[] {
  return [
    { account: id, amountMinor },
    { house: 'position', currency, amountMinor: -amountMinor },
  ];
}
