import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';

import { sha256 } from '../../../kernel/crypto/sha256.ts';
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

/** What a token is made for. */
export interface TokenGrant extends Pick<Publisher, 'team' | 'parcels'> {
  /** When it is good for nothing any more. */
  readonly endsAtMs: number;
}

/**
 * Makes a publishing token, `<id>.<secret>`. Only its hash is kept, so it is shown once.
 * @throws RangeError for a name of a team or parcel that is none
 */
export async function createToken(
  db: Database,
  { team, parcels, endsAtMs }: TokenGrant,
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
    insert into releases_token (id, token_hash, team, parcels, created_at_ms, ends_at_ms)
    values (${id}, ${sha256(token)}, ${team}, ${[...parcels]}, ${atMs}, ${endsAtMs})`.execute(db);
  const details = { token: id, parcels, endsAtMs };
  const line = { who: 'operator', what: 'token made', why: `for ${team}`, details };
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

/** Whom a token speaks for; undefined for one that is wrong, revoked or past its end. Compared in constant time. */
export async function publisherOf(
  db: Database,
  token: string,
  nowMs: number,
): Promise<Publisher | undefined> {
  const { rows } = await sql<{ id: string; token_hash: Buffer; team: string; parcels: string[] }>`
    select id, token_hash, team, parcels from releases_token
    where id = ${idOf(token)} and revoked_at_ms is null
      and (ends_at_ms is null or ends_at_ms > ${nowMs})`.execute(db);
  const [row] = rows;
  const matches = timingSafeEqual(sha256(token), row?.token_hash ?? Buffer.alloc(32));
  return matches && row !== undefined ? { tokenId: row.id, team: row.team, parcels: row.parcels } : undefined;
}

/** A token that can be used, without what opens anything. */
export interface TokenView extends Publisher {
  readonly madeAtMs: number;
  /** Null for one without an end. */
  readonly endsAtMs: number | null;
}

/** Every token that is good for something, by its team. */
export async function usableTokens(db: Database, nowMs: number): Promise<readonly TokenView[]> {
  const { rows } = await sql<{
    id: string;
    team: string;
    parcels: string[];
    created_at_ms: bigint;
    ends_at_ms: bigint | null;
  }>`
    select id, team, parcels, created_at_ms, ends_at_ms from releases_token
    where revoked_at_ms is null and (ends_at_ms is null or ends_at_ms > ${nowMs})
    order by team, created_at_ms, id`.execute(db);
  return rows.map(({ id, team, parcels, created_at_ms, ends_at_ms }) => ({
    tokenId: id,
    team,
    parcels,
    madeAtMs: Number(created_at_ms),
    endsAtMs: ends_at_ms === null ? null : Number(ends_at_ms),
  }));
}

function idOf(token: string): string {
  return token.split('.', 1)[0] ?? '';
}
