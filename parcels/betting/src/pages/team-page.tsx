import { useMemo, type ReactNode } from 'react';
import { findSport, teamKeyOf, teamPath, type PageProps } from '@paddock/contract';
import type { BetSection, EventListView, TeamView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT, type Read } from '@paddock/shared-utils/react';
import {
  EmptyState,
  LinkButton,
  PageLayout,
  Panel,
  ReadView,
  SectionHeader,
  Silk,
  useReady,
} from '@paddock/styleguide';

import { CHAMPIONSHIPS_PATH } from '../model/addresses.ts';
import { isUnknown } from '../model/unknown.ts';
import { EventsOfBoth } from '../parts/events-of-both.tsx';
import { FavouriteStar } from '../parts/favourite-star.tsx';
import { GonePanel } from '../parts/gone-panel.tsx';
import { ListSkeleton, onPanel, useListWords } from '../parts/list-states.tsx';
import { ResultRows } from '../parts/result-rows.tsx';
import { useClosedSports } from '../parts/use-closed-sports.ts';
import { useNoteViewed } from '../parts/use-recent.ts';
import { useSeoName } from '../parts/use-seo-name.ts';
import { useTeam } from '../parts/use-team.ts';
import styles from './team-page.module.css';

type TeamPageProps = Pick<PageProps, 'params' | 'setSeo'> & {
  /** What stands below its results. */
  readonly more?: ((team: TeamView) => ReactNode) | undefined;
};

/** A team, or a player: matches that are on and to come, and the last results (S2-10). */
export function TeamPage({ params, setSeo, more }: TeamPageProps) {
  const t = useT('betting');
  const read = useTeam(params['team'] ?? '');
  useSeoName(read.value, setSeo, t('team.gone.title'));
  useReady(true);
  return (
    <ReadView
      {...read}
      words={useListWords()}
      skeleton={<ListSkeleton />}
      refused={(problem) => isUnknown(problem) && <GonePanel of="team" />}
      frame={onPanel}
    >
      {(team) => <Team team={team} reload={read.reload} more={more} />}
    </ReadView>
  );
}

interface TeamProps extends Pick<TeamPageProps, 'more'> {
  readonly team: TeamView;
  readonly reload: () => void;
}

function Team({ team, reload, more }: TeamProps) {
  const t = useT('betting');
  const common = useT('common');
  const format = useFormat();
  const { sport, name, silk, results } = team;
  useNoteViewed({ path: teamPath(sport, name), sport, names: [name] });
  const live = useMatches(team, 'live', reload);
  const line = useMatches(team, 'line', reload);
  return (
    <PageLayout
      title={
        <span className={styles.name}>
          {findSport(sport)?.sides !== 'people' && (
            <Silk pattern={silk.pattern} colours={silk.colours} size={36} />
          )}
          {format.name(name)}
        </span>
      }
      lead={common(`sport.${sport}`)}
      actions={<FavouriteStar kind="team" of={teamKeyOf(sport, name)} name={format.name(name)} />}
    >
      <EventsOfBoth live={live} line={line} nothing={<NoMatches />} />
      <Panel bleed>
        <SectionHeader dense title={t('team.results')} />
        {results.length === 0 ? (
          <EmptyState icon="history" title={t('team.noResults')} />
        ) : (
          <ResultRows results={results} />
        )}
      </Panel>
      {more?.(team)}
    </PageLayout>
  );
}

/** Those of a section, unless its sport is closed to the player there. */
function useMatches({ sport, events, types }: TeamView, section: BetSection, reload: () => void) {
  const isClosed = useClosedSports(section).includes(sport);
  return useMemo((): Read<EventListView> => {
    const own = events.filter(({ state }) => (state.status === 'live') === (section === 'live'));
    const shown = isClosed ? [] : own;
    return { value: { status: 'ready', data: { events: shown, types, total: shown.length } }, reload };
  }, [events, types, section, isClosed, reload]);
}

function NoMatches() {
  const t = useT('betting');
  return (
    <EmptyState
      icon="calendar"
      title={t('team.nothing.title')}
      message={t('team.nothing.text')}
      action={
        <LinkButton variant="outline" href={hrefFor(CHAMPIONSHIPS_PATH)}>
          {t('team.nothing.action')}
        </LinkButton>
      }
    />
  );
}
