import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';

import { readConfig, systemClock, type Database } from '../kernel/index.ts';
import { createToken, revokeToken } from '../modules/releases/index.ts';
import { REPOSITORY_DIR } from './repository-dir.ts';
import { withDatabase } from './with-database.ts';

const USAGE = [
  "usage: npm run parcel:token -- --team @paddock/betting-team --parcels betting,coupon   (or '*' for all)",
  '       npm run parcel:token -- --revoke TOKEN_OR_ITS_ID',
].join('\n');

/** PostgreSQL's word for a table that is not there. */
const NO_SUCH_TABLE = '42P01';

/** `npm run parcel:token`: makes a team's publishing token and shows it once, or ends one (docs/releases.md). */
const { values } = parseArgs({
  options: { team: { type: 'string' }, parcels: { type: 'string' }, revoke: { type: 'string' } },
});

async function run(db: Database): Promise<void> {
  const nowMs = systemClock.nowMs();
  if (values.revoke !== undefined) {
    const isRevoked = await revokeToken(db, values.revoke, nowMs);
    if (!isRevoked) throw new RangeError('there is no such token, or it is revoked already');
    console.log('revoked');
    return;
  }
  const { team, parcels } = values;
  if (team === undefined || parcels === undefined) throw new RangeError(USAGE);
  const publisher = { team, parcels: parcels.split(',') };
  console.log(await createToken(db, publisher, (size) => new Uint8Array(randomBytes(size)), nowMs));
}

try {
  await withDatabase(readConfig(process.env, REPOSITORY_DIR), run);
} catch (error) {
  if ((error as { readonly code?: unknown }).code === NO_SUCH_TABLE) {
    console.error('this database is new: start the platform once, then ask again');
  } else if (error instanceof RangeError) console.error(error.message);
  else throw error;
  process.exitCode = 2;
}
