import { sql, type Kysely } from 'kysely';

/**
 * Results that no feed gave: the void of a cancelled event and what an operator decided. They stand between two revisions
 * of the feed, `step` above the one they follow, so that the feed's next revision is newer. And the quarantine as a list
 * to be worked off.
 */
export async function addDecisions(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sportsbook_result
      add column step int not null default 0,
      add column source text not null default 'feed' check (source in ('feed', 'cancelled', 'operator')),
      drop constraint sportsbook_result_pkey,
      add primary key (market_id, outcome, revision, step)`.execute(db);
  await sql`
    alter table sportsbook_quarantine
      add column event_id bigint,
      add column market_ids bigint[] not null default '{}',
      add column faults jsonb not null default '[]',
      add column fingerprint text,
      add column times int not null default 1,
      add column last_at_ms bigint,
      add column state text not null default 'open' check (state in ('open', 'settled', 'dismissed')),
      add column closed_at_ms bigint`.execute(db);
  await sql`
    update sportsbook_quarantine set fingerprint = id::text, last_at_ms = at_ms`.execute(db);
  await sql`
    alter table sportsbook_quarantine
      alter column fingerprint set not null, alter column last_at_ms set not null`.execute(db);
  await sql`
    create unique index sportsbook_quarantine_open on sportsbook_quarantine (producer, fingerprint)
    where state = 'open'`.execute(db);
  // Events that were over for long with bets still open, once they were found: each is told of once.
  await sql`
    create table sportsbook_late_event (
      event_id bigint primary key,
      found_at_ms bigint not null
    )`.execute(db);
}
