import type { TeamView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { EmptyState, Panel, SectionHeader } from '@paddock/styleguide';

import { cricketPlayerPath } from '../model/cricket-paths.ts';
import { squadOf } from '../model/player-figures.ts';
import styles from './cricket-hub.module.css';

/** A team's players in the order they bat. */
export function CricketSquad({ team }: { readonly team: TeamView }) {
  const t = useT('betting');
  const players = squadOf(team);
  return (
    <Panel bleed>
      <SectionHeader dense title={t('cricket.squad')} />
      {players.length === 0 ? (
        <EmptyState icon="user" title={t('cricket.noSquad')} />
      ) : (
        <ol className={styles.squad}>
          {players.map((name, at) => (
            <li key={name}>
              <a href={hrefFor(cricketPlayerPath(at + 1, team.name))}>
                {at + 1}. {name}
              </a>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
