import { readOf } from '@paddock/shared-utils';
import { useRead, useT } from '@paddock/shared-utils/react';
import { SectionHeader } from '@paddock/styleguide';

import { useNothingOffered } from '../use-nothing-offered.ts';
import { TournamentCard } from './tournament-card.tsx';
import styles from './tournaments.module.css';

interface RacesProps {
  /** What stands above is not there yet, and would move them when it comes. */
  readonly waits: boolean;
}

/**
 * Races over sports and casino that run or come, below what else is given; nothing where there is none. To whom nothing is
 * offered they are those that were joined before.
 */
export function Races({ waits }: RacesProps) {
  const t = useT('casino');
  const { value } = useRead(readOf('/web-api/tournaments', { query: {} }));
  const isOffered = useNothingOffered() === null;
  if (waits || value.status !== 'ready') return null;
  const races = [...value.data.running, ...value.data.coming].filter(
    ({ isRace, isJoined }) => isRace && (isOffered || isJoined),
  );
  if (races.length === 0) return null;
  return (
    <section data-testid="races">
      <SectionHeader title={t('tournament.races')} />
      <ul className={styles.cards}>
        {races.map((card) => (
          <TournamentCard key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}
