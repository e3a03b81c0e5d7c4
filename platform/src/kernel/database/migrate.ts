import { Migrator, type Migration } from 'kysely/migration';

import { ConfigError } from '../config/config-error.ts';
import type { Database } from './database.ts';

/** Migrations of one module by name: `wallet_01_ledger`. Names are never changed once released. */
export type ModuleMigrations = Readonly<Record<string, Migration>>;

/**
 * Brings the database up to date with the migrations of all modules, each once, under Kysely's lock so that several
 * nodes may start together. @throws with the name of the migration that failed; ConfigError where the database has one that
 * these modules do not know
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
  const unknown = /previously executed migration (\S+) is missing/.exec(
    error instanceof Error ? error.message : '',
  );
  if (unknown !== null) throw new ConfigError(otherDatabase(unknown[1] ?? ''));
  const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'unknown';
  throw new Error(`migration ${failed} failed`, { cause: error });
}

/** Tables of stand-ins for other companies are there in a demo alone; any others are of a newer release. */
function otherDatabase(migration: string): string {
  return migration.includes('_sandbox_')
    ? `DATABASE_OF_A_DEMO: the database was used with sandbox providers (it has ${migration}), and none run here: give this installation a DATA_DIR or DATABASE_URL of its own, or set SANDBOX_PROVIDERS=yes-in-production for a demo`
    : `DATABASE_OF_ANOTHER_RELEASE: the database has ${migration}, which this release does not know: start the release that made it, or a newer one`;
}
