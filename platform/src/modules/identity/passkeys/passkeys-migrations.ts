import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../../kernel/database/migrate.ts';

export const passkeysMigrations: ModuleMigrations = {
  identity_31_passkeys: {
    async up(db: Database) {
      await sql`
        create table identity_passkey (
          credential_id text primary key,
          player_id bigint not null references identity_player,
          user_handle text not null,
          public_key bytea not null,
          counter bigint not null,
          transports text[] not null,
          name text not null,
          is_synced boolean not null,
          created_at_ms bigint not null,
          last_used_at_ms bigint
        )`.execute(db);
      await sql`create index identity_passkey_player on identity_passkey (player_id)`.execute(db);
      // What a browser is to sign; owner_hash: the session or the visitor it was given to.
      await sql`
        create table identity_passkey_challenge (
          challenge text primary key,
          purpose text not null,
          owner_hash text not null,
          expires_at_ms bigint not null
        )`.execute(db);
      await sql`
        create index identity_passkey_challenge_expired on identity_passkey_challenge (expires_at_ms)`.execute(
        db,
      );
    },
  },
};
