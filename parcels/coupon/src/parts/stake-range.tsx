import { useFormat, useT } from '@paddock/shared-utils/react';

import type { StakeBounds } from '../model/bet-figures.ts';

interface StakeRangeProps {
  readonly bounds: StakeBounds | null;
  readonly currency: string;
}

/** What a stake may be, told before it is placed; its line is kept while the server has not told it. */
export function StakeRange({ bounds, currency }: StakeRangeProps) {
  const t = useT('coupon');
  const { money } = useFormat();
  if (bounds === null) return '\u00a0';
  return t('stakeRange', { min: money(bounds.minMinor, currency), max: money(bounds.maxMinor, currency) });
}
