import { useFormat, useT } from '@paddock/shared-utils/react';
import { EmptyState, Panel, SectionHeader } from '@paddock/styleguide';

import { colourOf } from '../faces/roulette/wheel.ts';
import styles from './live-roulette.module.css';
import { statisticsOf, type NumberCount, type PlaceCount } from './statistics.ts';
import type { Fell } from './use-results.ts';

/** What the last rounds came to, counted; it says that none of it tells the next one. */
export function StatisticsPanel({ results }: { readonly results: readonly Fell[] }) {
  const t = useT('originals');
  const { number } = useFormat();
  const { rounds, compared, zeros, most, least } = statisticsOf(results.map(({ pocket }) => pocket));
  return (
    <Panel bleed data-testid="roulette-statistics">
      <SectionHeader
        title={t('liveRoulette.statistics.title')}
        note={t('liveRoulette.statistics.rounds', { count: rounds })}
      />
      {rounds === 0 ? (
        <EmptyState icon="history" title={t('liveRoulette.statistics.none')} />
      ) : (
        <div className={styles.block}>
          <dl className={styles.hot}>
            <dt>{t('liveRoulette.statistics.most')}</dt>
            <dd>
              <Numbers counts={most} />
            </dd>
            <dt>{t('liveRoulette.statistics.least')}</dt>
            <dd>
              <Numbers counts={least} />
            </dd>
            <dt>{t('liveRoulette.statistics.zeros')}</dt>
            <dd>{number(zeros)}</dd>
          </dl>
          {compared.map((places) => (
            <Compared key={places[0]?.place} places={places} />
          ))}
          <p className={styles.dim}>{t('liveRoulette.statistics.nothing')}</p>
        </div>
      )}
    </Panel>
  );
}

function Compared({ places }: { readonly places: readonly PlaceCount[] }) {
  const t = useT('originals');
  const { number } = useFormat();
  return (
    <ul className={styles.compared}>
      {places.map(({ place, count }) => (
        <li key={place} style={{ flexGrow: Math.max(count, 1) }} data-place={place}>
          <span>{t(`games.roulette.place.${place}`)}</span> <b>{number(count)}</b>
        </li>
      ))}
    </ul>
  );
}

function Numbers({ counts }: { readonly counts: readonly NumberCount[] }) {
  const { number } = useFormat();
  return (
    <ul className={styles.numbers}>
      {counts.map(({ pocket, count }) => (
        <li key={pocket}>
          <b data-colour={colourOf(pocket)}>{pocket}</b> <span>×{number(count)}</span>
        </li>
      ))}
    </ul>
  );
}
