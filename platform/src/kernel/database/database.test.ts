import { jest } from '@jest/globals';
import { sql } from 'kysely';

import { query } from '../../testing/query.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openDatabase, type OpenDatabase } from './database.ts';

const HOUR_MS = 3_600_000;

describe('a connection of the pool', () => {
  let database: TestDatabase;
  let open: OpenDatabase;

  beforeEach(async () => {
    database = await createTestDatabase();
    open = openDatabase(database.url, 1);
  });
  afterEach(async () => {
    jest.useRealTimers();
    await open.close();
    await database.drop();
  });

  const backend = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(open.db)).rows[0]?.pid;

  it('outlives a lull', async () => {
    await backend();
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
    const first = await backend();
    jest.advanceTimersByTime(HOUR_MS);
    expect(await backend()).toBe(first);
  });

  it('that the database closed is replaced', async () => {
    const first = await backend();
    const removed = new Promise((resolve) => open.pool.once('remove', resolve));
    await query(database.url, `select pg_terminate_backend(${first})`);
    await removed;
    expect(await backend()).not.toBe(first);
  });
});
