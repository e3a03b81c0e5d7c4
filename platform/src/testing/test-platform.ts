import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readConfig, type PlatformConfig } from '../kernel/config/config.ts';
import { openConfiguredKeys } from '../kernel/crypto/configured-keys.ts';
import { openDatabase } from '../kernel/database/database.ts';
import type { HttpApp } from '../kernel/http/http-app.ts';
import { createKernel } from '../kernel/kernel.ts';
import type { Kernel, Log, PlatformModule } from '../kernel/module.ts';
import { createPlatform } from '../kernel/platform.ts';
import { ManualClock } from '../kernel/time/clock.ts';
import { ManualScheduler } from '../kernel/time/scheduler.ts';
import { createTestDatabase } from './test-database.ts';
import { TEST_SECRET } from './test-secret.ts';

/** Where virtual time starts in tests: a Saturday noon. */
export const TEST_START_MS = Date.UTC(2026, 10, 21, 12);

/** What a test may look at: everything that was logged. */
export interface LogLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly fields: object;
  readonly message: string;
}

export interface TestPlatform<Modules> {
  readonly kernel: Kernel;
  readonly modules: Modules;
  readonly app: HttpApp;
  readonly clock: ManualClock;
  readonly logged: readonly LogLine[];
  readonly databaseUrl: string;
  /** Moves virtual time; scheduled work runs on the way. */
  advance(ms: number): Promise<void>;
  /** Moves time at once, hours or days of it: every task that fell due meanwhile runs once, at the end. */
  leap(ms: number): Promise<void>;
  /** A second platform on the same database with a clock that stands where this one's does: a restart. */
  restart(): Promise<TestPlatform<Modules>>;
  /** Stops without stopping the modules' database, as a crash would leave it. */
  close(): Promise<void>;
}

export interface TestPlatformOptions {
  readonly config?: Partial<PlatformConfig>;
  readonly databaseUrl?: string;
  readonly startMs?: number;
}

/**
 * A platform on its own real database with virtual time. `compose` builds the modules the test is about and answers
 * them by name; they are registered in that order.
 */
export async function createTestPlatform<Modules extends Readonly<Record<string, PlatformModule>>>(
  compose: (kernel: Kernel) => Modules,
  options: TestPlatformOptions = {},
): Promise<TestPlatform<Modules>> {
  const own = options.databaseUrl === undefined ? await createTestDatabase() : undefined;
  const databaseUrl = options.databaseUrl ?? own?.url ?? '';
  const open = openDatabase(databaseUrl);
  const clock = new ManualClock(options.startMs ?? TEST_START_MS);
  const scheduler = new ManualScheduler(clock);
  const logged: LogLine[] = [];
  const dataDir = options.config?.dataDir ?? mkdtempSync(join(tmpdir(), 'paddock-data-'));
  const config = { ...testConfig(), dataDir, ...options.config };
  const ownSecret = { ...config, secret: config.secret ?? TEST_SECRET };
  const keys = await openConfiguredKeys(ownSecret, open.db, clock.nowMs()).catch(async (error: unknown) => {
    await open.close();
    throw error;
  });
  const kernel = createKernel({
    config,
    db: open.db,
    listen: open.listen,
    clock,
    scheduler,
    log: recordingLog(logged),
    keys,
  });
  const modules = compose(kernel);
  const platform = await createPlatform(kernel, Object.values(modules));
  await platform.start();
  let closed = false;

  async function close(): Promise<void> {
    if (closed) return;
    closed = true;
    await platform.stop();
    await open.close();
  }

  return {
    kernel,
    modules,
    app: platform.app,
    clock,
    logged,
    databaseUrl,
    advance: (ms) => scheduler.advance(ms),
    leap: (ms) => scheduler.leap(ms),
    restart: async () => {
      await close();
      const next = { ...options, config: { ...options.config, dataDir } };
      return createTestPlatform(compose, { ...next, databaseUrl, startMs: clock.nowMs() });
    },
    async close() {
      await close();
      if (options.config?.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
      await own?.drop();
    },
  };
}

function testConfig(): PlatformConfig {
  return {
    ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0' }, process.cwd()),
    publicOrigin: 'http://paddock.test',
  };
}

function recordingLog(lines: LogLine[]): Log {
  const record = (level: LogLine['level']) => (fields: object, message: string) => {
    lines.push({ level, fields, message });
  };
  return { info: record('info'), warn: record('warn'), error: record('error') };
}
