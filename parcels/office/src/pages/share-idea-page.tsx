import { useState } from 'react';
import { useRead, useT } from '@paddock/shared-utils/react';
import {
  LoadMore,
  PageLayout,
  Panel,
  SectionHeader,
  SkeletonText,
  useReady,
  ReadView,
} from '@paddock/styleguide';

import { IdeaForm } from '../parts/ideas/idea-form.tsx';
import styles from '../parts/ideas/ideas.module.css';
import { OwnIdeas } from '../parts/ideas/own-ideas.tsx';
import { readIdeas } from '../parts/ideas/read-ideas.ts';
import { useOfficeWords } from '../parts/use-office-words.ts';

/** Ideas of the player and what became of them (S2-27). Open during a break too. */
export function ShareIdeaPage() {
  const t = useT('office');
  const words = useOfficeWords('failed');
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
        <ReadView
          value={value}
          reload={reload}
          words={words}
          skeleton={<SkeletonText lines={6} className={styles.waiting} />}
        >
          {({ ideas, total }) => (
            <>
              <OwnIdeas ideas={ideas} />
              {ideas.length < total && (
                <LoadMore
                  label={t('loadMore')}
                  summary={t('shownOf', { shown: ideas.length, total })}
                  onMore={() => setPages(pages + 1)}
                />
              )}
            </>
          )}
        </ReadView>
      </Panel>
    </PageLayout>
  );
}
