import { limitTypesOf, parseAmount, type AmountMinor } from '@paddock/contract';
import type { LimitsValue } from '@paddock/shared-utils';

const ON_STAKES: readonly number[] = [...limitTypesOf('wagering'), ...limitTypesOf('loss')];

/**
 * What the player's own limits on stakes and losses leave in a currency; `null` where none is held in it, for the server
 * then counts at its rate, and where some of it has come back since the limits were read.
 */
export function stakeRoom(value: LimitsValue, currency: string, nowMs: number): AmountMinor | null {
  const rooms = ('limits' in value ? value.limits : [])
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
