import { readFileSync } from 'node:fs';

import { readConfig } from '../kernel/index.ts';
import { savePartner } from '../modules/identity/index.ts';
import { readPositionals } from './read-options.ts';
import { REPOSITORY_DIR } from './repository-dir.ts';
import { runCommand } from './run-command.ts';
import { withDatabase } from './with-database.ts';

const USAGE = 'usage: npm run partner:key -- METHOD_ID PUBLIC_KEY.pem|off';

/**
 * `npm run partner:key -- METHOD_ID PUBLIC_KEY.pem`: lets a partner's system sign customers in (S7-33) by tokens signed
 * with the Ed25519 key whose public half this is, in place of any it had. `off` instead of a file ends it.
 */
await runCommand(async () => {
  const [methodId = '', file = ''] = readPositionals({ least: 2, most: 2 }, USAGE);
  const publicKey = file === 'off' ? null : readFileSync(file, 'utf8');
  await withDatabase(readConfig(process.env, REPOSITORY_DIR), (db) =>
    savePartner(db, { methodId, publicKey }),
  );
  console.log(publicKey === null ? `${methodId} is off` : `${methodId} may sign customers in`);
});
