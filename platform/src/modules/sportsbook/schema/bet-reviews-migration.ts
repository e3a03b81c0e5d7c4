import { sql, type Kysely } from 'kysely';

/**
 * What operators answered of large bets, and how that ended. A placement that nobody answered yet has no row: that it is
 * looked at says its ticket, and until when its own time.
 */
export async function createBetReviews(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sportsbook_review (
      player_id bigint not null,
      placement_id bigint not null,
      state text not null check (state in ('offered', 'accepted', 'taken', 'rejected', 'declined', 'lapsed')),
      -- counts the offers
      version int not null,
      offer jsonb,
      -- who answered last; null where it was the time
      operator_name text,
      code text,
      at_ms bigint not null,
      ended_at_ms bigint,
      primary key (player_id, placement_id),
      check ((state = 'offered') = (ended_at_ms is null)),
      check (state <> 'offered' or offer is not null)
    )`.execute(db);
}
