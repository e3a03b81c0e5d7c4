import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import type { LottoConfig } from '../../../kernel/config/lotto-config.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { roundAfter, type Beacon } from '../beacons/beacons.ts';
import type { LottoParts } from '../lotto-api.ts';
import type { Draw } from './draw.ts';
import { lockDraw, savePublicValue, type KnownValue, type NewDraw } from './draw-store.ts';

/**
 * Where nobody names a public value: the server draws it by itself once sales are closed. It proves nothing to a stranger,
 * and says so in every draw.
 */
const STAND_IN = 'stand-in: drawn by this server itself after sales closed, proves nothing';

/**
 * What a draw says of its public value: the round of its lottery's beacon, or what all lotteries name. Undefined where there
 * is neither, and nothing is drawn.
 */
export function sourceOfValue(
  config: LottoConfig,
  beacon: Beacon | undefined,
  closesAtMs: number,
): Pick<NewDraw, 'valueSource' | 'beacon'> | undefined {
  if (beacon !== undefined) {
    const named = roundAfter(beacon, closesAtMs);
    return { valueSource: `${beacon.name}, ${named.round}`, beacon: named };
  }
  const valueSource = namedSource(config);
  return valueSource === undefined ? undefined : { valueSource, beacon: undefined };
}

function namedSource(config: LottoConfig): string | undefined {
  if (config.kind === 'named') return config.source;
  return config.kind === 'stand-in' ? STAND_IN : undefined;
}

export const isStandIn = ({ valueSource }: Pick<Draw, 'valueSource'>): boolean => valueSource === STAND_IN;

/**
 * Fixes the public value of a draw, once. The draw is held for it, so that every sale that was let in is committed by then,
 * and none is let in afterwards.
 * @throws LOTTO_DRAW_STATE where it is still sold, has a value, or was given back
 */
export async function fixPublicValue(
  { kernel }: Pick<LottoParts, 'kernel'>,
  { drawId }: Pick<Draw, 'drawId'>,
  value: KnownValue,
  record: (tx: Tx) => Promise<void>,
): Promise<void> {
  await inTransaction(kernel.db, async (tx) => {
    const draw = await lockDraw(tx, drawId);
    const nowMs = kernel.clock.nowMs();
    if (nowMs < draw.closesAtMs || draw.publicValue !== undefined || draw.voidedAtMs !== undefined)
      throw new PlatformError('LOTTO_DRAW_STATE');
    await savePublicValue(tx, drawId, value, nowMs);
    await record(tx);
  });
}

/** Draws the stand-in of a draw whose sales are closed. */
export async function drawStandIn(parts: Pick<LottoParts, 'kernel'>, draw: Draw): Promise<void> {
  const value = Buffer.from(parts.kernel.randomBytes(32)).toString('hex');
  await fixPublicValue(parts, draw, { value, isFetched: false }, () => Promise.resolve());
}
