import { useT } from '@paddock/shared-utils/react';
import { VisuallyHidden } from '@paddock/styleguide';

import { Appearing } from '../faces/felt/appearing.tsx';
import styles from '../faces/roulette/roulette.module.css';
import { colourOf } from '../faces/roulette/wheel.ts';
import type { Fell } from './use-results.ts';

const MOST = 14;
const FADING_MS = 160;

interface LastNumbersProps {
  readonly results: readonly Fell[];
  /** The first of them is on its way into its pocket. */
  readonly isFalling: boolean;
  readonly delayMs: number;
}

/** Where the ball fell in the last rounds of the table, the last one first. */
export function LastNumbers({ results, isFalling, delayMs }: LastNumbersProps) {
  const t = useT('originals');
  return (
    <section className={styles.last} aria-label={t('liveRoulette.last')}>
      <p className={styles.name}>{t('liveRoulette.last')}</p>
      <ol className={styles.numbers} data-testid="roulette-last">
        {results.slice(0, MOST).map(({ number, pocket }, at) => {
          const isComing = isFalling && at === 0;
          return (
            <li key={number}>
              <Appearing className={styles.fell} durationMs={isComing ? FADING_MS : 0} delayMs={delayMs}>
                <span data-colour={colourOf(pocket)}>{pocket}</span>
                <VisuallyHidden>{t(`games.roulette.colour.${colourOf(pocket)}`)}</VisuallyHidden>
              </Appearing>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
