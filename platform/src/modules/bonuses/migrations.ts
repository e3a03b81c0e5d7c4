import { sql } from 'kysely';

import type { Database } from '../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../kernel/database/migrate.ts';

export const bonusesMigrations: ModuleMigrations = {
  bonuses_01_first_deposit: {
    async up(db: Database) {
      // One row a player and kind for ever: whoever comes second finds it.
      await sql`
        create table bonuses_bonus (
          player_id bigint not null,
          bonus_id bigint not null,
          kind text not null check (kind = 'first-deposit'),
          payment_id bigint not null,
          currency text not null,
          granted_minor bigint not null check (granted_minor > 0),
          required_minor bigint not null check (required_minor > 0),
          wagered_minor bigint not null default 0 check (wagered_minor >= 0),
          covered_minor bigint not null default 0 check (covered_minor >= 0),
          converted_minor bigint not null default 0,
          status text not null check (status in ('running', 'completed', 'expired', 'forfeited', 'charged-back')),
          granted_at_ms bigint not null,
          expires_at_ms bigint not null,
          ended_at_ms bigint,
          primary key (player_id, bonus_id),
          unique (player_id, kind),
          check ((status = 'running') = (ended_at_ms is null))
        )`.execute(db);
      await sql`create index bonuses_due on bonuses_bonus (expires_at_ms) where status = 'running'`.execute(
        db,
      );
      // What of each bet is in the counter, so that a correction takes out exactly what was put in.
      await sql`
        create table bonuses_bet (
          player_id bigint not null,
          bet_id bigint not null,
          bonus_id bigint not null,
          counted_minor bigint not null check (counted_minor >= 0),
          primary key (player_id, bet_id),
          foreign key (player_id, bonus_id) references bonuses_bonus
        )`.execute(db);
    },
  },
};
