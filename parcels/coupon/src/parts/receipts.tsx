import { useEffect, useState } from 'react';
import { couponLegs$, toggleLeg } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';

import { useCouponDispatch, useCouponState } from '../state/coupon-hooks.ts';
import { legsAgain } from '../model/legs-again.ts';
import { chooseAgain } from '../state/choose-again.ts';
import { receiptsPutAway } from '../state/coupon.slice.ts';
import styles from './coupon.module.css';
import { Receipt } from './receipt.tsx';
import { useInSight } from './use-in-sight.ts';

/** The bets just placed, until the player puts them away or places the next one. */
export function Receipts() {
  const t = useT('coupon');
  const dispatch = useCouponDispatch();
  const receipts = useCouponState((state) => state.receipts);
  const isPlacing = useCouponState(({ placing }) => placing !== null);
  // Of several bets the last, once all are placed.
  const newest = useInSight<HTMLSpanElement>(isPlacing ? undefined : receipts[0]?.id);
  const { printing, print } = usePrint();
  if (receipts.length === 0) return null;
  const putAway = () => void dispatch(receiptsPutAway());
  function again(): void {
    const { legs } = couponLegs$.snapshot();
    for (const leg of legsAgain(receipts)) {
      if (!legs.some(({ selectionId }) => selectionId === leg.selectionId)) toggleLeg(leg);
    }
    chooseAgain(dispatch, receipts);
    putAway();
  }
  return (
    <div className={styles.receipts}>
      <div
        className={styles.slips}
        role="status"
        data-testid="coupon-receipts"
        data-print={printing ? 'alone' : undefined}
      >
        {receipts.map((bet, at) => (
          <Receipt key={bet.id} bet={bet} titleRef={at === 0 ? newest : undefined} />
        ))}
      </div>
      <div className={styles.receiptActions}>
        <Button variant="outline" icon="print" onClick={print}>
          {t('receipt.print')}
        </Button>
        <Button variant="outline" icon="copy" onClick={again}>
          {t('receipt.again')}
        </Button>
        <Button variant="secondary" onClick={putAway}>
          {t('receipt.done')}
        </Button>
      </div>
    </div>
  );
}

/** Prints what carries the mark and nothing else; the mark goes when the browser has printed. */
function usePrint(): { readonly printing: boolean; readonly print: () => void } {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return undefined;
    const done = () => setPrinting(false);
    addEventListener('afterprint', done);
    globalThis.print();
    return () => removeEventListener('afterprint', done);
  }, [printing]);
  return { printing, print: () => setPrinting(true) };
}
