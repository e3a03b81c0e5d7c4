import { randomBytes } from 'node:crypto';

import { DAY_MS } from '@paddock/contract';

import { readConfig, systemClock, type Database } from '../kernel/index.ts';
import { createToken, revokeToken, usableTokens } from '../modules/releases/index.ts';
import { readOptions } from './read-options.ts';
import { REPOSITORY_DIR } from './repository-dir.ts';
import { runCommand } from './run-command.ts';
import { withDatabase } from './with-database.ts';

const USAGE = [
  "usage: npm run parcel:token -- --team @paddock/betting-team --parcels betting,coupon [--days 365]   (or '*' for all)",
  '       npm run parcel:token -- --list',
  '       npm run parcel:token -- --revoke TOKEN_OR_ITS_ID',
].join('\n');

const MOST_DAYS = 3_650;

const OPTIONS = {
  team: { type: 'string' },
  parcels: { type: 'string' },
  days: { type: 'string', default: '365' },
  list: { type: 'boolean', default: false },
  revoke: { type: 'string' },
} as const;

type Values = ReturnType<typeof readOptions<typeof OPTIONS>>;

/** @throws RangeError for what is no number of days */
function daysOf(text: string): number {
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= MOST_DAYS) return days;
  throw new RangeError(`--days: "${text}" is no number from 1 to ${MOST_DAYS}`);
}

const dayOf = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10);

async function list(db: Database, nowMs: number): Promise<void> {
  for (const { tokenId, team, parcels, madeAtMs, endsAtMs } of await usableTokens(db, nowMs)) {
    const end = endsAtMs === null ? 'without an end' : `until ${dayOf(endsAtMs)}`;
    console.log(`${tokenId}  ${team}  ${parcels.join(',')}  made ${dayOf(madeAtMs)}, ${end}`);
  }
}

/** What the words ask for. @throws RangeError with what is wrong, before any database is opened */
function wishOf(values: Values): (db: Database, nowMs: number) => Promise<void> {
  const { revoke, team, parcels } = values;
  if (revoke !== undefined) return (db, nowMs) => end(db, revoke, nowMs);
  if (values.list) return list;
  if (team === undefined || parcels === undefined) throw new RangeError(USAGE);
  const lastsMs = daysOf(values.days) * DAY_MS;
  return async (db, nowMs) => {
    const grant = { team, parcels: parcels.split(','), endsAtMs: nowMs + lastsMs };
    console.log(await createToken(db, grant, (size) => new Uint8Array(randomBytes(size)), nowMs));
  };
}

async function end(db: Database, tokenOrId: string, nowMs: number): Promise<void> {
  const isRevoked = await revokeToken(db, tokenOrId, nowMs);
  if (!isRevoked) throw new RangeError('there is no such token, or it is revoked already');
  console.log('revoked');
}

/** `npm run parcel:token`: makes a team's publishing token and shows it once, ends one, or lists them (docs/releases.md). */
await runCommand(() => {
  const wish = wishOf(readOptions(OPTIONS, USAGE));
  return withDatabase(readConfig(process.env, REPOSITORY_DIR), (db) => wish(db, systemClock.nowMs()));
});
