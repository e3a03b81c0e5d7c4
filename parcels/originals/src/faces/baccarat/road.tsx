import type { BaccaratChoice as Choice, BaccaratFace } from '@paddock/games/baccarat';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { VisuallyHidden } from '@paddock/styleguide';

import { useVisitResults } from '../chips/use-visit-results.ts';
import { Appearing } from '../felt/appearing.tsx';
import type { ShownRound } from '../game-face.ts';
import { roadResult } from './baccarat-steps.ts';
import styles from './road.module.css';

interface RoadProps {
  readonly round: ShownRound<Choice, never, BaccaratFace> | undefined;
  readonly motionMs: number;
}

/** Six beads a column, as a road is read. */
const MOST = 60;
const FADING_MS = 160;

/** What the rounds of this visit came to, from the first one down and on: letters of the winners, dots for pairs. */
export function Road({ round, motionMs }: RoadProps) {
  const t = useT('originals');
  const format = useFormat();
  const results = useVisitResults(round, roadResult, MOST);
  return (
    <section className={styles.road} aria-label={t('games.baccarat.road')}>
      <p className={styles.name}>{t('games.baccarat.road')}</p>
      <ol className={styles.beads}>
        {results.map(({ roundId, result: { winner, total, isPlayerPair, isBankerPair } }) => (
          <li key={roundId}>
            <Appearing className={styles.bead} durationMs={motionMs === 0 ? 0 : FADING_MS} delayMs={motionMs}>
              <span className={styles[winner]} aria-hidden>
                {t(`games.baccarat.short.${winner}`)}
              </span>
              {isPlayerPair && <i className={styles.playerPair} aria-hidden />}
              {isBankerPair && <i className={styles.bankerPair} aria-hidden />}
              <VisuallyHidden>
                {t('games.baccarat.bead', {
                  winner: t(`games.baccarat.place.${winner}`),
                  total: format.number(total),
                })}
              </VisuallyHidden>
            </Appearing>
          </li>
        ))}
      </ol>
    </section>
  );
}
