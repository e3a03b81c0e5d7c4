import { sql } from 'kysely';
import type { Id, PlayerId } from '@paddock/contract';
import type { IdeaArea, IdeaState } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../kernel/database/database.ts';

export type IdeaId = Id<'idea'>;

export interface Idea {
  readonly ideaId: IdeaId;
  readonly playerId: PlayerId;
  readonly area: IdeaArea;
  readonly text: string;
  readonly mayAnswer: boolean;
  readonly state: IdeaState;
  readonly answer: string | null;
  readonly createdAtMs: number;
  readonly changedAtMs: number;
}

interface IdeaRow {
  readonly idea_id: bigint;
  readonly player_id: bigint;
  readonly area: IdeaArea;
  readonly body: string;
  readonly may_answer: boolean;
  readonly state: IdeaState;
  readonly answer: string | null;
  readonly created_at_ms: bigint;
  readonly changed_at_ms: bigint;
}

const toIdea = (row: IdeaRow): Idea => ({
  ideaId: row.idea_id.toString() as IdeaId,
  playerId: row.player_id.toString() as PlayerId,
  area: row.area,
  text: row.body,
  mayAnswer: row.may_answer,
  state: row.state,
  answer: row.answer,
  createdAtMs: Number(row.created_at_ms),
  changedAtMs: Number(row.changed_at_ms),
});

/** Lets one request of a player at a time count and add ideas, until the transaction ends. */
export async function lockIdeasOf(tx: Tx, playerId: PlayerId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ideas:${playerId}`}, 0))`.execute(tx);
}

/** When the player's ideas since a moment were sent, oldest first. */
export async function ideaTimesSince(
  db: Database | Tx,
  playerId: PlayerId,
  sinceMs: number,
): Promise<readonly number[]> {
  const { rows } = await sql<{ created_at_ms: bigint }>`
    select created_at_ms from ideas_idea where player_id = ${playerId} and created_at_ms > ${sinceMs}
      order by created_at_ms`.execute(db);
  return rows.map(({ created_at_ms }) => Number(created_at_ms));
}

export async function insertIdea(tx: Tx, idea: Idea): Promise<void> {
  await sql`
    insert into ideas_idea (idea_id, player_id, area, body, may_answer, state, created_at_ms, changed_at_ms)
    values (
      ${idea.ideaId}, ${idea.playerId}, ${idea.area}, ${idea.text}, ${idea.mayAnswer}, ${idea.state},
      ${idea.createdAtMs}, ${idea.changedAtMs})`.execute(tx);
}

/** A page of a player's ideas, newest first, and how many there are in all. */
export async function listIdeas(
  db: Database,
  playerId: PlayerId,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly ideas: readonly Idea[]; readonly total: number }> {
  const { rows } = await sql<IdeaRow>`
    select * from ideas_idea where player_id = ${playerId}
      order by created_at_ms desc, idea_id desc limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: bigint }>`
    select count(*) as total from ideas_idea where player_id = ${playerId}`.execute(db);
  return { ideas: rows.map(toIdea), total: Number(counted.rows[0]?.total ?? 0) };
}

/** Ideas of all players in a state, oldest first. */
export async function ideasIn(db: Database, state: IdeaState, limit: number): Promise<readonly Idea[]> {
  const { rows } = await sql<IdeaRow>`
    select * from ideas_idea where state = ${state} order by created_at_ms, idea_id limit ${limit}`.execute(
    db,
  );
  return rows.map(toIdea);
}

export async function lockIdea(tx: Tx, ideaId: IdeaId): Promise<Idea | undefined> {
  const { rows } = await sql<IdeaRow>`
    select * from ideas_idea where idea_id = ${ideaId} for update`.execute(tx);
  return rows[0] === undefined ? undefined : toIdea(rows[0]);
}

export async function saveDecision(
  tx: Tx,
  { ideaId, state, answer, changedAtMs }: Pick<Idea, 'ideaId' | 'state' | 'answer' | 'changedAtMs'>,
): Promise<void> {
  await sql`
    update ideas_idea set state = ${state}, answer = ${answer}, changed_at_ms = ${changedAtMs}
      where idea_id = ${ideaId}`.execute(tx);
}
