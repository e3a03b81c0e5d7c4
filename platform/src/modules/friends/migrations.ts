import { sql } from 'kysely';

import type { Database } from '../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../kernel/database/migrate.ts';

export const friendsMigrations: ModuleMigrations = {
  friends_01_friends: {
    async up(db: Database) {
      // What operators said, and who: the last version holds, a friend stays with the one they came by.
      await sql`
        create table friends_terms (
          version int primary key,
          from_ms bigint not null,
          author text not null,
          reason text not null,
          terms jsonb not null
        )`.execute(db);
      await sql`
        create table friends_link (
          player_id bigint primary key,
          code text not null unique,
          made_at_ms bigint not null
        )`.execute(db);
      // One row for each who was brought, for ever: a player comes once, and is rewarded for once.
      await sql`
        create table friends_friend (
          player_id bigint primary key,
          referrer_id bigint not null check (referrer_id <> player_id),
          version int not null references friends_terms,
          registered_at_ms bigint not null,
          state text not null default 'open' check (state in ('open', 'paid', 'refused', 'owed', 'taken-back')),
          refusal text,
          ended_at_ms bigint,
          referrer_currency text,
          referrer_minor bigint check (referrer_minor >= 0),
          friend_currency text,
          friend_minor bigint check (friend_minor >= 0),
          check ((state = 'refused') = (refusal is not null)),
          check ((state = 'open') = (ended_at_ms is null)),
          check (state in ('open', 'refused') or (referrer_currency is not null and referrer_minor is not null
            and friend_currency is not null and friend_minor is not null))
        )`.execute(db);
      await sql`create index friends_friend_of on friends_friend (referrer_id, player_id desc)`.execute(db);
      await sql`
        create index friends_friend_unended on friends_friend (player_id) where state in ('open', 'owed')`.execute(
        db,
      );
    },
  },
};
