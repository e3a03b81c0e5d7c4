import type { PlayerId } from '@paddock/contract';
import type { NewSeeds, SeedsView } from '@paddock/contract/schemas';

import { inTransaction, type Database, type Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import {
  activePair,
  beginNext,
  formerPairs,
  insertNext,
  lockSeedsOf,
  nextCommitment,
  replaceActive,
  type SeedPair,
} from './seed-store.ts';
import { makeServerSeed, openServerSeed } from './server-seed.ts';

const FORMER_SHOWN = 20;

/** What a player may see of their seeds. */
export const showSeeds = (kernel: Kernel, playerId: PlayerId): Promise<SeedsView> =>
  seedsView(kernel, kernel.db, playerId);

/** Commits to a first server seed, unless one waits. Those after it are committed to as the one before begins. */
export function commitToNext(kernel: Kernel, playerId: PlayerId): Promise<SeedsView> {
  return inTransaction(kernel.db, async (tx) => {
    await insertNext(tx, makeServerSeed(kernel, playerId));
    return seedsView(kernel, tx, playerId);
  });
}

/**
 * Begins the server seed that was committed to with the player's client seed, puts the pair before it away and commits to
 * the seed after it: the house never knows a client seed when it makes its own. Asked again for the pair that is in use by
 * now it changes nothing.
 * @throws SEEDS_CHANGED for another commitment.
 */
export function beginSeeds(
  kernel: Kernel,
  playerId: PlayerId,
  { commitment, clientSeed }: NewSeeds,
): Promise<SeedsView> {
  return inTransaction(kernel.db, async (tx) => {
    await lockSeedsOf(tx, playerId);
    const active = await activePair(tx, playerId);
    const isRepeated = active?.commitment === commitment && active.clientSeed === clientSeed;
    if (!isRepeated) {
      const atMs = kernel.clock.nowMs();
      await replaceActive(tx, playerId, atMs);
      if (!(await beginNext(tx, playerId, { commitment, clientSeed, atMs })))
        throw new PlatformError('SEEDS_CHANGED');
      await insertNext(tx, makeServerSeed(kernel, playerId));
    }
    return seedsView(kernel, tx, playerId);
  });
}

async function seedsView(kernel: Kernel, db: Database | Tx, playerId: PlayerId): Promise<SeedsView> {
  const next = await nextCommitment(db, playerId);
  const active = await activePair(db, playerId);
  const former = await formerPairs(db, playerId, FORMER_SHOWN);
  return {
    nextCommitment: next ?? null,
    active: active === undefined ? null : pick(active),
    former: former.map((pair) => ({
      ...pick(pair),
      serverSeed: pair.isPlayed ? null : openServerSeed(kernel, pair),
      beganAtMs: pair.beganAtMs,
      replacedAtMs: pair.replacedAtMs,
    })),
  };
}

const pick = ({
  commitment,
  clientSeed,
  rounds,
}: Pick<SeedPair, 'commitment' | 'clientSeed' | 'rounds'>) => ({
  commitment,
  clientSeed,
  rounds,
});
