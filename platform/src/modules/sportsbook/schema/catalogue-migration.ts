import { sql, type Kysely } from 'kysely';

/** What is offered: the catalogue, its external names, producers and what could not be mapped (rules §5). */
export async function createCatalogueTables(db: Kysely<unknown>): Promise<void> {
  // One number per server start: price versions and topic sequences of two starts never meet.
  await sql`create sequence sportsbook_epoch`.execute(db);
  await sql`
    create table sportsbook_external_ref (
      source text not null,
      kind text not null,
      external_id text not null,
      id bigint not null,
      primary key (source, kind, external_id)
    )`.execute(db);
  await sql`create index sportsbook_external_ref_id on sportsbook_external_ref (id)`.execute(db);
  await sql`
    create table sportsbook_producer (
      name text primary key,
      epoch bigint not null,
      seq bigint not null
    )`.execute(db);
  await sql`
    create table sportsbook_quarantine (
      id bigint generated always as identity primary key,
      producer text not null,
      epoch bigint not null,
      seq bigint not null,
      reason text not null,
      body jsonb not null,
      at_ms bigint not null
    )`.execute(db);
  await sql`
    create table sportsbook_region (
      id bigint primary key,
      code text not null,
      name jsonb not null
    )`.execute(db);
  await sql`
    create table sportsbook_championship (
      id bigint primary key,
      region_id bigint not null references sportsbook_region,
      sport text not null,
      slug text not null,
      name jsonb not null,
      rank int not null
    )`.execute(db);
  await sql`
    create table sportsbook_event (
      id bigint primary key,
      championship_id bigint not null references sportsbook_championship,
      producer text not null,
      external_id text not null,
      sport text not null,
      home jsonb not null,
      away jsonb not null,
      state jsonb not null,
      final_score jsonb,
      bet_stops int not null,
      ended_at_ms bigint,
      absent_since_ms bigint
    )`.execute(db);
  await sql`create index sportsbook_event_running on sportsbook_event (ended_at_ms)`.execute(db);
  await sql`
    create table sportsbook_market (
      id bigint primary key,
      event_id bigint not null references sportsbook_event,
      type text not null,
      specifiers text not null,
      status text not null,
      reason text,
      suspended_since_ms bigint,
      selections jsonb not null,
      unique (event_id, type, specifiers)
    )`.execute(db);
}
