import type { BetLegView } from '@paddock/contract/schemas';

/**
 * What a leg says of itself:
 * - `to-come`  its match starts later
 * - `running`  its match has started, and has a page
 * - `waiting`  its match is over or gone, and its result has not come
 * - otherwise its result
 */
export type LegState = Exclude<BetLegView['result'], 'open'> | 'to-come' | 'running' | 'waiting';

export function legStateOf(
  { result, startsAtMs, eventPath, finalScore }: BetLegView,
  nowMs: number,
): LegState {
  if (result !== 'open') return result;
  if (finalScore !== undefined) return 'waiting';
  if (startsAtMs > nowMs) return 'to-come';
  return eventPath === undefined ? 'waiting' : 'running';
}

/**
 * What a leg multiplies the stake by, in thousandths, where that is not plainly its price: void counts as 1, half won as the
 * middle of its price and 1, half lost as a half (rules §7).
 */
export function countedMilli({ result, oddsMilli }: BetLegView): bigint | undefined {
  switch (result) {
    case 'void':
      return 1_000n;
    case 'half-win':
      return (BigInt(oddsMilli) + 1_000n) / 2n;
    case 'half-lose':
      return 500n;
    default:
      return undefined;
  }
}
