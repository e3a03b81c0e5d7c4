import { useState } from 'react';
import type { AppealState } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useReadWords, useT } from '@paddock/shared-utils/react';
import {
  EmptyState,
  LoadMore,
  Panel,
  ReadView,
  SectionHeader,
  SegmentedControl,
  SkeletonRows,
  TextButton,
} from '@paddock/styleguide';

import { useDesk } from '../../session/desk-context.ts';
import { useDeskRead } from '../../session/use-desk-read.ts';
import styles from '../site.module.css';
import { AppealRow } from './appeal-row.tsx';

const EVERY_MS = 10_000;

/** As many as the server lists at once. */
const LISTED = 100;

const STATES: readonly AppealState[] = ['received', 'accepted', 'declined'];

/** What visitors who are kept out write: those that wait, or what became of them. */
export function AppealsPanel() {
  const t = useT('desk');
  const { may } = useDesk();
  const [state, setState] = useState<AppealState>('received');
  return (
    <Panel padded>
      <SectionHeader title={t('site.appeals.title')} />
      <div className={styles.stack}>
        <p className={styles.quiet}>{t('site.appeals.lead')}</p>
        {may('players:restrict') ? (
          <>
            <SegmentedControl
              label={t('site.appeals.which')}
              value={state}
              onValueChange={(chosen) => setState(STATES.find((one) => one === chosen) ?? 'received')}
              segments={STATES.map((value) => ({ value, label: t(`site.appeals.states.${value}`) }))}
            />
            <AppealList key={state} state={state} />
          </>
        ) : (
          <EmptyState title={t('site.appeals.notYours')} />
        )}
      </div>
    </Panel>
  );
}

/** Those that wait, oldest first; decided ones newest first, page by page. */
function AppealList({ state }: { readonly state: AppealState }) {
  const t = useT('desk');
  const words = useReadWords({ slow: t('site.appeals.slow') });
  const [before, setBefore] = useState<string>();
  const { value, reload } = useDeskRead(
    `appeals ${state} ${before ?? ''}`,
    (as) => api.get('/operator-api/blocks/appeals', { ...as, query: { state, before } }),
    EVERY_MS,
  );
  return (
    <>
      {before !== undefined && (
        <p className={styles.quiet}>
          <TextButton onClick={() => setBefore(undefined)}>{t('board.first')}</TextButton>
        </p>
      )}
      <ReadView
        value={value}
        reload={reload}
        words={words}
        skeleton={<SkeletonRows count={4} />}
        empty={({ appeals }) =>
          appeals.length === 0 && <EmptyState title={t(`site.appeals.none.${state}`)} />
        }
      >
        {({ appeals }) => (
          <>
            <ul className={styles.rows}>
              {appeals.map((appeal) => (
                <AppealRow key={appeal.id} appeal={appeal} onChanged={reload} />
              ))}
            </ul>
            {appeals.length === LISTED && state === 'received' && (
              <p className={styles.quiet}>{t('site.appeals.moreWait', { number: LISTED })}</p>
            )}
            {appeals.length === LISTED && state !== 'received' && (
              <LoadMore label={t('site.appeals.older')} onMore={() => setBefore(appeals.at(-1)?.id)} />
            )}
          </>
        )}
      </ReadView>
    </>
  );
}
