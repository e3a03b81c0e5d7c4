import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { jest } from '@jest/globals';
import { sql } from 'kysely';

import { openTestDatabase, type OpenTestDatabase } from '../../testing/open-test-database.ts';
import { query } from '../../testing/query.ts';
import { inTransaction } from './database.ts';
import { listenAt, type Listening } from './listening.ts';

const CHANNEL = 'things';

describe('a channel of the database', () => {
  let open: OpenTestDatabase;
  let listening: Listening;
  let told: string[];
  let isLost: Promise<void>;
  let silent: Listening | undefined;

  beforeEach(async () => {
    open = await openTestDatabase();
    told = [];
    isLost = new Promise((resolve) => {
      listening = open.listen(CHANNEL, { told: (payload) => told.push(payload), lost: resolve });
    });
    await listening.check();
  });
  afterEach(async () => {
    jest.useRealTimers();
    await silent?.stop();
    await listening.stop();
    await open.close();
  });

  const tell = (payload: string) => sql`select pg_notify(${CHANNEL}, ${payload})`;
  const listeners = (columns = 'pid') =>
    query(
      open.url,
      `select ${columns} from pg_stat_activity
        where datname = current_database() and application_name = 'paddock listening to ${CHANNEL}'`,
    );

  it('is heard from other connections, after their commit, in its order', async () => {
    expect(listening.isHearing()).toBe(true);
    await tell('first').execute(open.db);
    await inTransaction(open.db, async (tx) => {
      await tell('second').execute(tx);
      await listening.check();
      expect(told).toEqual(['first']);
    });
    await expect(
      inTransaction(open.db, async (tx) => {
        await tell('undone').execute(tx);
        throw new Error('undo');
      }),
    ).rejects.toThrow('undo');
    await tell('third').execute(open.db);
    // What a check hears comes after all that was told before it.
    await listening.check();
    expect(told).toEqual(['first', 'second', 'third']);
  });

  it('is known not to be heard once its connection is gone, and heard again on another', async () => {
    await listeners('pg_terminate_backend(pid)');
    await isLost;
    expect(listening.isHearing()).toBe(false);
    await listening.check();
    expect(listening.isHearing()).toBe(true);
    await tell('again').execute(open.db);
    await listening.check();
    expect(told).toEqual(['again']);
  });

  it('is not heard where everything is answered and nothing handed on', async () => {
    await listeners('pg_terminate_backend(pid)');
    await isLost;
    // What a pool in between makes of it that lends a connection for a transaction.
    await query(
      open.url,
      `create function public.pg_notify(text, text) returns void language sql as '';
       do $$ begin
         execute format('alter database %I set search_path = public, pg_catalog', current_database());
       end $$`,
    );
    await listening.check();
    expect(listening.isHearing()).toBe(false);
  });

  it('is not heard any more on a connection that does not answer', async () => {
    const proxy = await freezableProxy(open.url);
    const isSilent = new Promise<void>((resolve) => {
      silent = listenAt(proxy.url)(CHANNEL, { told: () => undefined, lost: resolve });
    });
    await silent?.check();
    expect(silent?.isHearing()).toBe(true);
    proxy.freeze();
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
    const checked = silent?.check();
    jest.advanceTimersByTime(5_000);
    await checked;
    await isSilent;
    expect(silent?.isHearing()).toBe(false);
    proxy.close();
  });

  it('is left at the stop', async () => {
    await listening.stop();
    await listening.check();
    expect(listening.isHearing()).toBe(false);
    expect(await listeners()).toEqual([]);
  });
});

/** The database behind a wire that can go dead without a word, as behind a firewall. */
async function freezableProxy(databaseUrl: string) {
  const { port, hostname } = new URL(databaseUrl);
  const sockets: Socket[] = [];
  const server = createServer((fromUs) => {
    const toDatabase = connect(Number(port), hostname);
    sockets.push(fromUs, toDatabase);
    fromUs.pipe(toDatabase).pipe(fromUs);
    for (const socket of [fromUs, toDatabase]) socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    freeze(): void {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close(): void {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
