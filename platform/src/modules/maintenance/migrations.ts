import { sql } from 'kysely';

import type { ModuleMigrations } from '../../kernel/database/migrate.ts';

export const maintenanceMigrations: ModuleMigrations = {
  maintenance_01_order: {
    async up(db) {
      // One at a time: what was ordered before is in the operators' audit.
      await sql`
        create table maintenance_order (
          only_one boolean primary key default true check (only_one),
          starts_at_ms bigint not null,
          ends_at_ms bigint not null check (ends_at_ms > starts_at_ms),
          operator text not null,
          reason text not null
        )`.execute(db);
    },
  },
};
