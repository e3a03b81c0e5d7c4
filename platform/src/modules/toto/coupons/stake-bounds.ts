import type { AmountMinor } from '@paddock/contract';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { boundIn, type RiskFigures } from '../../products/index.ts';

/** Bounds of a coupon, in cents of EUR. The house risks nothing in a pool: these are slips of a digit. */
export const USUAL_RISK = {
  'min-stake': 10n,
  'max-stake': 20_000_00n,
} as const satisfies RiskFigures;

export interface BoundsOfCoupon {
  readonly minMinor: AmountMinor;
  readonly maxMinor: AmountMinor;
}

/** Bounds in minor units of a currency. They throw CURRENCY_UNSUPPORTED for one that no stake is taken in. */
export type StakeBounds = (currency: string) => BoundsOfCoupon;

export function stakeBounds(risk: RiskFigures<keyof typeof USUAL_RISK>): StakeBounds {
  const read = (figure: keyof typeof USUAL_RISK, currency: string): AmountMinor => {
    const minor = boundIn(risk[figure], currency);
    if (minor === undefined) throw new PlatformError('CURRENCY_UNSUPPORTED');
    return minor;
  };
  return (currency) => ({ minMinor: read('min-stake', currency), maxMinor: read('max-stake', currency) });
}
