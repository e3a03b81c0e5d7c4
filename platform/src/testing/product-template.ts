import { sql } from 'kysely';

import type { Database } from '../kernel/database/database.ts';
import type { PlatformModule } from '../kernel/module.ts';
import { migrationsOf } from '../kernel/platform.ts';

/** Environment variable through which the run's global setup tells the tests which database to copy. */
export const PRODUCT_TEMPLATE_VARIABLE = 'PADDOCK_TEST_TEMPLATE';

/**
 * In a copy of the template every migration of the product was run. Those of modules that this test does not compose are
 * forgotten, or Kysely would miss them; their tables stay, empty.
 */
export async function keepMigrations(db: Database, modules: readonly PlatformModule[]): Promise<void> {
  const names = migrationsOf(modules).flatMap((own) => Object.keys(own));
  await sql`delete from kysely_migration where name <> all(${names})`.execute(db);
}
