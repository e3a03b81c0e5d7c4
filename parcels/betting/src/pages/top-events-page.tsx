import type { PageProps } from '@paddock/contract';
import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, PageLayout, useReady } from '@paddock/styleguide';

import { sectionPath, TOP_SPORTS_PATH } from '../model/addresses.ts';
import { EventsOfBoth } from '../parts/events-of-both.tsx';
import { useSectionEvents } from '../parts/use-section-events.ts';

const RECOMMENDED = { limit: 60, time: 'recommended' } as const;

/** Matches of the first championships of every sport, or of one: on, and to come (S2-07). */
export function TopEventsPage({ params: { sport } }: Pick<PageProps, 'params'>) {
  const t = useT('betting');
  const live = useSectionEvents({ section: 'live', sport, ...RECOMMENDED });
  const line = useSectionEvents({ section: 'line', sport, ...RECOMMENDED });
  useReady(true);
  return (
    <PageLayout
      title={t('seo.topEvents.title')}
      lead={t('topEvents.lead')}
      actions={
        <LinkButton variant="outline" size={32} href={hrefFor(TOP_SPORTS_PATH)}>
          {t('seo.topSports.title')}
        </LinkButton>
      }
    >
      <EventsOfBoth
        live={live}
        line={line}
        nothing={
          <EmptyState
            icon="calendar"
            title={t('topEvents.none')}
            message={t('topEvents.noneText')}
            action={
              <LinkButton variant="outline" href={hrefFor(sectionPath('line'))}>
                {t('seo.line.title')}
              </LinkButton>
            }
          />
        }
      />
    </PageLayout>
  );
}
