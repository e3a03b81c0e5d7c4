import type { Id } from '@paddock/contract';

import type { Clock } from '../time/clock.ts';

/** Ids count milliseconds from here. */
export const ID_EPOCH_MS = Date.UTC(2026, 0, 1);
/** Shards a player can live on; a distributed database spreads by it. */
export const SHARD_BUCKETS = 1024;
const NODE_BITS = 6n;
const SEQUENCE_BITS = 6n;
const BUCKET_BITS = 10n;
const SEQUENCES = 64;

/**
 * Makes 63-bit ids (rules §2): 41 bits of milliseconds, 10 of shard bucket, 6 of node, 6 of sequence. Time-ordered
 * within a node. More than 64 ids in one millisecond borrow the next one, so ids stay unique and ordered.
 */
export interface IdGenerator {
  /** An id in a random player bucket: a new player. */
  forNewPlayer(): Id<'player'>;
  /** An id that lives with a player: the player's bucket is copied. */
  forPlayer<Kind extends string>(playerId: Id<'player'>): Id<Kind>;
  /** An id of something no player owns (events, markets). */
  next<Kind extends string>(): Id<Kind>;
}

export function createIdGenerator(
  clock: Clock,
  nodeId: number,
  randomInt: (below: number) => number,
): IdGenerator {
  let lastMs = 0;
  let sequence = 0;

  function make(bucket: number): string {
    const nowMs = Math.max(clock.nowMs() - ID_EPOCH_MS, 1);
    if (nowMs > lastMs) {
      lastMs = nowMs;
      sequence = 0;
    } else if (++sequence >= SEQUENCES) {
      lastMs += 1;
      sequence = 0;
    }
    const head = (BigInt(lastMs) << BUCKET_BITS) | BigInt(bucket);
    return ((((head << NODE_BITS) | BigInt(nodeId)) << SEQUENCE_BITS) | BigInt(sequence)).toString();
  }

  return {
    forNewPlayer: () => make(randomInt(SHARD_BUCKETS)) as Id<'player'>,
    forPlayer: <Kind extends string>(playerId: Id<'player'>) => make(bucketOf(playerId)) as Id<Kind>,
    next: <Kind extends string>() => make(0) as Id<Kind>,
  };
}

/** The smallest id of a moment: those made before are smaller, those made then or later are not. */
export function firstIdAt(atMs: number): string {
  const ms = BigInt(Math.max(atMs - ID_EPOCH_MS, 1));
  return (ms << (BUCKET_BITS + NODE_BITS + SEQUENCE_BITS)).toString();
}

/** When an id was made. */
export const idMadeAtMs = (id: string): number =>
  Number(BigInt(id) >> (BUCKET_BITS + NODE_BITS + SEQUENCE_BITS)) + ID_EPOCH_MS;

/** The shard bucket inside an id. */
export function bucketOf(id: string): number {
  return Number((BigInt(id) >> (NODE_BITS + SEQUENCE_BITS)) & BigInt(SHARD_BUCKETS - 1));
}
