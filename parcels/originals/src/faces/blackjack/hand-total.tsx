import { useFormat, useT } from '@paddock/shared-utils/react';

import { Appearing } from '../felt/appearing.tsx';
import styles from './blackjack.module.css';

interface HandTotalProps {
  readonly total: number;
  /** An ace of it counts eleven. */
  readonly isSoft: boolean;
  /** It is told once its cards lie. */
  readonly motionMs: number;
}

const FADING_MS = 120;

/** What a hand comes to. */
export function HandTotal({ total, isSoft, motionMs }: HandTotalProps) {
  const t = useT('originals');
  const format = useFormat();
  const figure = format.number(total);
  const words = isSoft && total < 21 ? t('games.blackjack.soft', { total: figure }) : figure;
  return (
    <Appearing
      key={words}
      className={styles.total}
      durationMs={motionMs === 0 ? 0 : FADING_MS}
      delayMs={motionMs}
    >
      {words}
    </Appearing>
  );
}
