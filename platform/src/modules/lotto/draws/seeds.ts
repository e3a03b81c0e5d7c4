import { commitmentTo } from '@paddock/games';

import type { Kernel } from '../../../kernel/module.ts';
import type { DrawId } from './draw.ts';

/** What seeds of draws are sealed for, each for its own id. */
export const DRAW_SEED = 'lotto.draw-seed';

/** A seed nobody has seen: 32 random bytes as hex, sealed, with its commitment (rules §12, §13). */
export function makeSeed(
  { randomBytes, secrets }: Pick<Kernel, 'randomBytes' | 'secrets'>,
  drawId: DrawId,
): { readonly commitment: string; readonly sealed: Buffer } {
  const seed = Buffer.from(randomBytes(32)).toString('hex');
  return {
    commitment: commitmentTo(seed),
    sealed: secrets.seal(DRAW_SEED, drawId, Buffer.from(seed)),
  };
}

/** The seed itself, once its draw is to fall. */
export const openSeed = ({ secrets }: Pick<Kernel, 'secrets'>, drawId: DrawId, sealed: Buffer): string =>
  Buffer.from(secrets.open(DRAW_SEED, drawId, sealed)).toString();
