import { useEffect } from 'react';
import type { PageProps } from '@paddock/contract';
import type { ChampionshipView, TeamView } from '@paddock/contract/schemas';
import { readOf } from '@paddock/shared-utils';
import { useFormat, useRead, useT } from '@paddock/shared-utils/react';
import { PageLayout, Panel, ReadView, SectionHeader, useReady } from '@paddock/styleguide';

import { idOfSlug } from '../model/addresses.ts';
import { CRICKET, cricketTabPath } from '../model/cricket-paths.ts';
import { ChampionshipEvents } from '../parts/championship-events.tsx';
import { ChampionshipResults } from '../parts/championship-results.tsx';
import { CricketFrame } from '../parts/cricket-frame.tsx';
import { CricketPlayer, NoPlayer } from '../parts/cricket-player.tsx';
import { CricketSquad } from '../parts/cricket-squad.tsx';
import { ListSkeleton, onPanel, useListWords } from '../parts/list-states.tsx';
import { useTeam } from '../parts/use-team.ts';
import { NoChampionship, UNKNOWN } from './championship-page.tsx';
import { NoTeam, TeamPage } from './team-page.tsx';

/** A championship of cricket: what is on, what is to come, and below it what is over. */
export function CricketChampPage({ params, setSeo }: PageProps) {
  const id = idOfSlug(params['champId'] ?? '');
  const format = useFormat();
  const read = useRead({
    ...readOf('/web-api/sportsbook/championships/:id', { params: { id } }),
    isPublic: true,
  });
  useReady(true);
  const name = read.value.status === 'ready' ? format.name(read.value.data.name) : undefined;
  useEffect(() => {
    if (name !== undefined) setSeo({ name });
  }, [name, setSeo]);
  return (
    <CricketFrame tab="all-champs">
      <ReadView
        {...read}
        words={useListWords()}
        skeleton={<ListSkeleton />}
        refused={({ code }) => UNKNOWN.includes(code) && <NoChampionship />}
        frame={onPanel}
      >
        {(championship) =>
          championship.sport === CRICKET ? <Championship {...championship} /> : <NoChampionship />
        }
      </ReadView>
    </CricketFrame>
  );
}

function Championship(championship: ChampionshipView) {
  const t = useT('betting');
  const format = useFormat();
  return (
    <PageLayout title={format.name(championship.name)} lead={format.name(championship.region.name)}>
      <ChampionshipEvents
        id={championship.id}
        sport={championship.sport}
        allPath={cricketTabPath('all-champs')}
      />
      <Panel bleed>
        <SectionHeader dense title={t('cricket.results')} />
      </Panel>
      <ChampionshipResults id={championship.id} />
    </PageLayout>
  );
}

/** A team of cricket with its players. */
export function CricketTeamPage({ params, setSeo }: PageProps) {
  const isCricket = isOfCricket(params['team'] ?? '');
  return (
    <CricketFrame tab={null}>
      {isCricket ? (
        <TeamPage params={params} setSeo={setSeo} more={(team) => <CricketSquad team={team} />} />
      ) : (
        <NoTeam />
      )}
    </CricketFrame>
  );
}

/** A player, by his place in the batting order and his team: `3-cricket-exeter-kings`. */
export function CricketPlayerPage({ params }: PageProps) {
  const [place = '', ...key] = (params['player'] ?? '').split('-');
  useReady(true);
  const team = key.join('-');
  return (
    <CricketFrame tab={null}>
      {isOfCricket(team) ? <PlayerOf team={team} place={Number(place)} /> : <NoPlayer />}
    </CricketFrame>
  );
}

function PlayerOf({ team, place }: { readonly team: string; readonly place: number }) {
  const read = useTeam(team);
  return (
    <ReadView
      {...read}
      words={useListWords()}
      skeleton={<ListSkeleton />}
      refused={({ code }) => UNKNOWN.includes(code) && <NoPlayer />}
      frame={onPanel}
    >
      {(found: TeamView) => <CricketPlayer team={found} place={place} />}
    </ReadView>
  );
}

function isOfCricket(teamKey: string): boolean {
  return teamKey.startsWith(`${CRICKET}-`);
}
