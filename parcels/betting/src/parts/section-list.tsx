import { useEffect, useMemo } from 'react';
import type { BetSection, EventDetail } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useCatalogue, useT } from '@paddock/shared-utils/react';
import { EmptyState, ErrorBlock, LinkChip, Panel, SkeletonOrError, SkeletonRows } from '@paddock/styleguide';

import { sectionPath } from '../model/addresses.ts';
import { groupByChampionship } from '../model/event-groups.ts';
import { SportSection } from './sport-section.tsx';
import type { SectionEvents } from './use-section-events.ts';

interface SectionListProps {
  readonly section: BetSection;
  readonly value: SectionEvents;
  readonly onRetry: () => void;
  /** Told whenever first content or its skeleton stands. */
  readonly onShown?: () => void;
  /** With a link to the whole list in each sport's head. */
  readonly linksToAll?: boolean;
}

/** The events of a section by sport and championship, or what stands in their place. */
export function SectionList({ section, value, onRetry, onShown, linksToAll = false }: SectionListProps) {
  useEffect(() => onShown?.(), [onShown]);
  if (value.status === 'loading') return <ListSkeleton onRetry={onRetry} />;
  if (value.status === 'error') return <ListError onRetry={onRetry} />;
  return <Groups section={section} events={value.events} total={value.total} linksToAll={linksToAll} />;
}

interface GroupsProps {
  readonly section: BetSection;
  readonly events: readonly EventDetail[];
  readonly total: number;
  readonly linksToAll: boolean;
}

function Groups({ section, events, total, linksToAll }: GroupsProps) {
  const t = useT('betting');
  const byId = useMemo(() => new Map(events.map((event) => [event.id, event])), [events]);
  const groups = useMemo(() => groupByChampionship(events), [events]);
  const counts = useSportCounts(section);
  // Of a list that goes on, the head says how many the sport has in all.
  const shownPart = events.length < total;
  if (groups.length === 0) {
    return (
      <Panel bleed>
        <EmptyState
          icon="calendar"
          title={t(`nothing.${section}.title`)}
          message={t(`nothing.${section}.text`)}
        />
      </Panel>
    );
  }
  return groups.map((group) => (
    <SportSection
      key={group.sport}
      section={section}
      group={group}
      events={byId}
      total={shownPart ? (counts.get(group.sport) ?? group.eventCount) : group.eventCount}
      action={
        linksToAll && <LinkChip href={hrefFor(sectionPath(section, group.sport))}>{t('allOfSport')}</LinkChip>
      }
    />
  ));
}

function useSportCounts(section: BetSection): ReadonlyMap<string, number> {
  const value = useCatalogue();
  return useMemo(
    () =>
      new Map(
        'catalogue' in value ? value.catalogue.sports.map((sport) => [sport.slug, sport[section]]) : [],
      ),
    [value, section],
  );
}

function ListSkeleton({ onRetry }: { readonly onRetry: () => void }) {
  const t = useT('betting');
  const common = useT('common');
  return (
    <Panel bleed>
      <SkeletonOrError
        busyLabel={t('loading')}
        error={{ title: t('slow'), retryLabel: common('retry') }}
        onRetry={onRetry}
      >
        <SkeletonRows count={12} cells={7} />
      </SkeletonOrError>
    </Panel>
  );
}

function ListError({ onRetry }: { readonly onRetry: () => void }) {
  const t = useT('betting');
  const common = useT('common');
  return (
    <Panel bleed>
      <ErrorBlock
        title={t('failed')}
        message={t('failedText')}
        retryLabel={common('retry')}
        onRetry={onRetry}
      />
    </Panel>
  );
}
