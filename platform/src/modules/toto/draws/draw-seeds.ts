import { commitmentTo } from '@paddock/games/commitment';
import { sql } from 'kysely';

import { resealAll, type Resealed, type SealedItem } from '../../../kernel/crypto/resealing.ts';
import type { Secrets } from '../../../kernel/crypto/secrets.ts';
import type { Database } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { Draw, DrawId } from './draw.ts';

/** What seeds of draws are sealed for, each for its own draw. */
const SEED = 'toto.seed';
const SEED_BYTES = 32;

/** A seed for a new draw, known as its commitment until it is revealed (rules §13). */
export function newSeed(
  { randomBytes, secrets }: Pick<Kernel, 'randomBytes' | 'secrets'>,
  drawId: DrawId,
): Pick<Draw, 'commitment' | 'sealedSeed'> {
  const seed = Buffer.from(randomBytes(SEED_BYTES)).toString('hex');
  return { commitment: commitmentTo(seed), sealedSeed: secrets.seal(SEED, drawId, Buffer.from(seed)) };
}

export const openSeed = (secrets: Secrets, { drawId, sealedSeed }: Draw): string =>
  Buffer.from(secrets.open(SEED, drawId, sealedSeed)).toString();

/** Puts the seeds of draws under the current data key. */
export function resealDrawSeeds(db: Database, secrets: Secrets): Promise<Resealed> {
  return resealAll(secrets, SEED, sealedSeeds(db));
}

async function* sealedSeeds(db: Database): AsyncGenerator<SealedItem> {
  const { rows } = await sql<{ draw_id: bigint; sealed_seed: Buffer }>`
    select draw_id, sealed_seed from toto_draw order by draw_id`.execute(db);
  for (const { draw_id: drawId, sealed_seed: sealed } of rows) {
    yield {
      owner: drawId.toString(),
      sealed,
      async keep(anew) {
        await sql`
          update toto_draw set sealed_seed = ${anew}
            where draw_id = ${drawId} and sealed_seed = ${sealed}`.execute(db);
      },
    };
  }
}
