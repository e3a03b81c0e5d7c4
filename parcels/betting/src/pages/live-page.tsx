import { useDeferredValue } from 'react';
import type { PageProps } from '@paddock/contract';
import { hrefFor, navigate } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { useReady } from '@paddock/styleguide';

import { listQuery } from '../model/page-queries.ts';
import { askedLiveTime, liveQueryFor, type LiveTime } from '../model/time-query.ts';
import { FavouritesList } from '../parts/favourites-list.tsx';
import { Highlights } from '../parts/highlights.tsx';
import { LiveTimes } from '../parts/live-times.tsx';
import { SectionPage } from '../parts/section-page.tsx';
import { groupingOf, orderQuery, useListOrder } from '../parts/use-list-order.ts';
import { useSectionEvents } from '../parts/use-section-events.ts';

/** Matches that are being played: all, of a sport, of a championship, or the favourites (S2-07). */
export function LivePage(props: PageProps) {
  useReady(true);
  return props.path.endsWith('/favourites') ? <FavouritesList section="live" /> : <LiveList {...props} />;
}

function LiveList({ params, path, query, setSeo }: Pick<PageProps, 'params' | 'path' | 'query' | 'setSeo'>) {
  const t = useT('betting');
  const time = askedLiveTime(query);
  const setTime = (wanted: LiveTime) => {
    navigate(hrefFor(path) + liveQueryFor(wanted, query), { replace: true });
  };
  const order = useListOrder();
  const { value: latest, ...list } = useSectionEvents({
    ...listQuery('live', params),
    ...orderQuery(order),
    time: time === 'all' ? undefined : time,
  });
  const value = useDeferredValue(latest);
  return (
    <SectionPage
      {...list}
      section="live"
      sport={params['sport']}
      champ={params['champ']}
      setSeo={setSeo}
      title={t('seo.live.title')}
      value={value}
      grouped={groupingOf(order)}
      above={
        <>
          <LiveTimes time={time} onTime={setTime} />
          {params['champ'] === undefined && <Highlights value={value} />}
        </>
      }
      onAll={time === 'all' ? undefined : () => setTime('all')}
    />
  );
}
