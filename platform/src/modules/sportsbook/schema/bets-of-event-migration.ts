import { sql, type Kysely } from 'kysely';

/** A player's bets on one event, which say together what wagering they are worth (rules §14). */
export async function indexBetsOfEvent(db: Kysely<unknown>): Promise<void> {
  await sql`create index sportsbook_bet_leg_event on sportsbook_bet_leg (player_id, event_id)`.execute(db);
}
