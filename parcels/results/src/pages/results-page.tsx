import { useMemo } from 'react';
import type { PageProps } from '@paddock/contract';
import type { CatalogueView, ResultCountsView } from '@paddock/contract/schemas';
import { hrefFor, navigate, readOf, serverNowMs } from '@paddock/shared-utils';
import { useCatalogue, useFormat, useRead, useT } from '@paddock/shared-utils/react';
import { PageLayout, useReady } from '@paddock/styleguide';

import { addressOf, dayOf, filterOf, timeOf, type ResultFilter } from '../model/result-filter.ts';
import { EndedList } from '../parts/ended-list.tsx';
import { LiveList } from '../parts/live-list.tsx';
import { ResultFilters } from '../parts/result-filters.tsx';

const NO_SPORTS: ResultCountsView['sports'] = [];

/** Scores of matches that are being played and results of those that are over; the address holds what is looked at. */
export function ResultsPage({ params, query }: PageProps) {
  const t = useT('results');
  const format = useFormat();
  const filter = filterOf(params['type'], query);
  const nowMs = serverNowMs();
  const zone = format.zoneHours(nowMs);
  const today = dayOf(nowMs, zone);
  const time = timeOf(filter, today, zone);
  const catalogue = useCatalogue();
  const live = 'catalogue' in catalogue ? catalogue.catalogue.sports : undefined;
  const version = useMemo(() => liveVersion(live), [live]);
  const ended = useRead({
    ...readOf('/web-api/sportsbook/result-counts', { query: time }),
    version,
    isPublic: true,
  });
  useReady(true);
  const endedSports = ended.value.status === 'ready' ? ended.value.data.sports : NO_SPORTS;
  const onFilter = (next: ResultFilter) => navigate(hrefFor(addressOf(next)), { replace: true });
  return (
    <PageLayout title={t('seo.results.title')} lead={filter.search === '' ? undefined : t('searched')}>
      <ResultFilters
        filter={filter}
        onFilter={onFilter}
        today={today}
        counts={filter.type === 'live' ? liveCounts(live) : endedSports}
      />
      {filter.type === 'live' ? (
        <LiveList filter={filter} version={version} />
      ) : (
        <EndedList filter={filter} {...time} version={version} />
      )}
    </PageLayout>
  );
}

/** Changes when a match begins or ends: what the catalogue's news says of championships that are played. */
function liveVersion(sports: CatalogueView['sports'] | undefined): string {
  const counts = (sports ?? []).flatMap(({ championships }) =>
    championships.map(({ id, live }) => `${id}:${live}`),
  );
  return counts.join(' ');
}

function liveCounts(sports: CatalogueView['sports'] | undefined): ResultCountsView['sports'] {
  return (sports ?? [])
    .filter(({ live }) => live > 0)
    .map(({ slug, live, championships }) => ({
      slug,
      count: live,
      championships: championships
        .filter((one) => one.live > 0)
        .map(({ id, name, regionCode, regionName, ...one }) => ({
          id,
          name,
          regionCode,
          regionName,
          count: one.live,
        })),
    }));
}
