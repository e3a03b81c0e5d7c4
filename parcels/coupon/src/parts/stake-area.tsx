import { lazy, Suspense } from 'react';
import type { OddsMilli } from '@paddock/contract';

import { isFreeBet } from '../model/coupon-gift.ts';
import styles from './coupon.module.css';
import { AccumulatorStake } from './stake-field.tsx';
import type { CouponFacts } from './use-coupon-facts.ts';

const GiftChoice = lazy(async () => ({ default: (await import('./on-demand.ts')).GiftChoice }));

interface StakeAreaProps {
  readonly facts: CouponFacts;
  /** Of the legs that can be bet on. */
  readonly prices: readonly OddsMilli[];
  /** Whether a bet of this kind may have a gift. */
  readonly hasGifts: boolean;
}

/** The stake of the whole coupon, and the gift it is placed with: a free bet takes its place. */
export function StakeArea({ facts, prices, hasGifts }: StakeAreaProps) {
  const { currency, accountId, bets, gift } = facts;
  return (
    <div className={styles.stakeArea}>
      {hasGifts && accountId !== null && (
        <Suspense>
          <GiftChoice currency={currency} prices={prices} />
        </Suspense>
      )}
      {(gift === null || !isFreeBet(gift)) && <AccumulatorStake currency={currency} bet={bets[0]} />}
    </div>
  );
}
