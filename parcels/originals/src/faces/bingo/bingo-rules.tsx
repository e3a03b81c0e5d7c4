import { BINGOS, CAGES } from '@paddock/games/bingo';
import { useFormat, useT } from '@paddock/shared-utils/react';

import { PayList } from '../scene/pay-list.tsx';
import { timesText } from '../scene/times-text.ts';
import styles from './bingo.module.css';

/** What each pattern pays by the balls it took, for both cages. */
export function BingoRules() {
  const t = useT('originals');
  const format = useFormat();
  return (
    <div className={styles.prizes}>
      {CAGES.flatMap((balls) =>
        BINGOS[balls].patterns.map(({ name, prizes }) => (
          <PayList
            key={`${balls} ${name}`}
            label={t('games.bingo.prizesOf', { balls, pattern: t(`games.bingo.pattern.${name}`) })}
            lines={prizes.map((prize) => ({
              what: t('games.bingo.upTo', { count: prize.balls }),
              pays: timesText(format, prize.prizeMilli),
            }))}
          />
        )),
      )}
    </div>
  );
}
