import { sql } from 'kysely';

import type { Database } from '../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../kernel/database/migrate.ts';

export const requestsMigrations: ModuleMigrations = {
  requests_01_requests: {
    async up(db: Database) {
      await sql`
        create table requests_request (
          player_id bigint not null,
          request_id bigint not null unique,
          topic_id int not null,
          sub_topic_id int,
          payment_id bigint,
          language text not null,
          status text not null check (status in ('open', 'answered', 'waiting', 'closed')),
          closed_by text check (closed_by in ('player', 'house', 'time')),
          created_at_ms bigint not null,
          changed_at_ms bigint not null,
          check ((status = 'closed') = (closed_by is not null)),
          primary key (player_id, request_id)
        )`.execute(db);
      // One matter is asked about once, however often and from wherever it is sent.
      await sql`
        create unique index requests_request_one_open on requests_request (player_id, payment_id, topic_id)
          where payment_id is not null and status <> 'closed'`.execute(db);
      await sql`
        create index requests_request_queue on requests_request (status, changed_at_ms)
          where status <> 'closed'`.execute(db);
      await sql`
        create table requests_message (
          player_id bigint not null,
          request_id bigint not null,
          seq int not null,
          sent_by text not null check (sent_by = 'player' or sent_by like 'operator:%'),
          text text not null,
          at_ms bigint not null,
          primary key (player_id, request_id, seq)
        )`.execute(db);
    },
  },
};
