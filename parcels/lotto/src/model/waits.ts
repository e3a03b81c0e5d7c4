import type { LottoDrawView } from '@paddock/contract/schemas';

/**
 * Whether sales of a draw are closed and its numbers have not fallen: by the clock, since what was read of it may be older
 * than that.
 */
export const waits = (
  { phase, closesAtMs, numbers }: Pick<LottoDrawView, 'phase' | 'closesAtMs' | 'numbers'>,
  nowMs: number,
): boolean => numbers.length === 0 && (phase === 'closed' || (phase === 'open' && nowMs >= closesAtMs));
