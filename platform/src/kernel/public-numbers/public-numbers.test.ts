import { sql } from 'kysely';
import { checkDigitOf, parsePublicNumber } from '@paddock/contract';

import { openTestDatabase, type OpenTestDatabase } from '../../testing/open-test-database.ts';
import { migrate } from '../database/migrate.ts';
import { createNumberDesk } from './number-desk.ts';
import { publicNumberOf } from './permutation.ts';
import { addPublicNumber, publicNumberMigrations } from './public-numbers.ts';

describe('public numbers', () => {
  let open: OpenTestDatabase;

  beforeAll(async () => {
    open = await openTestDatabase();
    await migrate(open.db, [publicNumberMigrations]);
  });
  afterAll(() => open.close());

  /** The numbers of a stretch of counts, with the key of this database or another. */
  async function numbersOf(counts: { from: number; to: number }, digits: number, key = sql`key`) {
    const { rows } = await sql<{ number: bigint }>`
      select public_number_of(n, ${digits}::int, ${key}) as number
        from public_number_key, generate_series(${counts.from}::bigint, ${counts.to}::bigint) n order by n`.execute(
      open.db,
    );
    return rows.map(({ number }) => number.toString());
  }

  it('have the check digit that the contract gives them', async () => {
    const { rows } = await sql<{ body: bigint; digit: number }>`
      select body, public_number_check(body) as digit from (
        select 10000000 + n * 179424673 % 90000000 as body from generate_series(1::bigint, 500) n
        union all select 1000000000 + n * 179424673 % 9000000000 from generate_series(1::bigint, 500) n) s`.execute(
      open.db,
    );
    expect(rows).toHaveLength(1000);
    expect(rows.map(({ digit }) => String(digit))).toEqual(
      rows.map(({ body }) => checkDigitOf(body.toString())),
    );
  });

  it('are each given once: every count of a small space has one of its numbers', async () => {
    const numbers = (await numbersOf({ from: 0, to: 8_999 }, 5)).map((number) => Number(number.slice(0, -1)));
    const all = Array.from({ length: 9_000 }, (_, n) => 1_000 + n);
    expect(numbers).not.toEqual(all);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(all);
  });

  it.each([
    ['player', 9, 89_999_999],
    ['bet', 11, 8_999_999_999],
  ] as const)('of a %s are right from the first count to the last', async (kind, digits, last) => {
    const counts = [
      { from: 0, to: 999 },
      { from: last - 999, to: last },
    ];
    const numbers = (await Promise.all(counts.map((each) => numbersOf(each, digits)))).flat();
    expect(new Set(numbers).size).toBe(2000);
    for (const number of numbers) {
      expect(parsePublicNumber(number)).toEqual({ status: 'number', kind, number });
    }
  });

  it('do not show how many there are, nor follow one another', async () => {
    const numbers = (await numbersOf({ from: 0, to: 1999 }, 9)).map(Number);
    const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
    expect(mean).toBeGreaterThan(500_000_000);
    expect(mean).toBeLessThan(600_000_000);
    const rises = numbers.filter((number, n) => number > (numbers[n - 1] ?? 0)).length;
    expect(rises).toBeGreaterThan(900);
    expect(rises).toBeLessThan(1_100);
    const gaps = new Set(numbers.map((number, n) => number - (numbers[n - 1] ?? 0)));
    expect(gaps.size).toBeGreaterThan(1_990);
  });

  it('depend on the key, and on what they are of', async () => {
    const first = { from: 0, to: 0 };
    const [own] = await numbersOf(first, 9);
    expect(await numbersOf(first, 9)).toEqual([own]);
    expect(await numbersOf(first, 9, sql`sha256(key)`)).not.toEqual([own]);
    expect((await numbersOf(first, 11))[0]?.slice(0, 4)).not.toBe(own?.slice(0, 4));
  });

  it.each([
    ['player', 9, 89_999_999],
    ['bet', 11, 8_999_999_999],
  ] as const)('of a %s are the same where the server works them out itself', async (_kind, digits, last) => {
    const { rows } = await sql<{ key: Buffer }>`select key from public_number_key`.execute(open.db);
    const key = rows[0]?.key ?? Buffer.alloc(0);
    for (const counts of [
      { from: 0, to: 299 },
      { from: last - 299, to: last },
    ]) {
      const ours = Array.from({ length: 300 }, (_, n) =>
        publicNumberOf(BigInt(counts.from + n), digits, key),
      );
      expect(ours).toEqual(await numbersOf(counts, digits));
    }
  });

  it('are given out by the server in turn, by the same sequence and each once', async () => {
    const { db } = open;
    await sql`create table hound (name text)`.execute(db);
    await addPublicNumber(db, 'hound', 'bet');
    const desk = createNumberDesk(db, 'hound', 'bet');
    const given = await Promise.all(Array.from({ length: 150 }, () => desk.next()));
    await sql`insert into hound values ('by itself')`.execute(db);
    const { rows } = await sql<{ public_number: bigint }>`select public_number from hound`.execute(db);
    const all = [...given, ...rows.map((row) => row.public_number.toString())];
    expect(new Set(all).size).toBe(151);
    for (const number of all)
      expect(parsePublicNumber(number)).toEqual({ status: 'number', kind: 'bet', number });
  });

  it('are given to the rows that were there and to those that come, until there are none left', async () => {
    const { db } = open;
    await sql`create table horse (name text)`.execute(db);
    await sql`insert into horse select 'old ' || n from generate_series(1, 300) n`.execute(db);
    await addPublicNumber(db, 'horse', 'player');
    await sql`insert into horse (name) select 'new ' || n from generate_series(1, 300) n`.execute(db);
    const { rows } = await sql<{ public_number: bigint }>`select public_number from horse`.execute(db);
    expect(new Set(rows.map((row) => row.public_number)).size).toBe(600);
    for (const row of rows) {
      expect(parsePublicNumber(row.public_number.toString())).toMatchObject({ kind: 'player' });
    }
    await sql`select setval('horse_public_number', 89999999)`.execute(db);
    await expect(sql`insert into horse (name) values ('one too many')`.execute(db)).rejects.toThrow(
      'reached maximum value of sequence',
    );
  });
});
