import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

import { openTestDatabase, type OpenTestDatabase } from '../../testing/open-test-database.ts';
import { query } from '../../testing/query.ts';
import { openDatabase } from './database.ts';
import { claimOnlyProcess, type OnlyProcess } from './only-process.ts';

/** PostgreSQL gives a lock up a moment after its connection was closed. */
const PATIENCE_MS = 30_000;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const holder = `select pid from pg_locks where locktype = 'advisory' and granted
  and database = (select oid from pg_database where datname = current_database())`;

describe('the only process of a database', () => {
  let open: OpenTestDatabase;
  let claimed: OnlyProcess[];
  let lost: Promise<Error>;

  beforeEach(async () => {
    open = await openTestDatabase();
    claimed = [];
  });
  afterEach(async () => {
    for (const each of claimed) await each.stop();
    await open.close();
  });

  async function claim(claimWithinMs = 0, leaveWithinMs = 60_000): Promise<OnlyProcess> {
    const { promise, resolve } = Promise.withResolvers<Error>();
    lost = promise;
    const one = await claimOnlyProcess(open.url, { log, onLost: resolve, claimWithinMs, leaveWithinMs });
    claimed.push(one);
    return one;
  }
  const pids = async () => ((await query(open.url, holder)) as { pid: number }[]).map(({ pid }) => pid);
  const end = (pid: number | undefined) => query(open.url, `select pg_terminate_backend(${pid ?? 0})`);

  it('keeps a second one from starting, with the reason', async () => {
    await claim();
    await expect(claim()).rejects.toThrow('another process runs on this database');
    expect(await pids()).toHaveLength(1);
  });

  it.each([
    ['that starts up', '57P03', 1],
    ['that wants a password', '28P01', 0],
  ])('waits for a database %s as long as that can help: %s', async (_which, code, isWaitedFor) => {
    const refusal = refusalOf(code);
    const { port, hostname } = new URL(open.url);
    const asked: Socket[] = [];
    const server = createServer((socket) => {
      asked.push(socket);
      if (asked.length === 1) socket.once('data', () => socket.end(refusal));
      else socket.pipe(connect(Number(port), hostname)).pipe(socket);
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const url = new URL(open.url);
    url.hostname = '127.0.0.1';
    url.port = String((server.address() as AddressInfo).port);
    const claiming = claimOnlyProcess(url.href, { log, onLost: () => undefined, claimWithinMs: 0 });
    const said = await claiming.then(
      (one) => {
        claimed.push(one);
        return 1;
      },
      (error: unknown) => (error as { code?: string }).code,
    );
    expect(said).toBe(isWaitedFor === 1 ? 1 : code);
    expect(asked).toHaveLength(1 + isWaitedFor);
    server.close();
  });

  it('is followed by one that waited for it to go', async () => {
    const before = await claim();
    const next = claim(60_000);
    await before.stop();
    await next;
    expect(await pids()).toHaveLength(1);
  });

  it('begins when the one before has closed its connections, though it has lost the lock before', async () => {
    const { name, stop } = await claim();
    const before = openDatabase(open.url, { name });
    await before.pool.query('select 1');
    await stop();
    let hasBegun = false;
    const next = claim(PATIENCE_MS).then(() => (hasBegun = true));
    while ((await pids()).length === 0);
    await before.pool.query('select pg_sleep(0.6)');
    expect(hasBegun).toBe(false);
    await before.pool.end();
    await next;
  });

  it('cuts off one before that does not leave', async () => {
    const { name, stop } = await claim();
    const before = openDatabase(open.url, { name });
    await before.pool.query('select 1');
    await stop();
    await claim(PATIENCE_MS, 0);
    const rows = await query(open.url, `select 1 from pg_stat_activity where application_name = '${name}'`);
    expect(rows).toEqual([]);
    await before.pool.end();
  });

  it('is it again after its connection was lost', async () => {
    await claim();
    const [first] = await pids();
    await end(first);
    let now = await pids();
    while (now.length === 0 || now[0] === first) now = await pids();
    await expect(claim()).rejects.toThrow('another process');
  });

  it('stops where another one was there first when the database came back', async () => {
    await claim();
    const wasLost = lost;
    const [first] = await pids();
    const other = claim(60_000);
    // Whichever is quicker has it; the other process tries four times a second as well.
    for (let pid: number | undefined = first; ;) {
      await end(pid);
      const ended = await Promise.race([wasLost, query(open.url, 'select pg_sleep(0.5)')]);
      if (ended instanceof Error) {
        expect(ended.message).toContain('another process runs on this database');
        break;
      }
      [pid] = await pids();
    }
    await other;
    expect(await pids()).toHaveLength(1);
  });
});

/** PostgreSQL's message of an error before a connection stands. */
function refusalOf(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mnot now\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
