import { rmSync } from 'node:fs';

import type { HttpApp } from '../kernel/http/http-app.ts';
import type { Kernel, PlatformModule } from '../kernel/module.ts';
import { createPlatform } from '../kernel/platform.ts';
import type { ManualClock } from '../kernel/time/clock.ts';
import { createNamedRefusals } from './named-refusals.ts';
import { keepMigrations, PRODUCT_TEMPLATE_VARIABLE } from './product-template.ts';
import { createTestDatabase } from './test-database.ts';
import { openTestKernel, type LogLine, type TestKernelOptions } from './test-kernel.ts';

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
  /**
   * Stops without stopping the modules' database, as a crash would leave it. @throws Error where an endpoint has refused with
   * a code that the contract's table does not name for it
   */
  close(): Promise<void>;
}

export interface TestPlatformOptions extends TestKernelOptions {
  readonly databaseUrl?: string;
}

/**
 * A platform on its own real database with virtual time. `compose` builds the modules the test is about and answers
 * them by name; they are registered in that order.
 */
export async function createTestPlatform<Modules extends Readonly<Record<string, PlatformModule>>>(
  compose: (kernel: Kernel) => Modules,
  options: TestPlatformOptions = {},
): Promise<TestPlatform<Modules>> {
  // The keys of the template open by no other secret.
  const template = options.config?.secret === undefined ? process.env[PRODUCT_TEMPLATE_VARIABLE] : undefined;
  const own = options.databaseUrl === undefined ? await createTestDatabase(template) : undefined;
  const databaseUrl = options.databaseUrl ?? own?.url ?? '';
  const { kernel, clock, scheduler, logged, dataDir, closeDatabase } = await openTestKernel(
    databaseUrl,
    options,
  );
  const modules = compose(kernel);
  const refusals = createNamedRefusals();
  if (own !== undefined && template !== undefined) await keepMigrations(kernel.db, Object.values(modules));
  const platform = await createPlatform(kernel, [refusals.module, ...Object.values(modules)]);
  await platform.start();
  let closed = false;

  async function close(): Promise<void> {
    if (closed) return;
    closed = true;
    await platform.stop();
    await closeDatabase();
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
      refusals.requireNamed();
      const next = { ...options, config: { ...options.config, dataDir } };
      return createTestPlatform(compose, { ...next, databaseUrl, startMs: clock.nowMs() });
    },
    async close() {
      await close();
      if (options.config?.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
      await own?.drop();
      refusals.requireNamed();
    },
  };
}
