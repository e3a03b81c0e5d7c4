import { readOf } from '@paddock/shared-utils';
import { useRead, useT } from '@paddock/shared-utils/react';
import { SectionHeader } from '@paddock/styleguide';

import { TournamentCard } from './tournament-card.tsx';
import styles from './tournaments.module.css';

/** Races over sports and casino that run or come, below what else is given; nothing where there is none. */
export function Races() {
  const t = useT('casino');
  const { value } = useRead(readOf('/web-api/tournaments', { query: {} }));
  if (value.status !== 'ready') return null;
  const races = [...value.data.running, ...value.data.coming].filter(({ isRace }) => isRace);
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
