import { useState } from 'react';
import { useRead, useT } from '@paddock/shared-utils/react';
import {
  ErrorBlock,
  LoadMore,
  PageLayout,
  Panel,
  SectionHeader,
  SkeletonOrError,
  SkeletonText,
  useReady,
} from '@paddock/styleguide';

import { IdeaForm } from '../parts/ideas/idea-form.tsx';
import styles from '../parts/ideas/ideas.module.css';
import { OwnIdeas } from '../parts/ideas/own-ideas.tsx';
import { readIdeas } from '../parts/ideas/read-ideas.ts';

/** Ideas of the player and what became of them (S2-27). Open during a break too. */
export function ShareIdeaPage() {
  const t = useT('office');
  const common = useT('common');
  const [sent, setSent] = useState(0);
  const [pages, setPages] = useState(1);
  useReady(true);
  const { value, reload } = useRead({
    key: 'ideas',
    on: ['idea'],
    version: `${sent} ${pages}`,
    read: (signal) => readIdeas(pages, signal),
  });
  const view = value.status === 'ready' ? value.data : null;
  return (
    <PageLayout title={t('seo.shareIdea.title')} lead={t('ideas.lead')}>
      <IdeaForm key={sent} room={view} onSent={() => setSent(sent + 1)} />
      <Panel bleed>
        <SectionHeader title={t('ideas.own')} />
        {view !== null && (
          <>
            <OwnIdeas ideas={view.ideas} />
            {view.ideas.length < view.total && (
              <LoadMore
                label={t('loadMore')}
                summary={t('shownOf', { shown: view.ideas.length, total: view.total })}
                onMore={() => setPages(pages + 1)}
              />
            )}
          </>
        )}
        {value.status === 'error' && (
          <ErrorBlock
            title={t('failed')}
            message={t('failedText')}
            retryLabel={common('retry')}
            onRetry={reload}
          />
        )}
        {value.status === 'loading' && (
          <SkeletonOrError
            busyLabel={common('loading')}
            error={{ title: t('slow'), retryLabel: common('retry') }}
            onRetry={reload}
          >
            <SkeletonText lines={6} className={styles.waiting} />
          </SkeletonOrError>
        )}
      </Panel>
    </PageLayout>
  );
}
