import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { LinkButton, PageLayout, useReady } from '@paddock/styleguide';

import { sectionPath } from '../model/addresses.ts';
import { HOME_QUERIES } from '../model/page-queries.ts';
import { ForYou } from '../parts/for-you.tsx';
import { Highlights } from '../parts/highlights.tsx';
import styles from '../parts/lists.module.css';
import { SectionList } from '../parts/section-list.tsx';
import { SportStrip } from '../parts/sport-strip.tsx';
import { useSectionEvents } from '../parts/use-section-events.ts';

/** What is on now, and what comes next (S2-06). */
export function HomePage() {
  const t = useT('betting');
  const live = useSectionEvents(HOME_QUERIES.live);
  const next = useSectionEvents(HOME_QUERIES.next);
  useReady(true);
  return (
    <PageLayout title={t('title.home')} titleHidden>
      <SportStrip section="live" sport={null} />
      <ForYou />
      <Highlights value={live.value} />
      <SectionList section="live" value={live.value} onRetry={live.reload} linksToAll />
      <div className={styles.partHead}>
        <h2 className={styles.title}>{t('comingUp')}</h2>
        <LinkButton variant="quiet" size={32} href={hrefFor(sectionPath('line'))} iconEnd="arrow-right">
          {t('wholeLine')}
        </LinkButton>
      </div>
      <SectionList section="line" value={next.value} onRetry={next.reload} linksToAll />
    </PageLayout>
  );
}
