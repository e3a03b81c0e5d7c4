import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../../kernel/database/migrate.ts';

export const deviceMigrations: ModuleMigrations = {
  identity_22_devices: {
    async up(db: Database) {
      await sql`
        create table identity_device (
          player_id bigint not null references identity_player,
          device_id bigint not null,
          device_hash bytea not null,
          browser text,
          system text,
          address text not null,
          method text not null,
          first_seen_at_ms bigint not null,
          last_login_at_ms bigint not null,
          primary key (player_id, device_id),
          unique (player_id, device_hash)
        )`.execute(db);
      await sql`
        create table identity_device_session (
          session_id bigint primary key,
          player_id bigint not null,
          device_id bigint not null,
          foreign key (player_id, device_id) references identity_device on delete cascade
        )`.execute(db);
      await sql`
        create index identity_device_session_device on identity_device_session (player_id, device_id)`.execute(
        db,
      );
    },
  },
  identity_28_shared_devices: {
    async up(db: Database) {
      await sql`create index identity_device_shared on identity_device (device_hash)`.execute(db);
    },
  },
};
