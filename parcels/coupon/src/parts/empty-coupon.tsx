import type { ReactNode } from 'react';

import { useT } from '@paddock/shared-utils/react';
import { EmptyState, Panel } from '@paddock/styleguide';

import styles from './coupon.module.css';

/** What a coupon without legs says. */
export function NothingPicked() {
  const t = useT('coupon');
  return <EmptyState icon="ticket" title={t('empty.title')} message={t('empty.text')} />;
}

/** The coupon's head alone, as the whole one draws it, and something below it. */
export function EmptyCoupon({ children }: { readonly children: ReactNode }) {
  const t = useT('coupon');
  return (
    <Panel className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('title')}</h2>
        <div className={styles.headEnd} />
      </div>
      {children}
    </Panel>
  );
}
