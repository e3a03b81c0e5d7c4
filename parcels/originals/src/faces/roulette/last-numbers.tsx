import type { RouletteFace } from '@paddock/games/roulette';
import { useT } from '@paddock/shared-utils/react';
import { VisuallyHidden } from '@paddock/styleguide';

import { useVisitResults } from '../chips/use-visit-results.ts';
import { Appearing } from '../felt/appearing.tsx';
import styles from './roulette.module.css';
import type { RouletteRound } from './roulette-words.ts';
import { colourOf } from './wheel.ts';

const MOST = 12;
const FADING_MS = 160;
const pocketOf = ({ pocket }: RouletteFace): number => pocket;

interface LastNumbersProps {
  readonly round: RouletteRound | undefined;
  readonly motionMs: number;
}

/** Where the ball fell in this visit, the last time first. */
export function LastNumbers({ round, motionMs }: LastNumbersProps) {
  const t = useT('originals');
  const results = useVisitResults(round, pocketOf, MOST);
  return (
    <section className={styles.last} aria-label={t('games.roulette.last')}>
      <p className={styles.name}>{t('games.roulette.last')}</p>
      <ol className={styles.numbers}>
        {results.toReversed().map(({ roundId, result }) => (
          <li key={roundId}>
            <Appearing className={styles.fell} durationMs={motionMs === 0 ? 0 : FADING_MS} delayMs={motionMs}>
              <span data-colour={colourOf(result)}>{result}</span>
              <VisuallyHidden>{t(`games.roulette.colour.${colourOf(result)}`)}</VisuallyHidden>
            </Appearing>
          </li>
        ))}
      </ol>
    </section>
  );
}
