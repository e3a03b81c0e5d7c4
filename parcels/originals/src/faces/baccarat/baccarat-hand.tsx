import type { BaccaratChoice as Choice, BaccaratFace } from '@paddock/games/baccarat';
import { useFormat, useT } from '@paddock/shared-utils/react';

import { CardHand } from '../cards/card-hand.tsx';
import { Appearing } from '../felt/appearing.tsx';
import type { ShownRound } from '../game-face.ts';
import { handTotal, orderIn, type Side } from './baccarat-steps.ts';
import styles from './baccarat.module.css';

interface BaccaratHandProps {
  readonly side: Side;
  readonly round: ShownRound<Choice, never, BaccaratFace> | undefined;
  readonly motionMs: number;
}

const FADING_MS = 160;

/** One of the two hands, and what it came to once all cards lie. */
export function BaccaratHand({ side, round, motionMs }: BaccaratHandProps) {
  const t = useT('originals');
  const format = useFormat();
  const name = t(`games.baccarat.place.${side}`);
  const cards = round?.face[side] ?? [];
  return (
    <section className={styles.hand} aria-label={name} data-side={side}>
      <p className={styles.name}>
        {name}
        {round !== undefined && (
          <Appearing
            className={round.face.winner === side ? styles.winning : styles.total}
            durationMs={motionMs === 0 ? 0 : FADING_MS}
            delayMs={motionMs}
          >
            {format.number(handTotal(cards))}
          </Appearing>
        )}
      </p>
      <CardHand
        label={t('games.baccarat.cardsOf', { side: name })}
        cards={cards}
        orderOf={(at) => (round === undefined ? 0 : orderIn(round.face, side, at))}
        motionMs={motionMs}
      />
    </section>
  );
}
