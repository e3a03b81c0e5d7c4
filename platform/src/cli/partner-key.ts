import { readFileSync } from 'node:fs';

import { readConfig } from '../kernel/index.ts';
import { savePartner } from '../modules/identity/index.ts';
import { REPOSITORY_DIR } from './repository-dir.ts';
import { withDatabase } from './with-database.ts';

/**
 * `npm run partner:key -- METHOD_ID PUBLIC_KEY.pem`: lets a partner's system sign customers in (S7-33) by tokens signed
 * with the Ed25519 key whose public half this is, in place of any it had. `off` instead of a file ends it.
 */
const [methodId, file] = process.argv.slice(2);
if (methodId === undefined || file === undefined) {
  console.error('usage: npm run partner:key -- METHOD_ID PUBLIC_KEY.pem|off');
  process.exit(2);
}
await withDatabase(readConfig(process.env, REPOSITORY_DIR), async (db) => {
  const publicKey = file === 'off' ? null : readFileSync(file, 'utf8');
  await savePartner(db, { methodId, publicKey });
  console.log(publicKey === null ? `${methodId} is off` : `${methodId} may sign customers in`);
});
