import {
  DamagedDataError,
  FIRST_PAUSE_MS,
  keepRunning,
  LONGEST_PAUSE_MS,
  LOOK_EVERY_MS,
  type KeptServer,
} from './keep-running.ts';

describe('a server that is kept running', () => {
  let pauses: number[];
  let go: (() => void) | undefined;
  let logged: string[];
  let damaged: Error[];

  beforeEach(() => {
    pauses = [];
    go = undefined;
    logged = [];
    damaged = [];
  });

  const note = (_fields: object, message: string) => void logged.push(message);
  const options = {
    log: { info: note, warn: note, error: note },
    onDamaged: (error: Error) => void damaged.push(error),
    wait: (ms: number, signal: AbortSignal) => {
      pauses.push(ms);
      return new Promise<void>((resolve) => {
        go = resolve;
        signal.addEventListener('abort', () => resolve());
      });
    },
  };
  /** Lets the pause be over, and everything happen that comes of it. */
  async function pass(): Promise<void> {
    go?.();
    await new Promise((resolve) => setImmediate(resolve));
  }

  class Server implements KeptServer {
    running = true;
    readonly starts: (() => Promise<void>)[] = [];
    stops = 0;
    isRunning = () => Promise.resolve(this.running);
    start = async () => {
      await this.starts.shift()?.();
      this.running = true;
    };
    stop = () => {
      this.stops += 1;
      this.running = false;
      return Promise.resolve();
    };
  }
  const fail = () => Promise.reject(new Error('no room on the disk'));

  it('is left alone while it runs, and started at once when it died', async () => {
    const server = new Server();
    const keeper = keepRunning(server, options);
    await pass();
    expect(logged).toEqual([]);
    server.running = false;
    await pass();
    expect(server.running).toBe(true);
    expect(pauses).toEqual([LOOK_EVERY_MS, LOOK_EVERY_MS, LOOK_EVERY_MS]);
    await keeper.stop();
  });

  it('is tried again for as long as it takes, with growing pauses', async () => {
    const server = new Server();
    server.running = false;
    server.starts.push(...Array.from({ length: 9 }, () => fail));
    const keeper = keepRunning(server, options);
    for (let time = 0; time < 10; time++) await pass();
    expect(server.running).toBe(true);
    expect(pauses.slice(1, 10)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
    expect([FIRST_PAUSE_MS, LONGEST_PAUSE_MS]).toEqual([500, 30_000]);
    // The next time begins with the shortest pause again.
    server.running = false;
    server.starts.push(fail);
    await pass();
    expect(pauses.at(-1)).toBe(FIRST_PAUSE_MS);
    await keeper.stop();
  });

  it('is given up, and somebody told, only when its data are damaged', async () => {
    const server = new Server();
    server.running = false;
    server.starts.push(fail, () => Promise.reject(new DamagedDataError('/data', 'no valid checkpoint')));
    const keeper = keepRunning(server, options);
    await pass();
    expect(damaged).toEqual([]);
    await pass();
    expect(damaged.map(({ message }) => message)).toEqual([
      'the data of PostgreSQL in /data are damaged (no valid checkpoint); bring a backup back with "npm run restore"',
    ]);
    await keeper.stop();
  });

  it('is ended in the middle of a start, and not started any more', async () => {
    const server = new Server();
    server.running = false;
    let end: (error: Error) => void = () => undefined;
    server.starts.push(() => new Promise<void>((_resolve, reject) => (end = reject)));
    const keeper = keepRunning(server, options);
    await pass();
    const stopped = keeper.stop();
    end(new Error('stopped while it started'));
    await stopped;
    expect([server.running, server.stops]).toEqual([false, 2]);
  });
});
