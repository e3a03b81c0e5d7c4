import { useDispatch, useSelector } from 'react-redux';
import { useT } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';

import { receiptsPutAway, type CouponState } from '../state/coupon.slice.ts';
import styles from './coupon.module.css';
import { Receipt } from './receipt.tsx';

/** The bets just placed, until the player puts them away or places the next one. */
export function Receipts() {
  const t = useT('coupon');
  const dispatch = useDispatch();
  const receipts = useSelector((state: CouponState) => state.receipts);
  if (receipts.length === 0) return null;
  return (
    <div className={styles.receipts} role="status" data-testid="coupon-receipts">
      {receipts.map((bet) => (
        <Receipt key={bet.id} bet={bet} />
      ))}
      <Button variant="secondary" block onClick={() => void dispatch(receiptsPutAway())}>
        {t('receipt.done')}
      </Button>
    </div>
  );
}
