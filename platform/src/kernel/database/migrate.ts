import { Migrator, type Migration } from 'kysely/migration';

import type { Database } from './database.ts';

/** Migrations of one module by name: `wallet_01_ledger`. Names are never changed once released. */
export type ModuleMigrations = Readonly<Record<string, Migration>>;

/**
 * Brings the database up to date with the migrations of all modules, each once, under Kysely's lock so that several
 * nodes may start together. @throws with the name of the migration that failed.
 * @param table where it is noted which were run
 */
export async function migrate(
  db: Database,
  modules: readonly ModuleMigrations[],
  table = 'kysely_migration',
): Promise<void> {
  const migrations: Record<string, Migration> = {};
  for (const [name, migration] of modules.flatMap((own) => Object.entries(own))) {
    if (migrations[name] !== undefined) throw new Error(`migration ${name} is defined twice`);
    migrations[name] = migration;
  }
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    allowUnorderedMigrations: true,
    migrationTableName: table,
    migrationLockTableName: `${table}_lock`,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'unknown';
  throw new Error(`migration ${failed} failed`, { cause: error });
}
