import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import type { WidgetProps } from '@paddock/contract';
import { auth$, clearCoupon, couponLegs$ } from '@paddock/shared-utils';
import { useStream, useStreamValue, useT } from '@paddock/shared-utils/react';
import { CountBadge, EmptyState, IconButton, Panel, SegmentedControl, useReady } from '@paddock/styleguide';

import { CouponBody } from '../parts/coupon-body.tsx';
import styles from '../parts/coupon.module.css';
import { OpenBets } from '../parts/open-bets.tsx';
import { Receipts } from '../parts/receipts.tsx';
import { pageCoupon } from '../state/page-coupon.ts';
import { resumeBets } from '../state/place.ts';

type View = 'coupon' | 'bets';

/** The bet coupon: legs, stakes, the one button, receipts, and the player's open bets. */
export function CouponWidget(_props: WidgetProps) {
  const [coupon] = useState(pageCoupon);
  useReady(true);
  useEffect(() => void resumeBets(coupon.store, coupon.ports), [coupon]);
  return (
    <Provider store={coupon.store}>
      <CouponPanel />
    </Provider>
  );
}

function CouponPanel() {
  const t = useT('coupon');
  const { legs } = useStream(couponLegs$);
  const signedIn = useStreamValue(auth$, ({ status }) => status === 'signed-in');
  const [view, setView] = useState<View>('coupon');
  return (
    <Panel className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {t('title')}{' '}
          {legs.length > 0 && (
            <CountBadge count={legs.length} label={t('legsPicked', { count: legs.length })} />
          )}
        </h2>
        {legs.length > 0 && <IconButton icon="trash" label={t('clear')} onClick={clearCoupon} />}
      </div>
      {signedIn && (
        <SegmentedControl
          block
          label={t('view.label')}
          value={view}
          onValueChange={(value) => setView(value === 'bets' ? 'bets' : 'coupon')}
          segments={[
            { value: 'coupon', label: t('view.coupon') },
            { value: 'bets', label: t('view.bets') },
          ]}
          className={styles.views}
        />
      )}
      {view === 'bets' && signedIn ? (
        <OpenBets />
      ) : (
        <>
          <Receipts />
          {legs.length === 0 ? <NothingPicked /> : <CouponBody legs={legs} />}
        </>
      )}
    </Panel>
  );
}

function NothingPicked() {
  const t = useT('coupon');
  return <EmptyState icon="ticket" title={t('empty.title')} message={t('empty.text')} />;
}
