import { displayPublicNumber } from '@paddock/contract';
import { useT } from '@paddock/shared-utils/react';
import { Button, Notice } from '@paddock/styleguide';

import { endEdit } from '../../state/edit/edit-coupon.ts';
import type { Editing } from '../../state/edit/editing.ts';
import type { CouponStore } from '../../state/coupon-store.ts';
import styles from '../coupon.module.css';

interface EditHeadProps {
  readonly editing: Editing;
  readonly store: CouponStore;
}

/** Says that the coupon edits a bet, and leads back to the coupon as it was. */
export function EditHead({ editing: { bet, pendingKey }, store }: EditHeadProps) {
  const t = useT('coupon');
  return (
    <div className={styles.foot} data-testid="coupon-editing">
      <Notice size="small" title={t('edit.title', { number: displayPublicNumber(bet.number) })}>
        {t('edit.text')}
      </Notice>
      <Button variant="outline" size={32} unavailable={pendingKey !== null} onClick={() => endEdit(store)}>
        {t('edit.cancel')}
      </Button>
    </div>
  );
}
