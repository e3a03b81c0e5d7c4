import type { PlayerId } from '@paddock/contract';

import type { Database } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { activePair, type SeedPair } from './seed-store.ts';

/** Players whose pair is remembered: the oldest is read again. */
const REMEMBERED = 20_000;

/**
 * The pairs that rounds are drawn from, as they were last seen, so that a round can be dealt before the database is asked.
 * What is remembered may be over: the statement that takes a round's nonce holds it to what stands there.
 */
export interface KeptSeeds {
  /** The pair in use, if it has this commitment, its `rounds` the nonce that comes next. @throws SEEDS_CHANGED */
  of(playerId: PlayerId, commitment: string): Promise<SeedPair>;
  /** A round took its nonce. */
  drawn(playerId: PlayerId, pair: SeedPair): void;
  /** Reads it again the next time. */
  forget(playerId: PlayerId): void;
}

export function keptSeeds(db: Database): KeptSeeds {
  const kept = new Map<PlayerId, SeedPair>();

  function keep(playerId: PlayerId, pair: SeedPair): void {
    const [oldest] = kept.size < REMEMBERED ? [] : kept.keys();
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(playerId, pair);
  }

  return {
    async of(playerId, commitment) {
      const known = kept.get(playerId);
      if (known?.commitment === commitment) return known;
      const pair = await activePair(db, playerId);
      if (pair?.commitment !== commitment) throw new PlatformError('SEEDS_CHANGED');
      keep(playerId, pair);
      return pair;
    },
    drawn: (playerId, pair) => keep(playerId, { ...pair, rounds: pair.rounds + 1 }),
    forget: (playerId) => void kept.delete(playerId),
  };
}
