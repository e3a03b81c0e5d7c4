import { useDeferredValue, useState } from 'react';
import type { PageProps } from '@paddock/contract';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { useReady } from '@paddock/styleguide';

import { ANY_TIME, timeQuery } from '../model/line-times.ts';
import { listQuery } from '../model/page-queries.ts';
import { FavouritesList } from '../parts/favourites-list.tsx';
import { LineTimes } from '../parts/line-times.tsx';
import { SectionPage } from '../parts/section-page.tsx';
import { useSectionEvents } from '../parts/use-section-events.ts';

/** Matches to come: all, of a sport, of a championship, or the favourites, at the time the player chose (S2-07). */
export function PreMatchPage(props: PageProps) {
  useReady(true);
  return props.path.endsWith('/favourites') ? <FavouritesList section="line" /> : <LineList {...props} />;
}

function LineList({ params }: Pick<PageProps, 'params'>) {
  const { zoneHours } = useFormat();
  const t = useT('betting');
  const [time, setTime] = useState(ANY_TIME);
  const { value, ...list } = useSectionEvents({
    ...listQuery('line', params),
    ...timeQuery(time, zoneHours),
  });
  return (
    <SectionPage
      {...list}
      section="line"
      sport={params['sport']}
      title={t('seo.line.title')}
      // A page more of rows is drawn between frames, or scrolling to it would stumble.
      value={useDeferredValue(value)}
      above={<LineTimes time={time} onTime={setTime} />}
      onAll={time === ANY_TIME ? undefined : () => setTime(ANY_TIME)}
    />
  );
}
