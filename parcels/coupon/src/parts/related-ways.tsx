import type { CouponLeg } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow } from '@paddock/styleguide';

import { useCouponDispatch } from '../state/coupon-hooks.ts';
import { modeChosen } from '../state/coupon.slice.ts';
import { useKeepOnly } from './use-keep-only.ts';

interface RelatedWaysProps {
  readonly legs: readonly CouponLeg[];
  /** Of the leg that cannot be combined with another. */
  readonly eventId: string;
}

/** Beside the words that a leg cannot be combined: what makes a bet of the coupon, other than to take the leg out. */
export function RelatedWays({ legs, eventId }: RelatedWaysProps) {
  const t = useT('coupon');
  const dispatch = useCouponDispatch();
  const keepOnly = useKeepOnly(legs);
  const own = legs.filter((leg) => leg.eventId === eventId);
  return (
    <ButtonRow>
      <Button size={32} variant="outline" block onClick={() => void dispatch(modeChosen('singles'))}>
        {t('related.singles')}
      </Button>
      {own.length > 1 && (
        <Button size={32} variant="outline" block onClick={() => keepOnly(eventId)}>
          {t('related.builder', { legs: own.length })}
        </Button>
      )}
    </ButtonRow>
  );
}
