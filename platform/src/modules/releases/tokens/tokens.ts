import { createHash, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import { writeAudit } from '../records/audit.ts';

/** Every parcel of the site; also the right to roll back whole releases. */
export const ALL_PARCELS = '*';

const ID_BYTES = 6;
const SECRET_BYTES = 32;
const TEAM = /^@?[A-Za-z0-9][A-Za-z0-9_./-]{0,99}$/;
const PARCEL = /^[a-z][a-z0-9-]{1,39}$/;

/** Whom a publishing token speaks for. */
export interface Publisher {
  readonly tokenId: string;
  /** As the manifests of its parcels name their owner. */
  readonly team: string;
  /** Names of parcels, or `*` alone. */
  readonly parcels: readonly string[];
}

/** Whether a token publishes this parcel. */
export function mayPublish({ parcels }: Publisher, parcel: string): boolean {
  return parcels.includes(ALL_PARCELS) || parcels.includes(parcel);
}

/**
 * Makes a publishing token, `<id>.<secret>`. Only its hash is kept, so it is shown once.
 * @throws RangeError for a name of a team or parcel that is none
 */
export async function createToken(
  db: Database,
  { team, parcels }: Pick<Publisher, 'team' | 'parcels'>,
  randomBytes: (size: number) => Uint8Array,
  atMs: number,
): Promise<string> {
  if (!TEAM.test(team)) throw new RangeError(`not a team: ${team}`);
  const wrong = parcels.find((parcel) => parcel !== ALL_PARCELS && !PARCEL.test(parcel));
  if (wrong !== undefined || parcels.length === 0)
    throw new RangeError(`not a parcel: ${wrong ?? '(none named)'}`);
  const id = Buffer.from(randomBytes(ID_BYTES)).toString('hex');
  const token = `${id}.${Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url')}`;
  await sql`
    insert into releases_token (id, token_hash, team, parcels, created_at_ms)
    values (${id}, ${hashOf(token)}, ${team}, ${[...parcels]}, ${atMs})`.execute(db);
  const line = { who: 'operator', what: 'token made', why: `for ${team}`, details: { token: id, parcels } };
  await writeAudit(db, line, atMs);
  return token;
}

/** Ends a token, named by itself or by its id. Answers whether there was one to end. */
export async function revokeToken(db: Database, tokenOrId: string, atMs: number): Promise<boolean> {
  const id = idOf(tokenOrId);
  const { rows } = await sql<{ team: string }>`
    update releases_token set revoked_at_ms = ${atMs}
    where id = ${id} and revoked_at_ms is null returning team`.execute(db);
  const [ended] = rows;
  if (ended === undefined) return false;
  const line = { who: 'operator', what: 'token revoked', why: `of ${ended.team}`, details: { token: id } };
  await writeAudit(db, line, atMs);
  return true;
}

/** Whom a token speaks for; undefined for one that is wrong or revoked. Compared in constant time. */
export async function publisherOf(db: Database, token: string): Promise<Publisher | undefined> {
  const { rows } = await sql<{ id: string; token_hash: Buffer; team: string; parcels: string[] }>`
    select id, token_hash, team, parcels from releases_token
    where id = ${idOf(token)} and revoked_at_ms is null`.execute(db);
  const [row] = rows;
  const matches = timingSafeEqual(hashOf(token), row?.token_hash ?? Buffer.alloc(32));
  return matches && row !== undefined ? { tokenId: row.id, team: row.team, parcels: row.parcels } : undefined;
}

function idOf(token: string): string {
  return token.split('.', 1)[0] ?? '';
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
