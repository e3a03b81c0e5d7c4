import { useMemo, type ReactNode } from 'react';
import type { BetSection, EventDetail, EventListView, MarketTypeView } from '@paddock/contract/schemas';
import { hrefFor, settings$ } from '@paddock/shared-utils';
import { useStreamValue, useT, type ReadValue } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, ReadView } from '@paddock/styleguide';

import { sectionPath } from '../model/addresses.ts';
import { groupByChampionship, type ListOrder } from '../model/event-groups.ts';
import { ListSkeleton, onPanel, useListWords } from './list-states.tsx';
import { SportSection } from './sport-section.tsx';
import { useSports } from './use-sports.ts';

/** Sports of a list with their championships. */
export type Grouping = (
  listed: readonly EventDetail[],
  order: ListOrder,
) => ReturnType<typeof groupByChampionship>;

interface SectionListProps {
  readonly section: BetSection;
  readonly value: ReadValue<EventListView>;
  readonly onRetry: () => void;
  /** The list is only a beginning: each sport ends with a link to all of it. */
  readonly linksToAll?: boolean;
  /** The player has asked for some of them: how many the sport has in all is not said. */
  readonly isNarrowed?: boolean;
  /** Stands where there is none to list; else the way to the other section. */
  readonly nothing?: ReactNode;
  /** How events stand together; by championship where nothing is said. */
  readonly grouped?: Grouping | undefined;
}

/** The events of a section by sport and championship, or what stands in their place. */
export function SectionList(props: SectionListProps) {
  const { section, value, onRetry, linksToAll = false, isNarrowed = false, nothing, grouped } = props;
  return (
    <ReadView
      value={value}
      reload={onRetry}
      words={useListWords()}
      skeleton={<ListSkeleton />}
      empty={({ events }) => events.length === 0 && (nothing || <NothingListed section={section} />)}
      frame={onPanel}
    >
      {(view) => <Sports {...{ section, ...view, linksToAll, isNarrowed, grouped }} />}
    </ReadView>
  );
}

interface SportsProps {
  readonly section: BetSection;
  readonly events: readonly EventDetail[];
  readonly types: readonly MarketTypeView[];
  readonly total: number;
  readonly linksToAll: boolean;
  readonly isNarrowed: boolean;
  readonly grouped: Grouping | undefined;
}

function Sports(props: SportsProps) {
  const { section, events, types, total, linksToAll, isNarrowed, grouped = groupByChampionship } = props;
  const byId = useMemo(() => new Map(events.map((event) => [event.id, event])), [events]);
  const { bestMatchesOnTop, groupByCountry } = useStreamValue(settings$, ({ settings }) => settings);
  const groups = useMemo(
    () => grouped(events, { bestMatchesOnTop, groupByCountry }),
    [grouped, events, bestMatchesOnTop, groupByCountry],
  );
  const sports = useSports(section);
  // Of a list that goes on, the head says how many the sport has in all.
  const isPart = !isNarrowed && events.length < total;
  return groups.map((group) => (
    <SportSection
      key={group.sport}
      section={section}
      group={group}
      events={byId}
      types={types}
      total={(isPart && sports.find(({ slug }) => slug === group.sport)?.count) || group.eventCount}
      linksToAll={linksToAll}
    />
  ));
}

/** Nothing to list, and a way on: from live to what comes, from the line to what is being played. */
function NothingListed({ section }: { readonly section: BetSection }) {
  const t = useT('betting');
  return (
    <EmptyState
      icon="calendar"
      title={t(`nothing.${section}.title`)}
      message={t(`nothing.${section}.text`)}
      action={
        <LinkButton variant="outline" href={hrefFor(sectionPath(section === 'live' ? 'line' : 'live'))}>
          {t(`nothing.${section}.action`)}
        </LinkButton>
      }
    />
  );
}
