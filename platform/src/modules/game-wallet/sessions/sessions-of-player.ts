import { sql } from 'kysely';
import { parseId, type PlayerId } from '@paddock/contract';

import type { Database } from '../../../kernel/database/database.ts';
import { readSession, type GameSession } from './session-store.ts';

/** A game somebody plays, as a company names it that knows no token of ours. */
export interface PlayedGame {
  readonly company: string;
  readonly user: string;
  readonly game: string;
  readonly currency: string;
}

/**
 * The session a company speaks of by player, game and currency: the last one of these, else the last that is nearest to
 * it, whose game or currency then is another. Undefined for a player who has opened no game of the company.
 */
export async function lastSession(
  db: Database,
  { company, user, game, currency }: PlayedGame,
): Promise<GameSession | undefined> {
  const playerId = parseId<'player'>(user);
  if (playerId === undefined) return undefined;
  const { rows } = await sql<{ session_id: bigint }>`
    select session_id from game_wallet_session
      where player_id = ${playerId} and company = ${company}
      order by game = ${game} desc, currency = ${currency} desc, session_id desc limit 1`.execute(db);
  const [row] = rows;
  return row === undefined ? undefined : readSession(db, company, row.session_id.toString());
}

/** A player by the name a company calls them, who has opened a game of it; undefined for anybody else. */
export async function whoPlayed(db: Database, company: string, user: string): Promise<PlayerId | undefined> {
  const playerId = parseId<'player'>(user);
  if (playerId === undefined) return undefined;
  const { rows } = await sql`
    select 1 from game_wallet_session where player_id = ${playerId} and company = ${company} limit 1`.execute(
    db,
  );
  return rows.length === 0 ? undefined : playerId;
}
