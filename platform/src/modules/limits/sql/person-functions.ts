import { sql } from 'kysely';

import { BY_INDEX } from '../../../kernel/database/by-index.ts';
import type { Database } from '../../../kernel/database/database.ts';

/**
 * Accounts of one person count together (rules §9): beside its own counters each movement of such an account stands in
 * those of the person, in the site's currency, in the same tables under the person's id. Who counts together is told by
 * the module that knows persons; limits as the site's currency has them are worked out when they are set.
 */
export async function createPersonTables(db: Database): Promise<void> {
  await sql`alter table limits_player add column counted_as bigint`.execute(db);
  await sql`
    create index limits_player_counted on limits_player (counted_as, player_id)
      where counted_as is not null`.execute(db);
  // `own_ends_at_ms` and `is_derived`: what of a break is the account's own, and what another account's.
  await sql`
    alter table limits_limit add column site_minor bigint, add column site_rate_id text,
      add column is_derived boolean not null default false, add column own_ends_at_ms bigint`.execute(db);
}

/** The functions of `admission-functions.ts`, which now also say in whose counters the amount still has to stand. */
export async function createPersonAdmission(db: Database): Promise<void> {
  await sql`
    create function limits_counted_as(p_player bigint) returns bigint language plpgsql stable ${BY_INDEX} as $$
    begin
      return (select counted_as from limits_player where player_id = p_player);
    end $$`.execute(db);
  for (const [name, cause] of [
    ['limits_admit_stake', 'p_cause text'],
    ['limits_admit_deposit', 'p_payment bigint'],
  ] as const) {
    const isStake = name === 'limits_admit_stake';
    const old = `${name}(bigint, smallint[], text[], bigint[], smallint[], text, bigint, ${isStake ? 'text' : 'bigint'}, bigint)`;
    await sql`drop function ${sql.raw(old)}`.execute(db);
    await sql`
      create function ${sql.raw(name)}(
        p_player bigint, p_types smallint[], p_families text[], p_windows bigint[], p_breaks smallint[],
        p_currency text, p_amount bigint, ${sql.raw(cause)}, p_at bigint
      ) returns table (
        out_type smallint, out_currency text, out_value bigint, out_used bigint, out_ends_at_ms bigint,
        out_person bigint
      ) language plpgsql as $$
      begin
        ${sql.raw(isStake ? '' : 'perform limits_lock(p_player);')}
        return query select refused.*, null::bigint from limits_refusal(
          p_player, p_types, p_families, p_windows, p_breaks, p_currency, p_amount, p_at) refused;
        if found then return; end if;
        ${sql.raw(
          isStake
            ? `perform limits_record(p_player, 'stake', p_currency, p_amount, p_cause, p_at);`
            : `insert into limits_reservation (player_id, payment_id, currency, amount_minor, at_ms)
                values (p_player, p_payment, p_currency, p_amount, p_at);`,
        )}
        out_person := limits_counted_as(p_player);
        if out_person is not null then return next; end if;
      end $$`.execute(db);
  }
  // The strictest limit of each type that any account of the person has; null where none has one.
  await sql`
    create function limits_strictest(p_person bigint, p_types smallint[]) returns bigint[]
    language plpgsql stable ${BY_INDEX} as $$
    declare
      v_least bigint[] := array_fill(null::bigint, array[cardinality(p_types)]);
      v_member bigint;
      v_limit limits_limit;
      v_place int;
    begin
      for v_member in select player_id from limits_player where counted_as = p_person loop
        for v_limit in
          select * from limits_limit where player_id = v_member and state = 'active' and limit_type = any(p_types)
        loop
          v_place := array_position(p_types, v_limit.limit_type);
          v_least[v_place] := least(v_least[v_place], v_limit.site_minor);
        end loop;
      end loop;
      return v_least;
    end $$`.execute(db);
  // Answers the type of the limit that refuses; nothing when all of them let the amount pass, which then counts.
  await sql`
    create function limits_admit_together(
      p_person bigint, p_types smallint[], p_families text[], p_windows bigint[],
      p_currency text, p_amount bigint, p_cause text, p_at bigint
    ) returns smallint language plpgsql ${BY_INDEX} as $$
    declare
      v_least bigint[];
      v_used bigint;
    begin
      perform limits_lock(p_person);
      v_least := limits_strictest(p_person, p_types);
      for v_place in reverse cardinality(p_types) .. 1 loop
        if v_least[v_place] is null then continue; end if;
        v_used := limits_used(p_person, p_families[v_place], p_currency, p_at - p_windows[v_place]);
        if v_used + p_amount > v_least[v_place] then return p_types[v_place]; end if;
      end loop;
      if p_families[1] = 'deposit' then
        insert into limits_reservation (player_id, payment_id, currency, amount_minor, at_ms)
          values (p_person, p_cause::bigint, p_currency, p_amount, p_at);
      else
        perform limits_record(p_person, 'stake', p_currency, p_amount, p_cause, p_at);
      end if;
      return null;
    end $$`.execute(db);
}

/** What comes back of a stake comes back where the stake stands, and nowhere else: a join reaches nothing of before it. */
export async function createPersonReturns(db: Database): Promise<void> {
  await sql`alter function limits_give_back(bigint, text, bigint) rename to limits_give_back_own`.execute(db);
  await sql`
    create function limits_give_back(p_player bigint, p_cause text, p_at bigint) returns void language plpgsql as $$
    declare
      v_person bigint := limits_counted_as(p_player);
    begin
      perform limits_give_back_own(p_player, p_cause, p_at);
      if v_person is null then return; end if;
      perform limits_lock(v_person);
      perform limits_give_back_own(v_person, p_cause, p_at);
    end $$`.execute(db);
  await sql`
    alter function limits_settle(bigint, text, int, text, bigint, boolean, bigint)
      rename to limits_settle_own`.execute(db);
  // Answers the person in whose counters the stake stands too, if there is one.
  await sql`
    create function limits_settle(
      p_player bigint, p_cause text, p_revision int, p_currency text, p_paid bigint, p_void boolean, p_at bigint
    ) returns bigint language plpgsql ${BY_INDEX} as $$
    declare
      v_person bigint := limits_counted_as(p_player);
    begin
      perform limits_settle_own(p_player, p_cause, p_revision, p_currency, p_paid, p_void, p_at);
      if v_person is null then return null; end if;
      perform 1 from limits_movement where player_id = v_person and kind = 'stake' and cause = p_cause;
      if not found then return null; end if;
      perform limits_lock(v_person);
      return v_person;
    end $$`.execute(db);
}
