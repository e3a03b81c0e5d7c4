import type { PageProps } from '@paddock/contract';
import { activeAccount$, hrefFor, navigate } from '@paddock/shared-utils';
import { useStream, useT } from '@paddock/shared-utils/react';
import { LinkTabs, PageLayout, Panel, useReady } from '@paddock/styleguide';

import {
  addressOf,
  ALL_BETS,
  BET_VIEWS,
  filterOf,
  isBackwards,
  type BetListFilter,
} from '../model/bet-list-filter.ts';
import { ROUNDS_VIEW, roundsAddress } from '../model/round-list.ts';
import { BetFilters } from '../parts/bets/bet-filters.tsx';
import { BetList } from '../parts/bets/bet-list.tsx';
import { ChosenFilters } from '../parts/bets/chosen-filters.tsx';
import styles from '../parts/office.module.css';
import { RoundsView } from '../parts/rounds/rounds-view.tsx';
import { Statement } from '../parts/statement/statement.tsx';

const STATEMENT = 'statement';
const STATEMENT_ADDRESS = `/office/history?view=${STATEMENT}`;
/** What is no list of bets. */
const OTHER_VIEWS = [ROUNDS_VIEW, STATEMENT] as const;

/** Bets, rounds of games, and the statement of an account, which agree to the cent (S2-19). The address holds what is looked at. */
export function HistoryPage({ query }: PageProps) {
  const t = useT('office');
  const active = useStream(activeAccount$);
  const asked = new URLSearchParams(query).get('view');
  const shown = OTHER_VIEWS.find((one) => one === asked);
  const filter = filterOf(query);
  useReady(true);

  const bets = shown === undefined ? filter : ALL_BETS;
  const tabs = [
    ...BET_VIEWS.map((view) => ({ id: view, address: addressOf({ ...bets, view }) })),
    { id: ROUNDS_VIEW, address: roundsAddress() },
    { id: STATEMENT, address: STATEMENT_ADDRESS },
  ].map(({ id, address }) => ({ id, label: t(`history.${id}`), href: hrefFor(address) }));

  const onFilter = (next: BetListFilter) => navigate(hrefFor(addressOf(next)), { replace: true });
  return (
    <PageLayout title={t('seo.history.title')}>
      <Panel bleed data-print="alone">
        <div className={styles.tabs} data-print="never">
          <LinkTabs label={t('history.show')} value={shown ?? filter.view} items={tabs} />
        </div>
        {shown === undefined && (
          <>
            <BetFilters filter={filter} onFilter={onFilter} />
            <ChosenFilters filter={filter} onFilter={onFilter} />
            {!isBackwards(filter) && <BetList key={filter.view} filter={filter} onFilter={onFilter} />}
          </>
        )}
        {shown === ROUNDS_VIEW && <RoundsView query={query} />}
        {shown === STATEMENT && 'account' in active && <Statement account={active.account} />}
      </Panel>
    </PageLayout>
  );
}
