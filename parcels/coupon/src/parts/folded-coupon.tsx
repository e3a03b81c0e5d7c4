import { couponLegs$, settings$, updateSettings } from '@paddock/shared-utils';
import { useStreamValue, useT } from '@paddock/shared-utils/react';
import { CountBadge, Icon } from '@paddock/styleguide';

import styles from './coupon.module.css';

/** Whether the player folded the coupon (S3-26). Only a column folds: a narrow window shows it as a sheet, whole. */
export function useIsFolded(): boolean {
  return useStreamValue(settings$, ({ settings }) => !settings.rightSectionOpen);
}

export function setCouponOpen(isOpen: boolean): void {
  updateSettings({ rightSectionOpen: isOpen });
}

/** A folded coupon: how many it holds, and the way to all of it. */
export function FoldedCoupon() {
  const t = useT('coupon');
  const count = useStreamValue(couponLegs$, ({ legs }) => legs.length);
  const label = t('unfold');
  return (
    <button
      type="button"
      className={styles.folded}
      aria-label={label}
      title={label}
      onClick={() => setCouponOpen(true)}
    >
      <Icon name="ticket" />
      {count > 0 && <CountBadge tone="picked" count={count} label={t('legsPicked', { count })} />}
    </button>
  );
}
