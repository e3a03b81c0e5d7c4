import { auth$, couponLegs$ } from '@paddock/shared-utils';
import { useStreamValue, useT } from '@paddock/shared-utils/react';
import { ErrorBlock, SkeletonText, useReady } from '@paddock/styleguide';

import { EmptyCoupon, NothingPicked } from '../parts/empty-coupon.tsx';
import { useWholeCoupon } from './use-whole-coupon.ts';

/** The widgets that few see, by way of the coupon's own chunk, which has the styles of all. */
export const onDemand = () => import('../parts/on-demand.ts');

/**
 * The bet coupon: legs, stakes, the one button, receipts, and the player's open bets. A visitor who has picked nothing
 * first gets what that looks like, the rest a moment later.
 */
export function CouponWidget() {
  const common = useT('common');
  const hasLegs = useStreamValue(couponLegs$, ({ legs }) => legs.length > 0);
  const signedIn = useStreamValue(auth$, ({ status }) => status === 'signed-in');
  const isNeeded = hasLegs || signedIn;
  const [load, retry] = useWholeCoupon(isNeeded);
  useReady(!isNeeded || load.status !== 'loading');
  if (load.status === 'ready') return <load.Whole />;
  if (!isNeeded) {
    return (
      <EmptyCoupon>
        <NothingPicked />
      </EmptyCoupon>
    );
  }
  return (
    <EmptyCoupon>
      {load.status === 'loading' ? (
        <SkeletonText lines={4} />
      ) : (
        <ErrorBlock title={common('region.failedTitle')} retryLabel={common('retry')} onRetry={retry} />
      )}
    </EmptyCoupon>
  );
}
