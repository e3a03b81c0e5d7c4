import { sql } from 'kysely';
import type { Id, PlayerId } from '@paddock/contract';
import type { AppealState, AppealView } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { Writer } from './writer.ts';

export type AppealId = Id<'appeal'>;

export interface Appeal extends AppealView {
  readonly id: AppealId;
  readonly writer: Writer;
  readonly addressHash: string;
  readonly language: string;
  /** Why the writer was kept out: `reason 13`, `ban 1`. */
  readonly block: string;
}

interface AppealRow {
  readonly appeal_id: bigint;
  readonly player_id: bigint | null;
  readonly browser_id: string | null;
  readonly address_hash: string;
  readonly email: string | null;
  readonly language: string;
  readonly block: string;
  readonly body: string;
  readonly state: AppealState;
  readonly answer: string | null;
  readonly created_at_ms: bigint;
  readonly changed_at_ms: bigint;
}

const toAppeal = (row: AppealRow): Appeal => ({
  id: row.appeal_id.toString() as AppealId,
  writer:
    row.player_id === null
      ? { browserId: row.browser_id ?? '', email: row.email ?? '' }
      : { playerId: row.player_id.toString() as PlayerId },
  addressHash: row.address_hash,
  language: row.language,
  block: row.block,
  text: row.body,
  state: row.state,
  answer: row.answer,
  createdAtMs: Number(row.created_at_ms),
  changedAtMs: Number(row.changed_at_ms),
});

/** Lets one appeal of a writer at a time be counted and added, and of a guest one of an address. */
export async function lockAppealsOf(
  tx: Tx,
  { writer, addressHash }: Pick<Appeal, 'writer' | 'addressHash'>,
): Promise<void> {
  const name = 'playerId' in writer ? `player:${writer.playerId}` : `address:${addressHash}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`appeals:${name}`}, 0))`.execute(tx);
}

export async function insertAppeal(tx: Tx, appeal: Appeal): Promise<void> {
  const { writer } = appeal;
  const [playerId, browserId, email] =
    'playerId' in writer ? [writer.playerId, null, null] : [null, writer.browserId, writer.email];
  await sql`
    insert into blocks_appeal (
      appeal_id, player_id, browser_id, address_hash, email, language, block, body, state, created_at_ms,
      changed_at_ms)
    values (
      ${appeal.id}, ${playerId}, ${browserId}, ${appeal.addressHash}, ${email}, ${appeal.language},
      ${appeal.block}, ${appeal.text}, ${appeal.state}, ${appeal.createdAtMs}, ${appeal.changedAtMs})`.execute(
    tx,
  );
}

/** The latest appeals of a player, newest first. */
export async function appealsOfPlayer(
  db: Database | Tx,
  playerId: PlayerId,
  limit: number,
): Promise<readonly Appeal[]> {
  const { rows } = await sql<AppealRow>`
    select * from blocks_appeal where player_id = ${playerId}
      order by created_at_ms desc, appeal_id desc limit ${limit}`.execute(db);
  return rows.map(toAppeal);
}

/** The latest appeals that a browser wrote without a player, newest first. */
export async function appealsOfBrowser(
  db: Database | Tx,
  browserId: string,
  limit: number,
): Promise<readonly Appeal[]> {
  const { rows } = await sql<AppealRow>`
    select * from blocks_appeal where browser_id = ${browserId}
      order by created_at_ms desc, appeal_id desc limit ${limit}`.execute(db);
  return rows.map(toAppeal);
}

/** How many appeals guests of an address have written since a moment. */
export async function guestAppealsSince(tx: Tx, addressHash: string, sinceMs: number): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from blocks_appeal
      where address_hash = ${addressHash} and player_id is null and created_at_ms > ${sinceMs}`.execute(tx);
  return Number(rows[0]?.count ?? 0);
}

/** Appeals of everybody that wait, oldest first: whoever has waited longest is answered next. */
export async function waitingAppeals(db: Database, limit: number): Promise<readonly Appeal[]> {
  const { rows } = await sql<AppealRow>`
    select * from blocks_appeal where state = 'received'
      order by created_at_ms, appeal_id limit ${limit}`.execute(db);
  return rows.map(toAppeal);
}

/** Appeals of everybody that were decided so, newest first. @param before the one they were written before; undefined for all */
export async function decidedAppeals(
  db: Database,
  state: Exclude<AppealState, 'received'>,
  { before, limit }: { readonly before: AppealId | undefined; readonly limit: number },
): Promise<readonly Appeal[]> {
  const older =
    before === undefined
      ? sql`true`
      : sql`(created_at_ms, appeal_id) <
          (select created_at_ms, appeal_id from blocks_appeal where appeal_id = ${before})`;
  const { rows } = await sql<AppealRow>`
    select * from blocks_appeal where state = ${state} and ${older}
      order by created_at_ms desc, appeal_id desc limit ${limit}`.execute(db);
  return rows.map(toAppeal);
}

export async function lockAppeal(tx: Tx, id: AppealId): Promise<Appeal | undefined> {
  const { rows } = await sql<AppealRow>`
    select * from blocks_appeal where appeal_id = ${id} for update`.execute(tx);
  return rows[0] === undefined ? undefined : toAppeal(rows[0]);
}

export async function saveDecision(
  tx: Tx,
  { id, state, answer, changedAtMs }: Pick<Appeal, 'id' | 'state' | 'answer' | 'changedAtMs'>,
): Promise<void> {
  await sql`
    update blocks_appeal set state = ${state}, answer = ${answer}, changed_at_ms = ${changedAtMs}
      where appeal_id = ${id}`.execute(tx);
}

/** Forgets what guests wrote and where they are reached, once nobody has touched it since a moment. */
export async function forgetGuestAppeals(db: Database, beforeMs: number): Promise<void> {
  await sql`delete from blocks_appeal where player_id is null and changed_at_ms < ${beforeMs}`.execute(db);
}
