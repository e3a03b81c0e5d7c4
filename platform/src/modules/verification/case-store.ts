import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';
import type { CheckReason, DocumentKind, VerificationStatus } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../kernel/database/database.ts';

/** What a player states about themselves for identification, as in the document. */
export interface StatedPerson {
  readonly surname: string;
  readonly name: string;
  readonly documentNumber: string;
}

/** A player's verification as it stands. */
export interface VerificationCase {
  readonly playerId: PlayerId;
  readonly status: VerificationStatus;
  readonly reason: CheckReason | null;
  readonly asked: readonly DocumentKind[];
  /** Counts the times documents were asked for; a document belongs to one. */
  readonly round: number;
  readonly stated: StatedPerson | null;
  readonly changedAtMs: number | null;
  readonly answerByMs: number | null;
}

interface CaseRow {
  readonly player_id: bigint;
  readonly status: VerificationStatus;
  readonly reason: CheckReason | null;
  readonly asked: readonly DocumentKind[];
  readonly round: number;
  readonly surname: string | null;
  readonly name: string | null;
  readonly document_number: string | null;
  readonly changed_at_ms: bigint;
  readonly answer_by_ms: bigint | null;
}

const toCase = (row: CaseRow): VerificationCase => ({
  playerId: row.player_id.toString() as PlayerId,
  status: row.status,
  reason: row.reason,
  asked: row.asked,
  round: row.round,
  stated:
    row.surname === null || row.name === null || row.document_number === null
      ? null
      : { surname: row.surname, name: row.name, documentNumber: row.document_number },
  changedAtMs: Number(row.changed_at_ms),
  answerByMs: row.answer_by_ms === null ? null : Number(row.answer_by_ms),
});

export async function findCase(db: Database | Tx, playerId: PlayerId): Promise<VerificationCase | undefined> {
  const { rows } = await sql<CaseRow>`
    select * from verification_case where player_id = ${playerId}`.execute(db);
  return rows[0] === undefined ? undefined : toCase(rows[0]);
}

/** Opens the player's case if there is none, and locks it. */
export async function lockCase(
  tx: Tx,
  playerId: PlayerId,
  asked: readonly DocumentKind[],
  nowMs: number,
): Promise<VerificationCase> {
  await sql`
    insert into verification_case (player_id, status, asked, changed_at_ms)
    values (${playerId}, 'not-verified', ${[...asked]}, ${nowMs}) on conflict do nothing`.execute(tx);
  const { rows } = await sql<CaseRow>`
    select * from verification_case where player_id = ${playerId} for update`.execute(tx);
  if (rows[0] === undefined) throw new Error(`the case of player ${playerId} was not opened`);
  return toCase(rows[0]);
}

export async function saveCase(tx: Tx, next: VerificationCase): Promise<void> {
  await sql`
    update verification_case set
      status = ${next.status}, reason = ${next.reason}, asked = ${[...next.asked]}, round = ${next.round},
      surname = ${next.stated?.surname ?? null}, name = ${next.stated?.name ?? null},
      document_number = ${next.stated?.documentNumber ?? null},
      changed_at_ms = ${next.changedAtMs}, answer_by_ms = ${next.answerByMs},
      is_told = is_told and (status = 'verified') = (${next.status} = 'verified')
    where player_id = ${next.playerId}`.execute(tx);
}

/** Cases that wait for an operator, oldest first. */
export async function casesInReview(db: Database, limit: number): Promise<readonly VerificationCase[]> {
  const { rows } = await sql<CaseRow>`
    select * from verification_case where status = 'in-review' order by changed_at_ms limit ${limit}`.execute(
    db,
  );
  return rows.map(toCase);
}

export interface Decision {
  readonly playerId: PlayerId;
  readonly atMs: number;
  readonly event: string;
  readonly reason: CheckReason | null;
  readonly byName: string;
  readonly before: VerificationStatus;
  readonly after: VerificationStatus;
}

export async function recordDecision(tx: Tx, decision: Decision): Promise<void> {
  await sql`
    insert into verification_decision (player_id, at_ms, event, reason, by_name, status_before, status_after)
    values (${decision.playerId}, ${decision.atMs}, ${decision.event}, ${decision.reason}, ${decision.byName},
      ${decision.before}, ${decision.after})`.execute(tx);
}

/** Claims a case whose proof, or its end, identity does not know of yet; undefined when there is none. */
export async function claimUntold(tx: Tx): Promise<VerificationCase | undefined> {
  const { rows } = await sql<CaseRow>`
    update verification_case set is_told = true where player_id = (
      select player_id from verification_case where not is_told
        order by changed_at_ms limit 1 for update skip locked)
    returning *`.execute(tx);
  return rows[0] === undefined ? undefined : toCase(rows[0]);
}
