import type { PageProps } from '@paddock/contract';
import type { ChampionshipView, TeamView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { PageLayout, Panel, ReadView, SectionHeader, useReady } from '@paddock/styleguide';

import { CRICKET, cricketTabPath } from '../model/cricket-paths.ts';
import { isUnknown } from '../model/unknown.ts';
import { ChampionshipEvents } from '../parts/championship-events.tsx';
import { ChampionshipResults } from '../parts/championship-results.tsx';
import { CricketFrame } from '../parts/cricket-frame.tsx';
import { CricketPlayer, NoPlayer } from '../parts/cricket-player.tsx';
import { CricketSquad } from '../parts/cricket-squad.tsx';
import { GonePanel } from '../parts/gone-panel.tsx';
import { ListSkeleton, onPanel, useListWords } from '../parts/list-states.tsx';
import { useChampionship } from '../parts/use-championship.ts';
import { useTeam } from '../parts/use-team.ts';
import { TeamPage } from './team-page.tsx';

/** A championship of cricket: what is on, what is to come, and below it what is over. */
export function CricketChampPage({ params, setSeo }: PageProps) {
  const read = useChampionship({ params, setSeo });
  useReady(true);
  return (
    <CricketFrame tab="all-champs">
      <ReadView
        {...read}
        words={useListWords()}
        skeleton={<ListSkeleton />}
        refused={(problem) => isUnknown(problem) && <GonePanel of="champs" />}
        frame={onPanel}
      >
        {(championship) =>
          championship.sport === CRICKET ? <Championship {...championship} /> : <GonePanel of="champs" />
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
        <GonePanel of="team" />
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
      refused={(problem) => isUnknown(problem) && <NoPlayer />}
      frame={onPanel}
    >
      {(found: TeamView) => <CricketPlayer team={found} place={place} />}
    </ReadView>
  );
}

function isOfCricket(teamKey: string): boolean {
  return teamKey.startsWith(`${CRICKET}-`);
}
