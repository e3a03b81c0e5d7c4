import { useState } from 'react';
import type { PageProps } from '@paddock/contract';
import { useT } from '@paddock/shared-utils/react';
import { Chip, LoadMore, Panel, PageLayout, useReady } from '@paddock/styleguide';

import { LINE_PAGE_SIZE, listQuery } from '../model/page-queries.ts';
import { FavouritesList } from '../parts/favourites-list.tsx';
import styles from '../parts/lists.module.css';
import { SectionList } from '../parts/section-list.tsx';
import { SportStrip } from '../parts/sport-strip.tsx';
import { useSectionEvents } from '../parts/use-section-events.ts';

const MOST = 200;
const WITHIN_HOURS = [undefined, 3, 12, 24, 72] as const;

/** Matches to come: all, of a sport, of a championship, or the favourites, within the hours the player chose (S2-07). */
export function PreMatchPage({ params, path }: PageProps) {
  const t = useT('betting');
  const common = useT('common');
  const { sport } = params;
  const [withinHours, setWithinHours] = useState<number | undefined>(undefined);
  const [grownTo, setGrownTo] = useState(LINE_PAGE_SIZE);
  const isFavourites = path.endsWith('/favourites');
  useReady(true);
  const { value, reload } = useSectionEvents({
    ...listQuery('line', params),
    // A favourite may stand far down.
    grownTo: isFavourites ? MOST : grownTo,
    withinHours,
  });
  if (isFavourites) return <FavouritesList section="line" value={value} onRetry={reload} />;
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
      <Panel bleed className={styles.filters}>
        {WITHIN_HOURS.map((hours) => (
          <Chip key={hours ?? 0} pressed={withinHours === hours} onClick={() => setWithinHours(hours)}>
            {hours === undefined ? t('within.all') : t('within.hours', { count: hours })}
          </Chip>
        ))}
      </Panel>
      <SectionList section="line" value={value} onRetry={reload} />
      {shown < total && grownTo < MOST && (
        <LoadMore
          label={t('loadMore')}
          summary={t('shownOf', { shown, total })}
          onMore={() => setGrownTo((last) => Math.min(last + LINE_PAGE_SIZE, MOST))}
        />
      )}
    </PageLayout>
  );
}
