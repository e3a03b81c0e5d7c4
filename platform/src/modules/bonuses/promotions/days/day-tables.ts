import { sql } from 'kysely';

import type { Database } from '../../../../kernel/database/database.ts';

/**
 * Wheels and calendars: a part in one runs as long as its days go on. What a day brings is a part of its own beside it, of
 * the same promotion and version and with the place of its gift, so that it waits, runs and ends as any gift does.
 */
export async function createDays(db: Database): Promise<void> {
  await sql`
    alter table bonuses_grant
      add column is_daily boolean not null default false,
      add column parent_id bigint,
      add column place int check (place >= 0),
      add foreign key (player_id, parent_id) references bonuses_grant,
      add constraint bonuses_grant_of_day check ((parent_id is null) = (place is null)),
      drop constraint bonuses_grant_player_id_code_key,
      drop constraint bonuses_grant_runs,
      add constraint bonuses_grant_runs
        check (state <> 'running' or bonus_id is not null or gift_id is not null or is_daily)`.execute(db);
  await sql`
    create unique index bonuses_grant_once on bonuses_grant (player_id, code) where parent_id is null`.execute(
    db,
  );
  await sql`
    create index bonuses_grant_daily on bonuses_grant (player_id, grant_id) where is_daily and state = 'running'`.execute(
    db,
  );
  // What each day brought: of a part once a day.
  await sql`
    create table bonuses_turn (
      player_id bigint not null,
      grant_id bigint not null,
      day int not null,
      place int not null check (place >= 0),
      -- The part that its gift is; null where the place brings nothing.
      part_id bigint,
      commitment text,
      server_seed text,
      client_seed text,
      at_ms bigint not null,
      primary key (player_id, grant_id, day),
      foreign key (player_id, grant_id) references bonuses_grant,
      foreign key (player_id, part_id) references bonuses_grant,
      check ((commitment is null) = (server_seed is null) and (commitment is null) = (client_seed is null))
    )`.execute(db);
  // The seed a wheel turns by next, sealed: nobody has seen it, and it is used once.
  await sql`
    create table bonuses_wheel_seed (
      player_id bigint not null,
      grant_id bigint not null,
      seed_id bigint not null unique,
      sealed bytea not null,
      commitment text not null,
      primary key (player_id, grant_id),
      foreign key (player_id, grant_id) references bonuses_grant
    )`.execute(db);
}
