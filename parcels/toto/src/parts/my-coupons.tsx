import { useState } from 'react';
import { auth$, hrefFor, openDialog, readOf } from '@paddock/shared-utils';
import { useRead, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, EmptyState, LinkButton, ReadView, Skeleton } from '@paddock/styleguide';

import { CouponCard } from './coupon-card.tsx';
import styles from './coupon-card.module.css';
import { usePoolWords } from './use-pool-words.ts';

/** Coupons of the player; guests are shown the way in. */
export function MyCoupons() {
  const t = useT('toto');
  const status = useStreamValue(auth$, (auth) => auth.status);
  if (status !== 'guest') return <OwnCoupons />;
  return (
    <EmptyState
      icon="user"
      title={t('none.guest')}
      action={
        <Button variant="primary" onClick={() => void openDialog({ widget: 'welcome/login', size: 'small' })}>
          {t('buy.guest')}
        </Button>
      }
    />
  );
}

function OwnCoupons() {
  const t = useT('toto');
  const [before, setBefore] = useState<string | undefined>(undefined);
  const { value, reload } = useRead({
    ...readOf('/web-api/toto/coupons', { query: before === undefined ? {} : { before } }),
    on: ['toto:coupon'],
  });
  return (
    <ReadView
      value={value}
      reload={reload}
      words={usePoolWords()}
      skeleton={<Skeleton shape="block" height="60vh" />}
      empty={({ coupons }) =>
        coupons.length === 0 && (
          <EmptyState
            icon="ticket"
            title={t('none.coupons')}
            action={
              <LinkButton variant="outline" href={hrefFor('/toto/next')}>
                {t('none.next')}
              </LinkButton>
            }
          />
        )
      }
    >
      {({ coupons, next }) => (
        <>
          <ul className={styles.list}>
            {coupons.map((coupon) => (
              <CouponCard key={coupon.id} coupon={coupon} />
            ))}
          </ul>
          <ButtonRow>
            {before !== undefined && <Button onClick={() => setBefore(undefined)}>{t('list.newest')}</Button>}
            {next !== null && <Button onClick={() => setBefore(next)}>{t('list.older')}</Button>}
          </ButtonRow>
        </>
      )}
    </ReadView>
  );
}
