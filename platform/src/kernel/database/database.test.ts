import { HOUR_MS } from '@paddock/contract';
import { jest } from '@jest/globals';
import { sql } from 'kysely';

import { openTestDatabase, type OpenTestDatabase } from '../../testing/open-test-database.ts';
import { query } from '../../testing/query.ts';

describe('a connection of the pool', () => {
  let open: OpenTestDatabase;

  beforeEach(async () => {
    open = await openTestDatabase();
  });
  afterEach(async () => {
    jest.useRealTimers();
    await open.close();
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
    await query(open.url, `select pg_terminate_backend(${first})`);
    await removed;
    expect(await backend()).not.toBe(first);
  });
});
