import { useEffect } from 'react';
import type { PageProps } from '@paddock/contract';
import type { EventStatisticsView } from '@paddock/contract/schemas';
import { hrefFor, readOf } from '@paddock/shared-utils';
import { useFormat, useLabels, useRead, useReadWords, useT } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, PageLayout, Panel, ReadView, useReady } from '@paddock/styleguide';

import { AveragesPanel } from '../parts/statistics/averages-panel.tsx';
import { CoursePanel } from '../parts/statistics/course-panel.tsx';
import { EventHead } from '../parts/statistics/event-head.tsx';
import { FormPanel } from '../parts/statistics/form-panel.tsx';
import { MeetingsPanel } from '../parts/statistics/meetings-panel.tsx';
import { StandingsPanel } from '../parts/statistics/standings-panel.tsx';
import { StatisticsSkeleton } from '../parts/statistics/statistics-skeleton.tsx';
import styles from '../parts/statistics/statistics.module.css';

/** Answers of the server for an id that is none. */
const GONE: readonly string[] = ['EVENT_UNKNOWN', 'INVALID_INPUT'];

/** What its sides did before a match, and how it went so far: a page of the site, or alone in a window of its own (S2-17). */
export function StatisticPage({ params, routeId, setSeo }: PageProps) {
  const t = useT('results');
  const format = useFormat();
  const labels = useLabels();
  const { value, reload } = useRead({
    ...readOf('/web-api/sportsbook/events/:id/statistics', { params: { id: params['event'] ?? '' } }),
    isPublic: true,
  });
  const words = useReadWords({ busy: t('stat.loading'), slow: t('stat.slow'), failed: t('stat.failed') });
  const event = value.status === 'ready' ? value.data.event : undefined;
  const home = event === undefined ? undefined : format.name(event.home.name);
  const away = event === undefined ? undefined : format.name(event.away.name);
  useReady(true);
  const gone =
    value.status === 'error' && GONE.includes(value.problem.code) ? t('stat.gone.title') : undefined;
  useEffect(() => {
    if (home !== undefined && away !== undefined) setSeo({ home, away });
    else if (gone !== undefined) setSeo({ gone });
  }, [home, away, gone, setSeo]);
  return (
    <PageLayout title={event === undefined ? t('stat.title') : labels.match(event)} titleHidden>
      <ReadView
        value={value}
        reload={reload}
        words={words}
        skeleton={<StatisticsSkeleton />}
        refused={({ code }) => GONE.includes(code) && <NoSuchEvent />}
      >
        {(statistics) => (
          <>
            <EventHead event={statistics.event} isWindow={routeId === 'results.statistic-popup'} />
            <Statistics statistics={statistics} />
          </>
        )}
      </ReadView>
    </PageLayout>
  );
}

function Statistics({ statistics }: { readonly statistics: EventStatisticsView }) {
  const t = useT('results');
  const { event, form, table } = statistics;
  const isBare = table.rows.length === 0 && form.every(({ matches }) => matches.length === 0);
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.column}>
          <CoursePanel event={event} />
          {isBare ? <NothingPlayed /> : <FormPanel statistics={statistics} />}
        </div>
        {!isBare && (
          <div className={styles.column}>
            <StandingsPanel statistics={statistics} />
            <MeetingsPanel statistics={statistics} />
            <AveragesPanel statistics={statistics} />
          </div>
        )}
      </div>
      {!isBare && <p className={styles.past}>{t('stat.past')}</p>}
    </>
  );
}

function NothingPlayed() {
  const t = useT('results');
  return (
    <Panel bleed>
      <EmptyState icon="statistics" title={t('stat.none.title')} message={t('stat.none.text')} />
    </Panel>
  );
}

/** Nobody knows the event: never heard of, or taken off before it was stored. */
function NoSuchEvent() {
  const t = useT('results');
  return (
    <Panel bleed>
      <EmptyState
        icon="clock"
        title={t('stat.gone.title')}
        message={t('stat.gone.text')}
        action={
          <LinkButton variant="outline" href={hrefFor('/results')}>
            {t('stat.gone.action')}
          </LinkButton>
        }
      />
    </Panel>
  );
}
