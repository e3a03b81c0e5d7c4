import { randomBytes } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { PUBLIC_NUMBER_DIGITS, type PublicNumberKind } from '@paddock/contract';

import type { Database } from '../database/database.ts';
import type { ModuleMigrations } from '../database/migrate.ts';

/**
 * The numbers people know players and bets by (contract, `public-number`). A sequence counts; a permutation with a key of
 * this database puts the count somewhere among all numbers of its length, so that two never meet, none can be guessed from
 * another, and how many there are does not show. The key stays as it is for ever: with another, numbers would meet.
 */
export const publicNumberMigrations: ModuleMigrations = {
  // Migrations run in the order of their names: this one before those of the modules that number something.
  database_01_public_numbers: {
    async up(db: Database) {
      await sql`
        create table public_number_key (
          only_row boolean primary key default true check (only_row),
          key bytea not null check (length(key) = 32)
        )`.execute(db);
      await sql`insert into public_number_key (key) values (${randomBytes(32)})`.execute(db);
      await createCheckDigit(db);
      await createPermutation(db);
      await sql`
        create function public_number_next(places regclass, digits int) returns bigint language sql volatile as $$
          select public_number_of(nextval(places), digits, key) from public_number_key
        $$`.execute(db);
    },
  },
};

/** Damm's table, row by row, as `checkDigitOf` of the contract has it. */
async function createCheckDigit(db: Database): Promise<void> {
  await sql`
    create function public_number_check(body bigint) returns int
      language plpgsql immutable strict parallel safe as $$
    declare
      damm constant text := '0317598642' || '7092154863' || '4206871359' || '1750983426' || '6123045978'
        || '3674209581' || '5869720134' || '8945362017' || '9438617205' || '2581436790';
      interim int := 0;
      digit text;
    begin
      foreach digit in array string_to_array(body::text, null) loop
        interim := substr(damm, interim * 10 + digit::int + 1, 1)::int;
      end loop;
      return interim;
    end $$`.execute(db);
}

/**
 * A Feistel network over decimals, as in FF1 of NIST SP 800-38G: ten rounds, each adding to one half a hash of the other,
 * modulo the half's size. The upper half has no leading zero and so is a tenth smaller; whatever the sizes, a round can
 * be taken back, so no count walks out of the range or meets another. SHA-256 is the same in every version of the
 * database, which its own hash functions do not promise.
 */
async function createPermutation(db: Database): Promise<void> {
  await sql`
    create function public_number_of(place bigint, digits int, key bytea) returns bigint
      language plpgsql immutable strict parallel safe as $$
    declare
      lower_size constant bigint := power(10, (digits - 1) / 2)::bigint;
      upper_size constant bigint := lower_size / 10 * 9;
      upper_half bigint := place / lower_size;
      lower_half bigint := place % lower_size;
      body bigint;
    begin
      for round in 1..10 loop
        if round % 2 = 0 then
          upper_half := (upper_half + public_number_mix(lower_half, digits, round, key)) % upper_size;
        else
          lower_half := (lower_half + public_number_mix(upper_half, digits, round, key)) % lower_size;
        end if;
      end loop;
      body := (upper_half + lower_size / 10) * lower_size + lower_half;
      return body * 10 + public_number_check(body);
    end $$`.execute(db);
  await sql`
    create function public_number_mix(half bigint, digits int, round int, key bytea) returns bigint
      language sql immutable strict parallel safe as $$
      select ('x' || encode(substr(sha256(key || int4send(digits) || int4send(round) || int8send(half)), 1, 7), 'hex'))
        ::bit(56)::bigint
    $$`.execute(db);
}

/**
 * Gives a table its column `public_number`, and those who are in it already a number each. The sequence ends with the
 * last number there is.
 */
export async function addPublicNumber(db: Database, table: string, kind: PublicNumberKind): Promise<void> {
  const digits = PUBLIC_NUMBER_DIGITS[kind];
  const sequence = `${table}_public_number`;
  const last = 9n * 10n ** BigInt(digits - 2) - 1n;
  const raw = (text: string | number | bigint): RawBuilder<unknown> => sql.raw(String(text));
  await sql`create sequence ${sql.id(sequence)} minvalue 0 maxvalue ${raw(last)}`.execute(db);
  await sql`
    alter table ${sql.id(table)} add column public_number bigint not null unique
      default public_number_next(${sql.lit(sequence)}::regclass, ${raw(digits)})`.execute(db);
  await sql`alter sequence ${sql.id(sequence)} owned by ${sql.id(table)}.public_number`.execute(db);
}
