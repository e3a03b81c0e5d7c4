import type { AmountMinor } from '@paddock/contract';
import { activeAccount$, auth$, live$ } from '@paddock/shared-utils';
import { useSiteConfig, useStream, useStreamValue } from '@paddock/shared-utils/react';

import { couponButton, type CouponButton } from '../state/button.ts';
import type { CouponMode, CouponState } from '../state/coupon.slice.ts';
import { betFigures, type BetFigures, type StakeBounds } from '../state/figures.ts';
import { bettableLegs, type LegView } from '../state/leg-view.ts';
import { useQuote } from './use-quote.ts';

/** Everything the coupon shows below its legs. */
export interface CouponFacts {
  readonly currency: string;
  readonly accountId: string | null;
  readonly availableMinor: AmountMinor | null;
  readonly bounds: StakeBounds | null;
  readonly delayMs: number;
  readonly bets: readonly BetFigures[];
  readonly button: CouponButton;
}

export function useCouponFacts(views: readonly LegView[], mode: CouponMode, state: CouponState): CouponFacts {
  const signedIn = useStreamValue(auth$, ({ status }) => status === 'signed-in');
  const active = useStream(activeAccount$);
  const siteCurrency = useSiteConfig((config) => config.defaultCurrency) ?? 'EUR';
  const isLive = useStreamValue(live$, ({ status }) => status !== 'stale');
  const account = 'account' in active ? active.account : null;
  const currency = account?.iso ?? siteCurrency;
  const asked = bettableLegs(views).map(({ leg }) => leg.selectionId);
  const quote = useQuote(asked, currency);
  const bounds = quote?.bounds ?? null;
  const bets =
    mode === 'singles'
      ? bettableLegs(views).map((view) =>
          betFigures([view], state.singleStakes[view.leg.selectionId] ?? '', currency, bounds),
        )
      : [betFigures(views, state.accumulatorStake, currency, bounds)];
  const availableMinor = account?.moneyMinor ?? null;
  return {
    currency,
    accountId: account?.id ?? null,
    availableMinor,
    bounds,
    delayMs: quote?.delayMs ?? 0,
    bets,
    button: couponButton({ views, mode, signedIn, bets, bounds, availableMinor, isLive }),
  };
}
