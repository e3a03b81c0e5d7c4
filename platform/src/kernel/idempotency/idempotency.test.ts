import { sql } from 'kysely';

import { openDatabase, type OpenDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { PlatformError } from '../http/problem.ts';
import { ManualClock } from '../time/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import {
  createIdempotency,
  IDEMPOTENCY_KEEP_MS,
  idempotencyMigrations,
  type Idempotency,
} from './idempotency.ts';

const REQUEST = { principal: 'player:1', operation: 'test', key: 'key-00000001', body: { stake: '1.00' } };

describe('idempotency (rules §4)', () => {
  let database: TestDatabase;
  let open: OpenDatabase;
  let clock: ManualClock;
  let idempotency: Idempotency;
  let runs: number;

  beforeEach(async () => {
    database = await createTestDatabase();
    open = openDatabase(database.url);
    await migrate(open.db, [idempotencyMigrations]);
    clock = new ManualClock(1_000_000);
    idempotency = createIdempotency(open.db, clock);
    runs = 0;
  });

  afterEach(async () => {
    await open.close();
    await database.drop();
  });

  const work = () => Promise.resolve({ status: 201, body: { run: ++runs } });

  it('runs once and answers the stored answer to a repeat, whatever the order of its keys', async () => {
    const body = { a: 1, b: { c: 2, d: 3 } };
    const first = await idempotency.run({ ...REQUEST, body }, work);
    const again = await idempotency.run({ ...REQUEST, body: { b: { d: 3, c: 2 }, a: 1 } }, work);
    expect(first).toEqual({ status: 201, body: { run: 1 } });
    expect(again).toEqual(first);
  });

  it('refuses another body under the same key', async () => {
    await idempotency.run(REQUEST, work);
    await expect(idempotency.run({ ...REQUEST, body: { stake: '2.00' } }, work)).rejects.toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
    expect(runs).toBe(1);
  });

  it('keeps keys of two principals and of two operations apart', async () => {
    await idempotency.run(REQUEST, work);
    await idempotency.run({ ...REQUEST, principal: 'player:2' }, work);
    await idempotency.run({ ...REQUEST, operation: 'other' }, work);
    expect(runs).toBe(3);
  });

  it('makes twenty concurrent duplicates wait for the first', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => idempotency.run(REQUEST, work)));
    expect(runs).toBe(1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"status":201,"body":{"run":1}}']),
    );
  });

  it('undoes the work of a business refusal, stores the refusal and replays it', async () => {
    const refuse = async (tx: Parameters<Parameters<Idempotency['run']>[1]>[0]) => {
      runs += 1;
      await sql`create table left_behind (id int)`.execute(tx);
      throw new PlatformError('INSUFFICIENT_FUNDS');
    };
    const first = await idempotency.run(REQUEST, refuse);
    const again = await idempotency.run(REQUEST, work);
    expect(first).toMatchObject({ status: 422, body: { code: 'INSUFFICIENT_FUNDS' } });
    expect(again).toEqual(first);
    expect(runs).toBe(1);
    await expect(sql`select * from left_behind`.execute(open.db)).rejects.toThrow('left_behind');
  });

  it('answers a refused first and the duplicate that waited for it the same', async () => {
    let duplicate: Promise<unknown> = Promise.resolve();
    const first = await idempotency.run(REQUEST, async () => {
      duplicate = idempotency.run(REQUEST, work);
      await someoneWaits();
      throw new PlatformError('INSUFFICIENT_FUNDS');
    });
    expect(await duplicate).toEqual(first);
    expect(await idempotency.run(REQUEST, work)).toEqual(first);
  });

  /** Returns once a session waits for another's transaction. */
  async function someoneWaits(): Promise<void> {
    const { rows } =
      await sql`select 1 from pg_locks where not granted and locktype = 'transactionid'`.execute(open.db);
    if (rows.length === 0) await someoneWaits();
  }

  it.each([
    ['a fault', () => Promise.reject(new Error('broken'))],
    ['a 401', () => Promise.reject(new PlatformError('UNAUTHENTICATED'))],
    ['a 429', () => Promise.reject(new PlatformError('TOO_MANY_REQUESTS'))],
    ['a 503', () => Promise.reject(new PlatformError('MAINTENANCE'))],
    ['the want of a proof', () => Promise.reject(new PlatformError('STEP_UP_REQUIRED'))],
  ])('does not store %s', async (_name, fail) => {
    await expect(idempotency.run(REQUEST, fail)).rejects.toThrow();
    expect(await idempotency.run(REQUEST, work)).toEqual({ status: 201, body: { run: 1 } });
  });

  it('keeps keys for 30 days', async () => {
    await idempotency.run(REQUEST, work);
    clock.advance(IDEMPOTENCY_KEEP_MS);
    await idempotency.expire();
    expect(await idempotency.run(REQUEST, work)).toMatchObject({ body: { run: 1 } });
    clock.advance(1);
    await idempotency.expire();
    expect(await idempotency.run(REQUEST, work)).toMatchObject({ body: { run: 2 } });
  });
});
