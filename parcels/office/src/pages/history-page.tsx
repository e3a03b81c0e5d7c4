import type { PageProps } from '@paddock/contract';
import { activeAccount$, hrefFor, navigate } from '@paddock/shared-utils';
import { useStream, useT } from '@paddock/shared-utils/react';
import { PageLayout, Panel, SegmentedControl, useReady } from '@paddock/styleguide';

import {
  addressOf,
  ALL_BETS,
  BET_VIEWS,
  filterOf,
  isBackwards,
  type BetListFilter,
} from '../model/bet-list-filter.ts';
import { BetFilters } from '../parts/bets/bet-filters.tsx';
import { BetList } from '../parts/bets/bet-list.tsx';
import { ChosenFilters } from '../parts/bets/chosen-filters.tsx';
import styles from '../parts/office.module.css';
import { Statement } from '../parts/statement/statement.tsx';

const STATEMENT = 'statement';
const STATEMENT_ADDRESS = `/office/history?view=${STATEMENT}`;

/** Bets and the statement of an account, which agree to the cent (S2-19). The address holds what is looked at. */
export function HistoryPage({ query }: PageProps) {
  const t = useT('office');
  const active = useStream(activeAccount$);
  const isStatement = new URLSearchParams(query).get('view') === STATEMENT;
  const filter = filterOf(query);
  useReady(true);

  function show(value: string): void {
    const view = BET_VIEWS.find((one) => one === value);
    navigate(
      hrefFor(
        view === undefined ? STATEMENT_ADDRESS : addressOf({ ...(isStatement ? ALL_BETS : filter), view }),
      ),
    );
  }

  const onFilter = (next: BetListFilter) => navigate(hrefFor(addressOf(next)), { replace: true });
  return (
    <PageLayout title={t('seo.history.title')}>
      <Panel bleed data-print="alone">
        <div className={styles.tabs} data-print="never">
          <SegmentedControl
            label={t('history.show')}
            value={isStatement ? STATEMENT : filter.view}
            onValueChange={show}
            segments={[...BET_VIEWS, STATEMENT].map((value) => ({ value, label: t(`history.${value}`) }))}
          />
        </div>
        {!isStatement && (
          <>
            <BetFilters filter={filter} onFilter={onFilter} />
            <ChosenFilters filter={filter} onFilter={onFilter} />
            {!isBackwards(filter) && <BetList key={filter.view} filter={filter} onFilter={onFilter} />}
          </>
        )}
        {isStatement && 'account' in active && <Statement account={active.account} />}
      </Panel>
    </PageLayout>
  );
}
