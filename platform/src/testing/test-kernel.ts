import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';

import { readConfig, type PlatformConfig } from '../kernel/config/config.ts';
import { openConfiguredKeys } from '../kernel/crypto/configured-keys.ts';
import { openDatabase } from '../kernel/database/database.ts';
import { createKernel } from '../kernel/kernel.ts';
import type { Kernel, Log } from '../kernel/module.ts';
import { ManualClock } from '../kernel/time/clock.ts';
import { ManualScheduler } from '../kernel/time/scheduler.ts';
import { TEST_SECRET } from './test-secret.ts';
import { quickFolder } from './quick-folder.ts';

/** Where virtual time starts in tests: a Saturday noon. */
export const TEST_START_MS = Date.UTC(2026, 10, 21, 12);

/** What a test may look at: everything that was logged. */
export interface LogLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly fields: object;
  readonly message: string;
}

export interface TestKernelOptions {
  readonly config?: Partial<PlatformConfig>;
  readonly startMs?: number;
}

export interface TestKernel {
  readonly kernel: Kernel;
  readonly clock: ManualClock;
  readonly scheduler: ManualScheduler;
  readonly logged: readonly LogLine[];
  /** A new folder, unless the configuration names one. */
  readonly dataDir: string;
  closeDatabase(): Promise<void>;
}

/** A kernel on a real database with virtual time. */
export async function openTestKernel(
  databaseUrl: string,
  { config: given, startMs = TEST_START_MS }: TestKernelOptions = {},
): Promise<TestKernel> {
  const open = openDatabase(databaseUrl);
  const clock = new ManualClock(startMs);
  const scheduler = new ManualScheduler(clock);
  const logged: LogLine[] = [];
  const dataDir = given?.dataDir ?? mkdtempSync(join(quickFolder(), 'paddock-data-'));
  const config = { ...testConfig(), dataDir, ...given };
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
    idClock: clock,
    scheduler,
    log: recordingLog(logged),
    keys,
  });
  return { kernel, clock, scheduler, logged, dataDir, closeDatabase: () => open.close() };
}

/**
 * Everybody who signs up in a test has a password: at what is recommended each takes 27 ms of a core and would be most of
 * many a test. What hashes cost is proved where they are made.
 */
const CHEAP_PASSWORDS = { memoryCost: 8, timeCost: 1, parallelism: 1 };

function testConfig(): PlatformConfig {
  return {
    ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0' }, process.cwd()),
    publicOrigin: 'http://paddock.test',
    passwordCost: CHEAP_PASSWORDS,
  };
}

function recordingLog(lines: LogLine[]): Log {
  const record = (level: LogLine['level']) => (fields: object, message: string) => {
    lines.push({ level, fields, message });
  };
  return { info: record('info'), warn: record('warn'), error: record('error') };
}
