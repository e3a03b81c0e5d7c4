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
  const beside = await parts.accountsBeside(tx, playerId);
  if (beside.length === 0) return false;
  // Only such accounts wait for each other: the first of them is given it, and the next one sees that it was.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`promotion-beside:${code}`}, 0))`.execute(tx);
  return (await codesGivenTo(tx, beside)).has(code);
}

/** Codes of all promotions that were had so, for pages: they are not offered. */
export async function codesHadBeside(
  db: Database,
  parts: Pick<BonusesParts, 'accountsBeside'>,
  playerId: PlayerId,
): Promise<ReadonlySet<string>> {
  return codesGivenTo(db, await parts.accountsBeside(db, playerId));
}
