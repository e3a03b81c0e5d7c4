import { sql } from 'kysely';
import type { AccountId, GameDevice, Id, PlayerId } from '@paddock/contract';

import { sha256 } from '../../../kernel/crypto/sha256.ts';
import type { Database, Tx } from '../../../kernel/database/database.ts';

export type GameSessionId = Id<'game-session'>;

/** A game a player opened, with the account it is played from. */
export interface GameSession {
  readonly sessionId: GameSessionId;
  readonly company: string;
  readonly game: string;
  readonly playerId: PlayerId;
  readonly accountId: AccountId;
  readonly currency: string;
  readonly device: GameDevice;
  readonly language: string;
  readonly usedAtMs: number;
  readonly isEnded: boolean;
}

export interface NewGameSessionRow extends Omit<GameSession, 'usedAtMs' | 'isEnded'> {
  /** Only its hash is kept. */
  readonly token: string;
  /** The session of the site it was opened from, with which it ends. */
  readonly siteSession: string;
  readonly atMs: number;
}

/** Keeps a session; the one the player had of the game ends. */
export async function insertSession(tx: Tx, session: NewGameSessionRow): Promise<void> {
  const {
    sessionId,
    token,
    company,
    game,
    playerId,
    accountId,
    currency,
    device,
    language,
    atMs,
    siteSession,
  } = session;
  // Two presses at once: the second waits, and ends what the first began.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`game-session:${playerId}`}, 0))`.execute(tx);
  await sql`
    update game_wallet_session set ended_at_ms = ${atMs}
      where player_id = ${playerId} and company = ${company} and game = ${game} and ended_at_ms is null`.execute(
    tx,
  );
  await sql`
    insert into game_wallet_session (session_id, token_hash, company, game, player_id, account_id, currency, device,
        language, site_session, began_at_ms, used_at_ms)
      values (${sessionId}, ${sha256(token)}, ${company}, ${game}, ${playerId}, ${accountId}, ${currency}, ${device},
        ${language}, ${siteSession}, ${atMs}, ${atMs})`.execute(tx);
}

interface SessionRow {
  readonly session_id: bigint;
  readonly company: string;
  readonly game: string;
  readonly player_id: bigint;
  readonly account_id: bigint;
  readonly currency: string;
  readonly device: GameDevice;
  readonly language: string;
  readonly used_at_ms: bigint;
  readonly ended_at_ms: bigint | null;
}

/** The session of a token at its company; undefined for a token of another one. */
export async function readSession(
  db: Database | Tx,
  company: string,
  token: string,
): Promise<GameSession | undefined> {
  const { rows } = await sql<SessionRow>`
    select session_id, company, game, player_id, account_id, currency, device, language, used_at_ms, ended_at_ms
      from game_wallet_session where token_hash = ${sha256(token)} and company = ${company}`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  return {
    sessionId: row.session_id.toString() as GameSessionId,
    company: row.company,
    game: row.game,
    playerId: row.player_id.toString() as PlayerId,
    accountId: row.account_id.toString() as AccountId,
    currency: row.currency,
    device: row.device,
    language: row.language,
    usedAtMs: Number(row.used_at_ms),
    isEnded: row.ended_at_ms !== null,
  };
}

/** A session is in use: it ends only when it is left alone. */
export async function useSession(db: Database | Tx, sessionId: GameSessionId, atMs: number): Promise<void> {
  await sql`
    update game_wallet_session set used_at_ms = ${atMs}
      where session_id = ${sessionId} and used_at_ms < ${atMs}`.execute(db);
}

/** Ends a session that came to nothing; its token stays good for what is owed. */
export async function endSession(db: Database | Tx, sessionId: GameSessionId, atMs: number): Promise<void> {
  await sql`
    update game_wallet_session set ended_at_ms = ${atMs}
      where session_id = ${sessionId} and ended_at_ms is null`.execute(db);
}

/** Ends what was opened from sessions of the site. */
export async function endSessionsOf(
  db: Database,
  siteSessions: readonly string[],
  atMs: number,
): Promise<void> {
  if (siteSessions.length === 0) return;
  await sql`
    update game_wallet_session set ended_at_ms = ${atMs}
      where site_session = any(${[...siteSessions]}::text[]) and ended_at_ms is null`.execute(db);
}
