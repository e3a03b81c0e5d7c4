import type { ReactNode } from 'react';
import { findSport, type PageProps } from '@paddock/contract';
import type { BetSection, EventListView } from '@paddock/contract/schemas';
import { useT, type ReadValue } from '@paddock/shared-utils/react';
import { LoadMore, PageLayout } from '@paddock/styleguide';

import { ListOfChampionship } from './championship-list.tsx';
import { CricketLink } from './cricket-link.tsx';
import { GoneState } from './gone-panel.tsx';
import { LongChampionship } from './long-championship.tsx';
import { MarbleLink } from './field/marble-link.tsx';
import { NoneOfChampionship } from './none-of-championship.tsx';
import { NothingThen } from './nothing-then.tsx';
import { SectionList, type Grouping } from './section-list.tsx';
import { SportStrip } from './sport-strip.tsx';
import { useGone } from './use-gone.ts';
import { useListName } from './use-list-name.ts';
import type { SectionEvents } from './use-section-events.ts';

interface SectionPageProps extends Pick<SectionEvents, 'reload' | 'more'>, Pick<PageProps, 'setSeo'> {
  readonly section: BetSection;
  readonly sport: string | undefined;
  /** The championship its address names. */
  readonly champ: string | undefined;
  /** The page's name, where it is not of one sport. */
  readonly title: string;
  readonly value: ReadValue<EventListView>;
  /** The filter by time, and what stands between it and the list. */
  readonly above: ReactNode;
  /** How its events stand together (`SectionList`). */
  readonly grouped: Grouping | undefined;
  /** Takes the filter away; undefined where none is chosen. */
  readonly onAll: (() => void) | undefined;
}

/** What an empty list says beside its usual words: what is not there, where its matches stand, or that time narrows it. */
function nothingOf({ section, sport, champ, setSeo, onAll }: SectionPageProps): ReactNode {
  if (onAll !== undefined) return <NothingThen onAll={onAll} />;
  if (sport === undefined) return undefined;
  if (champ !== undefined) return <NoneOfChampionship {...{ section, sport, champ, setSeo }} />;
  return isKnown(sport) ? undefined : <NoSport setSeo={setSeo} />;
}

const isKnown = (sport: string): boolean => findSport(sport) !== undefined;

function NoSport({ setSeo }: Pick<SectionPageProps, 'setSeo'>) {
  useGone(useT('betting')('sports.gone.title'), setSeo);
  return <GoneState of="sports" />;
}

/** The list of a section: its sports, a filter by time, its matches, and more of them on a press. */
export function SectionPage(props: SectionPageProps) {
  const { section, sport, title, value, reload, more, above, grouped, onAll } = props;
  const t = useT('betting');
  const common = useT('common');
  useListName(props);
  const { shown, total } =
    value.status === 'ready'
      ? { shown: value.data.events.length, total: value.data.total }
      : { shown: 0, total: 0 };
  return (
    <PageLayout
      title={
        sport === undefined || !isKnown(sport)
          ? title
          : t(`title.${section}Sport`, { sport: common(`sport.${sport}`) })
      }
      titleHidden
    >
      <SportStrip section={section} sport={sport ?? null} />
      <CricketLink sport={sport} />
      <MarbleLink sport={sport} />
      {above}
      <ListOfChampionship value={LongChampionship}>
        <SectionList
          section={section}
          value={value}
          onRetry={reload}
          isNarrowed={onAll !== undefined}
          grouped={grouped}
          nothing={nothingOf(props)}
        />
      </ListOfChampionship>
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
