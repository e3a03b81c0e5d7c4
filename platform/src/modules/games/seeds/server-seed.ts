import { commitmentTo } from '@paddock/games';
import type { PlayerId } from '@paddock/contract';

import type { Kernel } from '../../../kernel/module.ts';
import type { NewSeed, SeedId, SeedPair } from './seed-store.ts';

/** What server seeds are sealed for, each for its own id. */
export const SERVER_SEED = 'games.server-seed';

/** A server seed nobody has seen: 32 random bytes as hex, sealed, with what may be shown of it. */
export function makeServerSeed(
  { ids, randomBytes, secrets, clock }: Pick<Kernel, 'ids' | 'randomBytes' | 'secrets' | 'clock'>,
  playerId: PlayerId,
): NewSeed {
  const seedId: SeedId = ids.forPlayer<'seed'>(playerId);
  const serverSeed = Buffer.from(randomBytes(32)).toString('hex');
  return {
    seedId,
    playerId,
    sealed: secrets.seal(SERVER_SEED, seedId, Buffer.from(serverSeed)),
    commitment: commitmentTo(serverSeed),
    madeAtMs: clock.nowMs(),
  };
}

/** The seed itself: to deal a round, and to reveal it. */
export function openServerSeed(
  { secrets }: Pick<Kernel, 'secrets'>,
  { seedId, sealed }: Pick<SeedPair, 'seedId' | 'sealed'>,
): string {
  return Buffer.from(secrets.open(SERVER_SEED, seedId, sealed)).toString();
}
