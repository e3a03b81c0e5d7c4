import { sql } from 'kysely';

import type { Database } from '../../kernel/database/database.ts';
import type { FeedClock } from './simulation/clock/feed-clock.ts';

/** Takes the next epoch of a producer; no two callers ever get the same one. */
export async function takeEpoch(db: Database, producer: string): Promise<number> {
  const { rows } = await sql<{ epoch: bigint }>`
    insert into feeds_producer (producer, epoch) values (${producer}, 1)
    on conflict (producer) do update set epoch = feeds_producer.epoch + 1
    returning epoch`.execute(db);
  return Number(rows[0]?.epoch);
}

/** The world of this database and its clock. */
export interface SavedWorld {
  readonly seed: string;
  /** True where the seed was drawn for this database and stands nowhere else. */
  readonly isSecret: boolean;
  /** Feed time its calendar counts from. */
  readonly worldStartMs: number;
  readonly clock: FeedClock;
}

/**
 * What one start of the server may have announced: the matches not over at `fromFeedMs` and announced by `untilFeedMs`.
 * The end is written before anything is announced, the beginning moves on when what was before has been told.
 */
export interface AnnouncedSpan {
  readonly epoch: number;
  readonly speed: number;
  readonly fromFeedMs: number;
  readonly untilFeedMs: number;
}

interface WorldRow {
  readonly seed: string;
  readonly is_secret: boolean;
  readonly world_start_ms: bigint;
  readonly anchor_feed_ms: bigint;
  readonly anchor_server_ms: bigint;
  readonly speed: number;
}

interface SpanRow {
  readonly epoch: bigint;
  readonly speed: number;
  readonly from_feed_ms: bigint;
  readonly until_feed_ms: bigint;
}

export async function loadWorld(db: Database): Promise<SavedWorld | undefined> {
  const { rows } = await sql<WorldRow>`select * from feeds_simulation where id = 1`.execute(db);
  const row = rows[0];
  if (row === undefined) return undefined;
  return {
    seed: row.seed,
    isSecret: row.is_secret,
    worldStartMs: Number(row.world_start_ms),
    clock: {
      anchorFeedMs: Number(row.anchor_feed_ms),
      anchorServerMs: Number(row.anchor_server_ms),
      speed: row.speed,
    },
  };
}

/** The seed and the start of a world never change, its clock may. */
export async function saveWorld(db: Database, world: SavedWorld): Promise<void> {
  const { seed, isSecret, worldStartMs, clock } = world;
  await sql`
    insert into feeds_simulation (id, seed, is_secret, world_start_ms, anchor_feed_ms, anchor_server_ms, speed)
    values (1, ${seed}, ${isSecret}, ${worldStartMs}, ${Math.round(clock.anchorFeedMs)},
      ${clock.anchorServerMs}, ${clock.speed})
    on conflict (id) do update set anchor_feed_ms = excluded.anchor_feed_ms,
      anchor_server_ms = excluded.anchor_server_ms, speed = excluded.speed`.execute(db);
}

export async function loadSpans(db: Database): Promise<readonly AnnouncedSpan[]> {
  const { rows } = await sql<SpanRow>`select * from feeds_simulation_span order by epoch`.execute(db);
  return rows.map((row) => ({
    epoch: Number(row.epoch),
    speed: row.speed,
    fromFeedMs: Number(row.from_feed_ms),
    untilFeedMs: Number(row.until_feed_ms),
  }));
}

/** Rounded so that the span only grows: told again is harmless, not told is not. */
export async function saveSpan(
  db: Database,
  { epoch, speed, fromFeedMs, untilFeedMs }: AnnouncedSpan,
): Promise<void> {
  await sql`
    insert into feeds_simulation_span (epoch, speed, from_feed_ms, until_feed_ms)
    values (${epoch}, ${speed}, ${Math.floor(fromFeedMs)}, ${Math.ceil(untilFeedMs)})
    on conflict (epoch) do update set
      from_feed_ms = excluded.from_feed_ms, until_feed_ms = excluded.until_feed_ms`.execute(db);
}

/** Forgets the spans of earlier starts, when all their matches have been told to the end or taken over. */
export async function dropSpansBefore(db: Database, epoch: number): Promise<void> {
  await sql`delete from feeds_simulation_span where epoch < ${epoch}`.execute(db);
}

/** Gives a provider its key, in place of any before. */
export async function saveProviderKey(
  db: Database,
  provider: string,
  keyHash: Uint8Array,
  atMs: number,
): Promise<void> {
  await sql`
    insert into feeds_provider_key (provider, key_hash, created_at_ms)
    values (${provider}, ${Buffer.from(keyHash)}, ${atMs})
    on conflict (provider) do update set key_hash = excluded.key_hash, created_at_ms = excluded.created_at_ms`.execute(
    db,
  );
}

export async function providerKeyHash(db: Database, provider: string): Promise<Uint8Array | undefined> {
  const { rows } = await sql<{ key_hash: Buffer }>`
    select key_hash from feeds_provider_key where provider = ${provider}`.execute(db);
  return rows[0]?.key_hash;
}
