import type { ReactNode } from 'react';
import type { BetSection, EventListView } from '@paddock/contract/schemas';
import { useT, type ReadValue } from '@paddock/shared-utils/react';
import { LoadMore, PageLayout } from '@paddock/styleguide';

import { CricketLink } from './cricket-link.tsx';
import { MarbleLink } from './field/marble-link.tsx';
import { NothingThen } from './nothing-then.tsx';
import { SectionList } from './section-list.tsx';
import { SportStrip } from './sport-strip.tsx';
import type { SectionEvents } from './use-section-events.ts';

interface SectionPageProps extends Pick<SectionEvents, 'reload' | 'more'> {
  readonly section: BetSection;
  readonly sport: string | undefined;
  /** The page's name, where it is not of one sport. */
  readonly title: string;
  readonly value: ReadValue<EventListView>;
  /** The filter by time, and what stands between it and the list. */
  readonly above: ReactNode;
  /** Takes the filter away; undefined where none is chosen. */
  readonly onAll: (() => void) | undefined;
}

/** The list of a section: its sports, a filter by time, its matches, and more of them on a press. */
export function SectionPage({ section, sport, title, value, reload, more, above, onAll }: SectionPageProps) {
  const t = useT('betting');
  const common = useT('common');
  const { shown, total } =
    value.status === 'ready'
      ? { shown: value.data.events.length, total: value.data.total }
      : { shown: 0, total: 0 };
  return (
    <PageLayout
      title={sport === undefined ? title : t(`title.${section}Sport`, { sport: common(`sport.${sport}`) })}
      titleHidden
    >
      <SportStrip section={section} sport={sport ?? null} />
      <CricketLink sport={sport} />
      <MarbleLink sport={sport} />
      {above}
      <SectionList
        section={section}
        value={value}
        onRetry={reload}
        isNarrowed={onAll !== undefined}
        nothing={onAll && <NothingThen onAll={onAll} />}
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
