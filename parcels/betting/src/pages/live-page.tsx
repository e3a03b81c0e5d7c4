import { useDeferredValue, useState } from 'react';
import type { PageProps } from '@paddock/contract';
import { useT } from '@paddock/shared-utils/react';
import { useReady } from '@paddock/styleguide';

import { listQuery } from '../model/page-queries.ts';
import { FavouritesList } from '../parts/favourites-list.tsx';
import { Highlights } from '../parts/highlights.tsx';
import { LiveTimes, type LiveTime } from '../parts/live-times.tsx';
import { SectionPage } from '../parts/section-page.tsx';
import { useSectionEvents } from '../parts/use-section-events.ts';

/** Matches that are being played: all, of a sport, of a championship, or the favourites (S2-07). */
export function LivePage(props: PageProps) {
  useReady(true);
  return props.path.endsWith('/favourites') ? <FavouritesList section="live" /> : <LiveList {...props} />;
}

function LiveList({ params }: Pick<PageProps, 'params'>) {
  const t = useT('betting');
  const [time, setTime] = useState<LiveTime>('all');
  const { value: latest, ...list } = useSectionEvents({
    ...listQuery('live', params),
    time: time === 'all' ? undefined : time,
  });
  const value = useDeferredValue(latest);
  return (
    <SectionPage
      {...list}
      section="live"
      sport={params['sport']}
      title={t('seo.live.title')}
      value={value}
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
