import { useState } from 'react';
import { activeAccount$ } from '@paddock/shared-utils';
import { useStream, useT } from '@paddock/shared-utils/react';
import { PageLayout, Panel, SegmentedControl, useReady } from '@paddock/styleguide';

import { BetsTable } from '../parts/bets-table.tsx';
import styles from '../parts/office.module.css';
import { Statement } from '../parts/statement/statement.tsx';

type View = 'open' | 'settled' | 'statement';
const VIEWS: readonly View[] = ['open', 'settled', 'statement'];

/** Bets and the statement of the account in use, which agree to the cent (S2-19). */
export function HistoryPage() {
  const t = useT('office');
  const active = useStream(activeAccount$);
  const [view, setView] = useState<View>('open');
  useReady(true);
  return (
    <PageLayout title={t('seo.history.title')}>
      <Panel bleed data-print={view === 'statement' ? 'alone' : undefined}>
        <div className={styles.tabs} data-print="never">
          <SegmentedControl
            label={t('history.show')}
            value={view}
            onValueChange={(value) => setView(VIEWS.find((one) => one === value) ?? 'open')}
            segments={VIEWS.map((value) => ({ value, label: t(`history.${value}`) }))}
          />
        </div>
        {view !== 'statement' && <BetsTable key={view} status={view} limit={20} />}
        {view === 'statement' && 'account' in active && <Statement account={active.account} />}
      </Panel>
    </PageLayout>
  );
}
