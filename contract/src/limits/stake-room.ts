import { parseAmount, type AmountMinor } from '../money/amount.ts';
import { limitTypesOf } from './limit-types.ts';

const ON_STAKES: readonly number[] = [...limitTypesOf('wagering'), ...limitTypesOf('loss')];

/** A limit as far as a stake meets it; times in seconds, as the spec names them. */
interface MayHoldStakes {
  readonly limitType: number;
  readonly limitState: string;
  readonly measure: string;
  readonly limitBalance: number;
  readonly roomBackAt: number | null;
}

/**
 * What the player's own limits on stakes and losses leave in a currency; `null` where none is held in it, for the server
 * then counts at its rate, and where some of it has come back since the limits were read.
 */
export function stakeRoom(
  limits: readonly MayHoldStakes[],
  currency: string,
  nowMs: number,
): AmountMinor | null {
  const rooms = limits
    .filter(
      ({ limitType, limitState, measure, roomBackAt }) =>
        ON_STAKES.includes(limitType) &&
        limitState === 'ACTIVE' &&
        measure === currency &&
        (roomBackAt === null || roomBackAt * 1000 > nowMs),
    )
    .map(({ limitBalance }) => parseAmount(String(Math.max(0, limitBalance)), currency) ?? 0n);
  return rooms.reduce<AmountMinor | null>(
    (least, room) => (least === null || room < least ? room : least),
    null,
  );
}
