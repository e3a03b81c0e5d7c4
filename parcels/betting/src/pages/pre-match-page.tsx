import { useDeferredValue } from 'react';
import type { PageProps } from '@paddock/contract';
import { hrefFor, navigate, serverNowMs } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { useReady } from '@paddock/styleguide';

import { askedTime, queryFor } from '../model/time-query.ts';
import { ANY_TIME, isSameTime, timeQuery, type LineTime } from '../model/line-times.ts';
import { listQuery } from '../model/page-queries.ts';
import { FavouritesList } from '../parts/favourites-list.tsx';
import { LineTimes } from '../parts/line-times.tsx';
import { SectionPage } from '../parts/section-page.tsx';
import { groupingOf, orderQuery, useListOrder } from '../parts/use-list-order.ts';
import { useSectionEvents } from '../parts/use-section-events.ts';

/** Matches to come: all, of a sport, of a championship, or the favourites, at the time the player chose (S2-07). */
export function PreMatchPage(props: PageProps) {
  useReady(true);
  return props.path.endsWith('/favourites') ? <FavouritesList section="line" /> : <LineList {...props} />;
}

function LineList({ params, path, query, setSeo }: Pick<PageProps, 'params' | 'path' | 'query' | 'setSeo'>) {
  const { zoneHours, dayNumber } = useFormat();
  const t = useT('betting');
  // Whoever comes back from a match finds the list as they left it, and can send it on.
  const time = askedTime(query, dayNumber(serverNowMs()));
  const setTime = (wanted: LineTime) => {
    navigate(hrefFor(path) + queryFor(wanted, query), { replace: true });
  };
  const order = useListOrder();
  const listed = listQuery('line', params);
  const { value, ...list } = useSectionEvents({
    ...listed,
    ...timeQuery(time, zoneHours),
    ...orderQuery(order),
  });
  return (
    <SectionPage
      {...list}
      section="line"
      sport={params['sport']}
      champ={params['champ']}
      setSeo={setSeo}
      title={t('seo.line.title')}
      // A page more of rows is drawn between frames, or scrolling to it would stumble.
      value={useDeferredValue(value)}
      grouped={groupingOf(order)}
      above={<LineTimes {...listed} time={time} onTime={setTime} />}
      onAll={isSameTime(time, ANY_TIME) ? undefined : () => setTime(ANY_TIME)}
    />
  );
}
