import { useDeferredValue, useState } from 'react';
import type { PageProps } from '@paddock/contract';
import { useT } from '@paddock/shared-utils/react';
import { LoadMore, PageLayout, useReady } from '@paddock/styleguide';

import { listQuery } from '../model/page-queries.ts';
import { CricketLink } from '../parts/cricket-link.tsx';
import { MarbleLink } from '../parts/field/marble-link.tsx';
import { FavouritesList } from '../parts/favourites-list.tsx';
import { Highlights } from '../parts/highlights.tsx';
import { LiveTimes, type LiveTime } from '../parts/live-times.tsx';
import { NothingThen } from '../parts/nothing-then.tsx';
import { SectionList } from '../parts/section-list.tsx';
import { SportStrip } from '../parts/sport-strip.tsx';
import { useSectionEvents } from '../parts/use-section-events.ts';

/** Matches that are being played: all, of a sport, of a championship, or the favourites (S2-07). */
export function LivePage(props: PageProps) {
  useReady(true);
  return props.path.endsWith('/favourites') ? <FavouritesList section="live" /> : <LiveList {...props} />;
}

function LiveList({ params }: Pick<PageProps, 'params'>) {
  const t = useT('betting');
  const common = useT('common');
  const { sport, champ } = params;
  const [time, setTime] = useState<LiveTime>('all');
  const {
    value: latest,
    reload,
    more,
  } = useSectionEvents({
    ...listQuery('live', params),
    time: time === 'all' ? undefined : time,
  });
  const value = useDeferredValue(latest);
  const shown = value.status === 'ready' ? value.data.events.length : 0;
  const total = value.status === 'ready' ? value.data.total : 0;
  return (
    <PageLayout
      title={
        sport === undefined ? t('seo.live.title') : t('title.liveSport', { sport: common(`sport.${sport}`) })
      }
      titleHidden
    >
      <SportStrip section="live" sport={sport ?? null} />
      <CricketLink sport={sport} />
      <MarbleLink sport={sport} />
      <LiveTimes time={time} onTime={setTime} />
      {champ === undefined && <Highlights value={value} />}
      <SectionList
        section="live"
        value={value}
        onRetry={reload}
        isNarrowed={time !== 'all'}
        nothing={time !== 'all' && <NothingThen onAll={() => setTime('all')} />}
      />
      {shown < total && (
        <LoadMore
          label={t('loadMore')}
          summary={t('shownOf', { shown, total })}
          onMore={more}
          eagerAt={shown}
        />
      )}
    </PageLayout>
  );
}
