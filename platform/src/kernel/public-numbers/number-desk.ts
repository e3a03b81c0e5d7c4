import { sql } from 'kysely';
import { PUBLIC_NUMBER_DIGITS, type PublicNumberKind } from '@paddock/contract';

import type { Database } from '../database/database.ts';
import { publicNumberOf } from './permutation.ts';

/** Counts fetched at once: a question of the database for so many numbers. */
const AT_ONCE = 64;

/** Gives out numbers of one kind, each once. What is fetched and not given out at a restart is never given. */
export interface NumberDesk {
  next(): Promise<string>;
}

/** @param table whose column `public_number` the numbers are for; its sequence counts them */
export function createNumberDesk(db: Database, table: string, kind: PublicNumberKind): NumberDesk {
  const digits = PUBLIC_NUMBER_DIGITS[kind];
  const numbers: string[] = [];
  let fetching: Promise<void> | undefined;
  let key: Uint8Array | undefined;

  async function fetchMore(): Promise<void> {
    key ??= await readKey(db);
    const { rows } = await sql<{ place: bigint }>`
      select nextval(${`${table}_public_number`}::text::regclass) as place from generate_series(1, ${AT_ONCE}::int)`.execute(
      db,
    );
    for (const { place } of rows) numbers.push(publicNumberOf(place, digits, key));
  }

  return {
    async next() {
      for (;;) {
        const number = numbers.shift();
        if (number !== undefined) return number;
        fetching ??= fetchMore().finally(() => (fetching = undefined));
        await fetching;
      }
    },
  };
}

async function readKey(db: Database): Promise<Uint8Array> {
  const { rows } = await sql<{ key: Buffer }>`select key from public_number_key`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('the database has no key for public numbers');
  return row.key;
}
