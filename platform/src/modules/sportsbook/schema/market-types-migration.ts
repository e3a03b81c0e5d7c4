import { sql, type Kysely } from 'kysely';

/** Kinds of market that providers described: every version of each, under the digest of its content. */
export async function createMarketTypes(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence sportsbook_market_type_nr`.execute(db);
  await sql`
    create table sportsbook_market_type (
      key text not null,
      version text not null,
      described jsonb not null,
      -- when it was last described so, and which description that was: the latest one holds
      at_ms bigint not null,
      nr bigint not null default nextval('sportsbook_market_type_nr'),
      primary key (key, version)
    )`.execute(db);
}
