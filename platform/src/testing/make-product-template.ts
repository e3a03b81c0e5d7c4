import { rm } from 'node:fs/promises';

import { composeModules } from '../compose.ts';
import { migrate } from '../kernel/database/migrate.ts';
import { migrationsOf } from '../kernel/platform.ts';
import { createTestDatabase } from './test-database.ts';
import { openTestKernel } from './test-kernel.ts';

/**
 * Makes a database that every migration of the product was run on, for tests to copy: running them takes seconds, a copy
 * a tenth of one. Its keys are those of the tests' secret. Answers its name.
 */
export async function makeProductTemplate(): Promise<string> {
  const { url } = await createTestDatabase();
  const { kernel, dataDir, closeDatabase } = await openTestKernel(url);
  await migrate(kernel.db, migrationsOf(Object.values(composeModules(kernel))));
  await closeDatabase();
  await rm(dataDir, { recursive: true, force: true });
  return new URL(url).pathname.slice(1);
}
