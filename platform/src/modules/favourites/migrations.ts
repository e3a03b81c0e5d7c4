import { sql } from 'kysely';

import type { Database } from '../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../kernel/database/migrate.ts';

export const favouritesMigrations: ModuleMigrations = {
  favourites_01_kept: {
    async up(db: Database) {
      // The key is what addresses name the thing by: nothing of another module's is pointed at, and nothing is left behind.
      await sql`
        create table favourites_kept (
          player_id bigint not null,
          kind text not null check (kind in ('sport', 'championship', 'team', 'event')),
          key text not null,
          place int not null,
          kept_at_ms bigint not null,
          primary key (player_id, kind, key)
        )`.execute(db);
    },
  },
  favourites_02_followers: {
    async up(db: Database) {
      await sql`create index favourites_kept_followers on favourites_kept (kind, key, player_id)`.execute(db);
    },
  },
  favourites_03_markets: {
    async up(db: Database) {
      await sql`alter table favourites_kept drop constraint favourites_kept_kind_check`.execute(db);
      await sql`
        alter table favourites_kept add constraint favourites_kept_kind_check
          check (kind in ('sport', 'championship', 'team', 'event', 'market'))`.execute(db);
    },
  },
};
