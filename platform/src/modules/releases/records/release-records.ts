import { sql } from 'kysely';
import type { ReleaseChannel, ReleaseKind } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { ParcelSet } from './release-contents.ts';

/** The site's two lines of releases. */
export const CHANNELS = ['production', 'staging'] as const satisfies readonly ReleaseChannel[];

/** What a release is made of and who made it, as it is kept. */
export interface ReleaseRecord {
  readonly number: number;
  readonly channel: ReleaseChannel;
  /** The release it was made from; null for the first of a channel. */
  readonly from: number | null;
  readonly kind: ReleaseKind;
  readonly foundationId: string;
  readonly parcels: ParcelSet;
  /** The parcel that changed; null when several did. */
  readonly parcel: string | null;
  readonly who: string;
  readonly why: string;
  readonly atMs: number;
}

interface ReleaseRow {
  readonly number: bigint;
  readonly channel: ReleaseChannel;
  readonly from_number: bigint | null;
  readonly kind: ReleaseKind;
  readonly foundation_id: string;
  readonly parcels: ParcelSet;
  readonly parcel: string | null;
  readonly who: string;
  readonly why: string;
  readonly at_ms: bigint;
}

/** Until the transaction ends nobody else on the site makes a release. Answers the last number given. */
export async function lockHead(tx: Tx): Promise<number> {
  const { rows } = await sql<{ last_number: bigint }>`
    select last_number from releases_head where id = 1 for update`.execute(tx);
  return Number(rows[0]?.last_number);
}

export async function insertRelease(tx: Tx, record: ReleaseRecord): Promise<void> {
  const { number, channel, from, kind, foundationId, parcels, parcel, who, why, atMs } = record;
  await sql`
    insert into releases_release
      (number, channel, from_number, kind, foundation_id, parcels, parcel, who, why, at_ms)
    values (${number}, ${channel}, ${from}, ${kind}, ${foundationId}, ${JSON.stringify(parcels)}::jsonb,
      ${parcel}, ${who}, ${why}, ${atMs})`.execute(tx);
  await sql`update releases_head set last_number = ${number} where id = 1`.execute(tx);
}

/** Moves a channel from one release to the next by compare-and-swap. @throws Error when it stands elsewhere */
export async function movePointer(
  tx: Tx,
  channel: ReleaseChannel,
  from: number | null,
  to: number,
): Promise<void> {
  const { rows } =
    from === null
      ? await sql`
          insert into releases_channel (channel, number) values (${channel}, ${to})
          on conflict do nothing returning number`.execute(tx)
      : await sql`
          update releases_channel set number = ${to}
          where channel = ${channel} and number = ${from} returning number`.execute(tx);
  if (rows.length !== 1) throw new Error(`${channel} no longer stands at release ${from ?? 'none'}`);
}

/** The last number given to a release: whatever changes in the registry makes one. */
export async function lastNumber(db: Database): Promise<number> {
  const { rows } = await sql<{ last_number: bigint }>`
    select last_number from releases_head where id = 1`.execute(db);
  return Number(rows[0]?.last_number);
}

/** Where each channel stands; a channel without a release is left out. */
export async function pointersOf(db: Database): Promise<ReadonlyMap<ReleaseChannel, number>> {
  const { rows } = await sql<{ channel: ReleaseChannel; number: bigint }>`
    select channel, number from releases_channel`.execute(db);
  return new Map(rows.map(({ channel, number }) => [channel, Number(number)]));
}

export async function currentRecord(
  db: Database,
  channel: ReleaseChannel,
): Promise<ReleaseRecord | undefined> {
  const { rows } = await sql<ReleaseRow>`
    select r.* from releases_channel c join releases_release r on r.number = c.number
    where c.channel = ${channel}`.execute(db);
  return rows.map(recordOf)[0];
}

export async function recordByNumber(db: Database, number: number): Promise<ReleaseRecord | undefined> {
  const { rows } = await sql<ReleaseRow>`
    select * from releases_release where number = ${number}`.execute(db);
  return rows.map(recordOf)[0];
}

export interface HistoryQuery {
  readonly channel: ReleaseChannel;
  /** Only releases in which this parcel changed. */
  readonly parcel?: string;
  /** Only releases with a lower number. */
  readonly before?: number;
  /** Only releases the channel itself stood at: canaries run beside it. */
  readonly line?: true;
  readonly limit: number;
}

/** Releases of a channel, the newest first. */
export async function historyOf(
  db: Database,
  { channel, parcel, before, line, limit }: HistoryQuery,
): Promise<readonly ReleaseRecord[]> {
  const changed =
    parcel === undefined
      ? sql`true`
      : sql`r.parcels -> ${parcel}::text is distinct from b.parcels -> ${parcel}::text`;
  const { rows } = await sql<ReleaseRow>`
    select r.* from releases_release r left join releases_release b on b.number = r.from_number
    where r.channel = ${channel} and ${changed} and ${line === undefined ? sql`true` : IN_LINE}
      and r.number < ${before ?? Number.MAX_SAFE_INTEGER}
    order by r.number desc limit ${limit}`.execute(db);
  return rows.map(recordOf);
}

/** Whether a release `r` is one its channel stood at: a canary and its withdrawal never are. */
export const IN_LINE = sql`r.kind not in ('canary', 'withdrawn')`;

function recordOf(row: ReleaseRow): ReleaseRecord {
  return {
    number: Number(row.number),
    channel: row.channel,
    from: row.from_number === null ? null : Number(row.from_number),
    kind: row.kind,
    foundationId: row.foundation_id,
    parcels: row.parcels,
    parcel: row.parcel,
    who: row.who,
    why: row.why,
    atMs: Number(row.at_ms),
  };
}
