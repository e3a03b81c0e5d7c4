import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../../kernel/database/migrate.ts';

export const personsMigrations: ModuleMigrations = {
  identity_40_persons: {
    async up(db: Database) {
      await sql`
        alter table identity_person
          add column surname text,
          add column registration_address text,
          add column document_hash text,
          add column register_confirmed_at_ms bigint`.execute(db);
      await sql`
        create index identity_person_document on identity_person (document_hash)
          where document_hash is not null`.execute(db);
      // Outlives the account and its personal data: only keyed hashes, and until when they count.
      await sql`
        create table identity_exclusion (
          kind text not null,
          key_hash text not null,
          until_ms bigint not null,
          created_at_ms bigint not null,
          primary key (kind, key_hash)
        )`.execute(db);
      await sql`create index identity_exclusion_over on identity_exclusion (until_ms)`.execute(db);
    },
  },
  identity_41_same_person: {
    async up(db: Database) {
      // What each account tells of its person is a row of its own; rows with the same value here are of one person.
      await sql`alter table identity_person add column same_id bigint`.execute(db);
      await sql`update identity_person set same_id = person_id`.execute(db);
      await sql`alter table identity_person alter column same_id set not null`.execute(db);
      // Which of two accounts is the newer one, also of the same millisecond.
      await sql`alter table identity_person add column register_no bigint`.execute(db);
      await sql`
        update identity_person p set register_no = o.n
          from (select person_id, row_number() over (order by created_at_ms, person_id) as n from identity_person) o
          where o.person_id = p.person_id`.execute(db);
      await sql`create sequence identity_register_no owned by identity_person.register_no`.execute(db);
      await sql`
        select setval('identity_register_no', (select count(*) from identity_person) + 1, false)`.execute(db);
      await sql`
        alter table identity_person alter column register_no set default nextval('identity_register_no'),
          alter column register_no set not null`.execute(db);
      await sql`create index identity_person_one on identity_person (same_id)`.execute(db);
      await sql`create unique index identity_player_person on identity_player (person_id)`.execute(db);
    },
  },
  identity_42_facts: {
    async up(db: Database) {
      // What each account is recognised by, as keyed hashes: said only, or proved. What was proved stays.
      await sql`
        create table identity_fact (
          player_id bigint not null references identity_player,
          kind text not null check (kind in ('name', 'document', 'email', 'phone', 'instrument')),
          key_hash text not null,
          holder_hash text,
          told_at_ms bigint not null,
          proved_at_ms bigint,
          primary key (player_id, kind, key_hash)
        )`.execute(db);
      await sql`create index identity_fact_key on identity_fact (kind, key_hash)`.execute(db);
      await sql`
        insert into identity_fact (player_id, kind, key_hash, told_at_ms)
          select player_id, 'document', document_hash, created_at_ms
            from identity_person join identity_player using (person_id) where document_hash is not null`.execute(
        db,
      );
      await sql`drop index identity_person_same, identity_person_document`.execute(db);
      await sql`
        alter table identity_person drop column name_key, drop column document_hash,
          add column recognised_at_ms bigint`.execute(db);
      await sql`
        create index identity_person_new on identity_person (register_no) where recognised_at_ms is null`.execute(
        db,
      );
      // Two accounts that look like one person's: before an operator, or decided.
      await sql`
        create table identity_review (
          id bigint primary key,
          newer_id bigint not null references identity_player,
          older_id bigint not null references identity_player,
          kinds text[] not null,
          status text not null check (status in ('open', 'joined', 'dismissed')),
          raised_at_ms bigint not null,
          decided_at_ms bigint,
          decided_by text,
          unique (newer_id, older_id),
          check ((status = 'open') = (decided_at_ms is null))
        )`.execute(db);
      await sql`create index identity_review_queue on identity_review (status, raised_at_ms)`.execute(db);
      await sql`
        create index identity_review_older on identity_review (older_id) where status = 'open'`.execute(db);
      // What a newer account only said of itself shuts no older one out. Those of before count for everybody.
      await sql`
        alter table identity_exclusion add column proved boolean not null default true,
          add column register_no bigint not null default 0`.execute(db);
    },
  },
  identity_43_seniority: {
    async up(db: Database) {
      // When the excluded account stated the key, if it proved anything; that of before is known from the exclusion on.
      await sql`alter table identity_exclusion add column stated_at_ms bigint`.execute(db);
      await sql`update identity_exclusion set stated_at_ms = created_at_ms`.execute(db);
      await sql`alter table identity_exclusion drop column register_no`.execute(db);
      // Which of two is the newer is judged by what they stated, not by who registered first: those that wait once more.
      await sql`
        update identity_person set recognised_at_ms = null where person_id in (
          select person_id from identity_player join identity_review on player_id in (newer_id, older_id)
            where status = 'open')`.execute(db);
    },
  },
};
