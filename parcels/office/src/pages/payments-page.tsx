import { useState } from 'react';
import { useT } from '@paddock/shared-utils/react';
import { PageLayout, Panel, SegmentedControl, useReady } from '@paddock/styleguide';
import { Switch } from '@paddock/styleguide/forms';

import { MoneyWays } from '../parts/money-ways.tsx';
import styles from '../parts/office.module.css';
import { PaymentsTable } from '../parts/payments-table.tsx';
import type { PaymentFilter } from '../parts/read-payments.ts';

const FILTERS: readonly PaymentFilter[] = ['all', 'deposits', 'withdrawals'];

/** Money in and out and what became of it (S2-19, S3-10, S7-12). */
export function PaymentsPage() {
  const t = useT('office');
  const [filter, setFilter] = useState<PaymentFilter>('all');
  const [isIncludeArchive, setIsIncludeArchive] = useState(false);
  useReady(true);
  return (
    <PageLayout title={t('seo.payments.title')} actions={<MoneyWays />}>
      <Panel bleed>
        <div className={styles.filters}>
          <SegmentedControl
            label={t('payments.show')}
            value={filter}
            onValueChange={(value) => setFilter(FILTERS.find((one) => one === value) ?? 'all')}
            segments={FILTERS.map((value) => ({ value, label: t(`payments.filter.${value}`) }))}
          />
          <Switch
            label={t('payments.archive')}
            checked={isIncludeArchive}
            onChange={(event) => setIsIncludeArchive(event.currentTarget.checked)}
          />
        </div>
        <PaymentsTable
          key={`${filter} ${isIncludeArchive}`}
          filter={filter}
          isIncludeArchive={isIncludeArchive}
        />
      </Panel>
    </PageLayout>
  );
}
