import { sql } from 'kysely';

import { BY_INDEX } from '../../../../kernel/database/by-index.ts';
import type { Database } from '../../../../kernel/database/database.ts';

/**
 * What promotions gave and cost, summed before anybody asks (`fold-sums.ts`). A step of a part only marks it, in its own
 * transaction: were it to write the sum itself, everybody who takes part would wait for one row.
 */
export async function createSums(db: Database): Promise<void> {
  // A line for each step, never one that stands for several: whoever reads the lines reads at least what they mark.
  await sql`
    create table bonuses_sum_due (
      due_id bigint generated always as identity primary key,
      player_id bigint not null,
      grant_id bigint not null
    )`.execute(db);
  await sql`
    create table bonuses_part_sum (
      player_id bigint not null,
      grant_id bigint not null,
      code text not null,
      version int not null,
      -- Null in the part where it is -1.
      place int not null,
      is_won boolean not null,
      state text not null,
      -- Null in the part where it is empty.
      currency text not null,
      parts bigint not null,
      gifts bigint not null,
      given bigint not null,
      used bigint not null,
      expired bigint not null,
      added bigint not null,
      converted bigint not null,
      primary key (player_id, grant_id)
    )`.execute(db);
  await sql`
    create table bonuses_sum (
      code text not null,
      version int not null,
      place int not null,
      is_won boolean not null,
      state text not null,
      currency text not null,
      parts bigint not null,
      gifts bigint not null,
      given bigint not null,
      used bigint not null,
      expired bigint not null,
      added bigint not null,
      converted bigint not null,
      primary key (code, version, place, is_won, state, currency),
      foreign key (code, version) references bonuses_promotion_version
    )`.execute(db);
  await markSteps(db);
  await sql`
    insert into bonuses_sum_due (player_id, grant_id) select player_id, grant_id from bonuses_grant`.execute(
    db,
  );
}

/** Parts, uses of their gifts, and ends of their bonuses. */
async function markSteps(db: Database): Promise<void> {
  await sql`
    create function bonuses_mark_grant() returns trigger language plpgsql ${BY_INDEX} as $$
    begin
      insert into bonuses_sum_due (player_id, grant_id) values (new.player_id, new.grant_id);
      return null;
    end $$`.execute(db);
  await sql`
    create function bonuses_mark_use() returns trigger language plpgsql ${BY_INDEX} as $$
    begin
      insert into bonuses_sum_due (player_id, grant_id)
        select g.player_id, g.grant_id from bonuses_gift g
          where g.player_id = new.player_id and g.gift_id = new.gift_id;
      return null;
    end $$`.execute(db);
  await sql`
    create function bonuses_mark_bonus() returns trigger language plpgsql ${BY_INDEX} as $$
    begin
      insert into bonuses_sum_due (player_id, grant_id)
        select g.player_id, g.grant_id from bonuses_grant g
          where g.player_id = new.player_id and g.bonus_id = new.bonus_id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger bonuses_mark after insert or update on bonuses_grant
      for each row execute function bonuses_mark_grant()`.execute(db);
  await sql`
    create trigger bonuses_mark after insert or update on bonuses_gift_use
      for each row execute function bonuses_mark_use()`.execute(db);
  await sql`
    create trigger bonuses_mark after update on bonuses_bonus for each row
      when (old.status <> new.status or old.converted_minor is distinct from new.converted_minor)
      execute function bonuses_mark_bonus()`.execute(db);
}
