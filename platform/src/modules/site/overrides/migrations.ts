import { sql } from 'kysely';

import type { ModuleMigrations } from '../../../kernel/database/migrate.ts';

export const overrideMigrations: ModuleMigrations = {
  site_01_override_audit: {
    async up(db) {
      // Who could put their own modules into this site's pages, when and from where. Never deleted.
      await sql`
        create table override_audit (
          line bigint generated always as identity primary key,
          at_ms bigint not null,
          event text not null check (event in ('granted', 'used', 'refused')),
          grant_id text,
          developer text,
          origins text not null,
          until_ms bigint,
          address text not null,
          reason text not null
        )`.execute(db);
      await sql`
        create unique index override_audit_used on override_audit (grant_id)
          where event = 'used'`.execute(db);
    },
  },
};
