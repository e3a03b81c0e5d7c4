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

/** The world of this database and how far its story has been told. */
export interface SavedSimulation {
  readonly seed: string;
  /** Feed time its calendar counts from. */
  readonly worldStartMs: number;
  readonly clock: FeedClock;
  /** Everything up to this feed time has been taken by the sink. */
  readonly throughFeedMs: number;
}

interface SimulationRow {
  readonly seed: string;
  readonly world_start_ms: bigint;
  readonly anchor_feed_ms: bigint;
  readonly anchor_server_ms: bigint;
  readonly speed: number;
  readonly through_feed_ms: bigint;
}

export async function loadSimulation(db: Database): Promise<SavedSimulation | undefined> {
  const { rows } = await sql<SimulationRow>`select * from feeds_simulation where id = 1`.execute(db);
  const row = rows[0];
  if (row === undefined) return undefined;
  return {
    seed: row.seed,
    worldStartMs: Number(row.world_start_ms),
    clock: {
      anchorFeedMs: Number(row.anchor_feed_ms),
      anchorServerMs: Number(row.anchor_server_ms),
      speed: row.speed,
    },
    throughFeedMs: Number(row.through_feed_ms),
  };
}

export async function saveSimulation(db: Database, saved: SavedSimulation): Promise<void> {
  const { seed, worldStartMs, clock } = saved;
  // Rounded down: told again is harmless, not told is not.
  const throughMs = Math.floor(saved.throughFeedMs);
  await sql`
    insert into feeds_simulation (id, seed, world_start_ms, anchor_feed_ms, anchor_server_ms, speed, through_feed_ms)
    values (1, ${seed}, ${worldStartMs}, ${Math.round(clock.anchorFeedMs)}, ${clock.anchorServerMs}, ${clock.speed},
      ${throughMs})
    on conflict (id) do update set
      anchor_feed_ms = excluded.anchor_feed_ms, anchor_server_ms = excluded.anchor_server_ms,
      speed = excluded.speed, through_feed_ms = excluded.through_feed_ms`.execute(db);
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
