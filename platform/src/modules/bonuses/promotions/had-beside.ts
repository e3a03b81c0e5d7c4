import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { BonusesParts } from '../bonuses-parts.ts';
import { codesGivenTo } from './grant-store.ts';

/** Whether another account of the player's device or card was given a promotion: its gift is one for all of them. */
export async function wasHadBeside(
  tx: Tx,
  parts: Pick<BonusesParts, 'accountsBeside'>,
  playerId: PlayerId,
  code: string,
): Promise<boolean> {
  const beside = await holdBeside(tx, parts, playerId, `promotion-beside:${code}`);
  return (await codesGivenTo(tx, beside)).has(code);
}

/**
 * Accounts of the player's devices and cards, of which one at a time is given what is one for all of them: only such accounts
 * wait for each other, the first is given it, and the next one sees that it was.
 */
export async function holdBeside(
  tx: Tx,
  parts: Pick<BonusesParts, 'accountsBeside'>,
  playerId: PlayerId,
  what: string,
): Promise<readonly PlayerId[]> {
  const beside = await parts.accountsBeside(tx, playerId);
  if (beside.length > 0) await sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`.execute(tx);
  return beside;
}

/** Codes of all promotions that were had so, for pages: they are not offered. */
export async function codesHadBeside(
  db: Database,
  parts: Pick<BonusesParts, 'accountsBeside'>,
  playerId: PlayerId,
): Promise<ReadonlySet<string>> {
  return codesGivenTo(db, await parts.accountsBeside(db, playerId));
}
