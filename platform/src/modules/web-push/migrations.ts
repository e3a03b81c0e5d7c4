import { sql } from 'kysely';

import type { Database } from '../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../kernel/database/migrate.ts';

export const webPushMigrations: ModuleMigrations = {
  web_push_01_devices: {
    async up(db: Database) {
      // One subscription of one browser, which belongs to whoever switched it on there last.
      await sql`
        create table web_push_device (
          player_id bigint not null,
          device_id bigint not null,
          endpoint text not null,
          endpoint_hash bytea not null unique,
          p256dh text not null,
          auth text not null,
          kinds text[] not null,
          since_ms bigint not null,
          primary key (player_id, device_id)
        )`.execute(db);
      // Kept a day after its end, so that what is said twice is told once.
      await sql`
        create table web_push_outbox (
          push_id bigint generated always as identity primary key,
          player_id bigint not null,
          device_id bigint not null,
          cause text not null,
          kind text not null,
          content jsonb not null,
          tries int not null default 0,
          next_at_ms bigint not null,
          not_after_ms bigint not null,
          ended_at_ms bigint,
          unique (player_id, device_id, cause),
          foreign key (player_id, device_id) references web_push_device on delete cascade
        )`.execute(db);
      await sql`
        create index web_push_outbox_due on web_push_outbox (next_at_ms) where ended_at_ms is null`.execute(
        db,
      );
    },
  },
};
