import type { MultiplierMilli } from '@paddock/games';

/** How a multiplier is painted, the same in every game: nothing, less than the stake, more, much more. */
export type PayTone = 'none' | 'less' | 'more' | 'much' | 'most';

export function payTone(milli: MultiplierMilli): PayTone {
  if (milli === 0) return 'none';
  if (milli < 1_000) return 'less';
  if (milli < 3_000) return 'more';
  return milli < 20_000 ? 'much' : 'most';
}
