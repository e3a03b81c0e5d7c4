import { randomBytes } from 'node:crypto';

import { readConfig, systemClock } from '../kernel/index.ts';
import { createProviderKey } from '../modules/feeds/index.ts';
import { readPositionals } from './read-options.ts';
import { REPOSITORY_DIR } from './repository-dir.ts';
import { runCommand } from './run-command.ts';
import { withDatabase } from './with-database.ts';

/** `npm run feed:key -- PROVIDER`: makes the API key of a feed provider, in place of any it had, and shows it once. */
await runCommand(() => {
  const [provider = ''] = readPositionals({ least: 1, most: 1 }, 'usage: npm run feed:key -- PROVIDER');
  return withDatabase(readConfig(process.env, REPOSITORY_DIR), async (db) => {
    const random = (size: number) => new Uint8Array(randomBytes(size));
    console.log(await createProviderKey(db, provider, random, systemClock.nowMs()));
  });
});
