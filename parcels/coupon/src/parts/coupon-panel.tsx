import { useState } from 'react';
import type { BetListView } from '@paddock/contract/schemas';
import { auth$, clearCoupon, couponLegs$, type CouponLeg } from '@paddock/shared-utils';
import { useStream, useStreamValue, useT, type ReadValue } from '@paddock/shared-utils/react';
import { CountBadge, EmptyState, IconButton, Panel, TextButton } from '@paddock/styleguide';

import { CouponStoreContext, useCouponState } from '../state/coupon-hooks.ts';
import type { PageCoupon } from '../state/page-coupon.ts';
import { CouponBody } from './coupon-body.tsx';
import styles from './coupon.module.css';
import { OpenBets } from './open-bets.tsx';
import { Receipts } from './receipts.tsx';
import { useOpenBets } from './use-open-bets.ts';

/** The coupon with its head: legs, stakes and the one button, receipts; or the player's open bets. */
export function CouponPanel({ coupon }: { readonly coupon: PageCoupon }) {
  const { legs } = useStream(couponLegs$);
  const signedIn = useStreamValue(auth$, ({ status }) => status === 'signed-in');
  const openBets = useOpenBets(signedIn);
  const [showsBets, setShowsBets] = useBetsView(legs.length);
  const inBets = showsBets && signedIn;
  return (
    <CouponStoreContext value={coupon.store}>
      <Panel className={styles.panel}>
        <CouponHead
          inBets={inBets}
          legCount={legs.length}
          openBets={openBets.value}
          onSwitch={signedIn ? () => setShowsBets(!showsBets) : undefined}
        />
        {inBets ? (
          <OpenBets {...openBets} />
        ) : (
          <>
            <Receipts />
            <Picked legs={legs} coupon={coupon} />
          </>
        )}
      </Panel>
    </CouponStoreContext>
  );
}

/** Whether open bets are shown; a newly picked leg brings the coupon back. */
function useBetsView(legCount: number): [boolean, (shows: boolean) => void] {
  const [view, setView] = useState({ showsBets: false, legCount });
  if (view.legCount !== legCount) {
    setView({ showsBets: view.showsBets && legCount < view.legCount, legCount });
  }
  return [view.showsBets, (showsBets) => setView({ showsBets, legCount })];
}

interface CouponHeadProps {
  readonly inBets: boolean;
  readonly legCount: number;
  readonly openBets: ReadValue<BetListView>;
  /** Absent for guests, who have no bets. */
  readonly onSwitch: (() => void) | undefined;
}

function CouponHead({ inBets, legCount, openBets, onSwitch }: CouponHeadProps) {
  const t = useT('coupon');
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>
        {inBets ? t('bets.title') : t('title')}{' '}
        {!inBets && legCount > 0 && (
          <CountBadge tone="picked" count={legCount} label={t('legsPicked', { count: legCount })} />
        )}
      </h2>
      <div className={styles.headEnd}>
        {onSwitch !== undefined && (
          <TextButton onClick={onSwitch}>
            {inBets ? t('title') : t('bets.title')} {inBets ? legCount || '' : countOf(openBets)}
          </TextButton>
        )}
        {!inBets && legCount > 0 && <IconButton icon="trash" label={t('clear')} onClick={clearCoupon} />}
      </div>
    </div>
  );
}

/** How many bets are open, with a plus when more than were read; nothing where there is none or it is not known. */
function countOf(openBets: ReadValue<BetListView>): string {
  if (openBets.status !== 'ready' || openBets.data.bets.length === 0) return '';
  return `${openBets.data.bets.length}${openBets.data.nextCursor === null ? '' : '+'}`;
}

interface PickedProps {
  readonly legs: readonly CouponLeg[];
  readonly coupon: PageCoupon;
}

function Picked({ legs, coupon }: PickedProps) {
  const t = useT('coupon');
  const hasReceipt = useCouponState((state) => state.receipts.length > 0);
  if (legs.length > 0) return <CouponBody legs={legs} coupon={coupon} />;
  if (hasReceipt) return null;
  return <EmptyState icon="ticket" title={t('empty.title')} message={t('empty.text')} />;
}
