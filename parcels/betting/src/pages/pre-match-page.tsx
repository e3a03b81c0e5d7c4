import { useDeferredValue, useState } from 'react';
import type { PageProps } from '@paddock/contract';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { LoadMore, PageLayout, useReady } from '@paddock/styleguide';

import { ANY_TIME, timeQuery } from '../model/line-times.ts';
import { listQuery } from '../model/page-queries.ts';
import { CricketLink } from '../parts/cricket-link.tsx';
import { MarbleLink } from '../parts/field/marble-link.tsx';
import { FavouritesList } from '../parts/favourites-list.tsx';
import { LineTimes } from '../parts/line-times.tsx';
import { NothingThen } from '../parts/nothing-then.tsx';
import { SectionList } from '../parts/section-list.tsx';
import { SportStrip } from '../parts/sport-strip.tsx';
import { useSectionEvents } from '../parts/use-section-events.ts';

/** Matches to come: all, of a sport, of a championship, or the favourites, at the time the player chose (S2-07). */
export function PreMatchPage(props: PageProps) {
  useReady(true);
  return props.path.endsWith('/favourites') ? <FavouritesList section="line" /> : <LineList {...props} />;
}

function LineList({ params }: Pick<PageProps, 'params'>) {
  const t = useT('betting');
  const common = useT('common');
  const format = useFormat();
  const { sport } = params;
  const [time, setTime] = useState(ANY_TIME);
  const {
    value: latest,
    reload,
    more,
  } = useSectionEvents({
    ...listQuery('line', params),
    ...timeQuery(time, format.zoneHours),
  });
  // A page more of rows is drawn between frames, or scrolling to it would stumble.
  const value = useDeferredValue(latest);
  const shown = value.status === 'ready' ? value.data.events.length : 0;
  const total = value.status === 'ready' ? value.data.total : 0;
  return (
    <PageLayout
      title={
        sport === undefined ? t('seo.line.title') : t('title.lineSport', { sport: common(`sport.${sport}`) })
      }
      titleHidden
    >
      <SportStrip section="line" sport={sport ?? null} />
      <CricketLink sport={sport} />
      <MarbleLink sport={sport} />
      <LineTimes time={time} onTime={setTime} />
      <SectionList
        section="line"
        value={value}
        onRetry={reload}
        isNarrowed={time !== ANY_TIME}
        nothing={time !== ANY_TIME && <NothingThen onAll={() => setTime(ANY_TIME)} />}
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
