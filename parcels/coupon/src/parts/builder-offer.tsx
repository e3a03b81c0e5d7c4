import type { CouponLeg } from '@paddock/shared-utils';
import { useLabels, useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow } from '@paddock/styleguide';

import { useKeepOnly } from './use-keep-only.ts';

interface BuilderOfferProps {
  readonly legs: readonly CouponLeg[];
  /** Matches of which the coupon holds several. */
  readonly eventIds: ReadonlySet<string>;
}

/** Several selections of a match beside others: what to press to bet on those alone, as a builder. */
export function BuilderOffer({ legs, eventIds }: BuilderOfferProps) {
  const t = useT('coupon');
  const labels = useLabels();
  const keepOnly = useKeepOnly(legs);
  return (
    <ButtonRow>
      {[...eventIds].map((eventId) => {
        const own = legs.filter((leg) => leg.eventId === eventId);
        const [first] = own;
        if (first === undefined || own.length < 2) return null;
        return (
          <Button key={eventId} variant="outline" block onClick={() => keepOnly(eventId)}>
            {t('builderOf', { match: labels.leg(first).match, count: own.length })}
          </Button>
        );
      })}
    </ButtonRow>
  );
}
