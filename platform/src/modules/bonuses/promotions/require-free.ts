import type { PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { BonusesParts } from '../bonuses-parts.ts';

/**
 * Refuses whoever may be offered nothing: who is banned, whose money is frozen, who looks like somebody else, who is on a
 * break or has reached a limit of their own. The limits are asked by a stake of the smallest unit that is undone.
 * @throws ACCOUNT_RESTRICTED, ACCOUNT_FROZEN, PERSON_REVIEW, PLAY_PAUSED, LIMIT_REACHED
 */
export async function requireFree(parts: BonusesParts, playerId: PlayerId): Promise<void> {
  const asked = new Error('asked, and nothing is to stay');
  await inTransaction(parts.kernel.db, async (tx) => {
    await ask(tx, parts, playerId);
    throw asked;
  }).catch((error: unknown) => {
    if (error !== asked) throw error;
  });
}

/** The same within a transaction that goes on: of the stake nothing stays in it. */
export async function requireFreeWithin(tx: Tx, parts: BonusesParts, playerId: PlayerId): Promise<void> {
  await sql`savepoint asked`.execute(tx);
  await ask(tx, parts, playerId);
  await sql`rollback to savepoint asked`.execute(tx);
  await sql`release savepoint asked`.execute(tx);
}

async function ask(tx: Tx, parts: BonusesParts, playerId: PlayerId): Promise<void> {
  const { kernel, wallet, limits } = parts;
  if (parts.isBanned(playerId)) throw new PlatformError('ACCOUNT_RESTRICTED');
  if (await wallet.isFrozen(tx, playerId)) throw new PlatformError('ACCOUNT_FROZEN');
  if (await parts.isUnproven(tx, playerId)) throw new PlatformError('PERSON_REVIEW');
  const account = (await wallet.lock(tx, playerId)).find(({ kind }) => kind === 'main');
  if (account === undefined) return;
  await limits.admitStake(tx, {
    playerId,
    accountId: account.id,
    betId: kernel.ids.forPlayer<'bet'>(playerId),
    currency: account.currency,
    stakeMinor: 1n,
    atMs: kernel.clock.nowMs(),
  });
}

/** The same as an answer, for pages: what cannot be had is not offered. */
export async function isFree(parts: BonusesParts, playerId: PlayerId): Promise<boolean> {
  try {
    await requireFree(parts, playerId);
    return true;
  } catch (error) {
    if (error instanceof PlatformError) return false;
    throw error;
  }
}
