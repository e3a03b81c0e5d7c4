import type { AmountMinor, BetId, PlayerId } from '@paddock/contract';
import { sql, type RawBuilder } from 'kysely';

import type { Tx } from '../../kernel/database/database.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { lockedAccounts } from './accounts-store.ts';
import { postTransfer } from './post-transfer.ts';

/** The stake of a free bet: what the house pays for it, or takes back of it. */
export interface FreeStake {
  readonly playerId: PlayerId;
  readonly betId: BetId;
  readonly currency: string;
  /** Below zero for what goes back. */
  readonly amountMinor: AmountMinor;
  /** Tells what one bet moves apart: undefined for its placing, else the revision that gave it back or used it again. */
  readonly revision: number | undefined;
  readonly reason: string;
  readonly atMs: number;
}

/**
 * Pays the stake of a free bet to the real account just before it is taken from there, in the same transaction, or takes it
 * back just after the bet gave it: `free-bet:<bet>`. @throws BALANCE_NEGATIVE for a player who owes, as every stake.
 */
export async function moveFreeStake(tx: Tx, stake: FreeStake): Promise<void> {
  const { playerId, betId, currency, amountMinor, revision, reason, atMs } = stake;
  const accounts = await lockedAccounts(tx, playerId);
  // A stake is refused then; the house's money must not lift the account first.
  if (revision === undefined && accounts.some(({ balanceMinor }) => balanceMinor < 0n))
    throw new PlatformError('BALANCE_NEGATIVE');
  const real = accounts.find(
    ({ kind, currency: own }) => own === currency && (kind === 'main' || kind === 'currency'),
  );
  if (real === undefined) throw new PlatformError('ACCOUNT_UNKNOWN');
  const id = `free-bet:${betId}`;
  await postTransfer(tx, {
    ...{ id: revision === undefined ? id : `${id}:r${revision}`, playerId, reason, atMs },
    ...{ kind: 'free-bet', actor: 'system', cause: `bet:${betId}` },
    postings: [
      { account: real.id, amountMinor },
      { house: 'free-bets', currency, amountMinor: -amountMinor },
    ],
  });
}

/** Whether the house paid the stake of `wallet_bet b`: none of it was the player's money then, whatever account it came from. */
export const IS_FREE: RawBuilder<boolean> = sql`exists (
  select from wallet_transfer t where t.player_id = b.player_id and t.id = 'free-bet:' || b.bet_id)`;
