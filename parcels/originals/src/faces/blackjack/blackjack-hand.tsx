import type { BlackjackHandFace } from '@paddock/games/blackjack';
import { useFormat, useT } from '@paddock/shared-utils/react';

import { CardHand } from '../cards/card-hand.tsx';
import { Appearing } from '../felt/appearing.tsx';
import { firstStakeMinor, playerOrder, type BlackjackRound } from './blackjack-steps.ts';
import { HandTotal } from './hand-total.tsx';
import styles from './blackjack.module.css';

interface BlackjackHandProps {
  readonly round: BlackjackRound;
  readonly hand: BlackjackHandFace;
  readonly at: number;
  readonly motionMs: number;
}

/** A hand of the player: its cards, what lies on it, and whether it is the one in play. */
export function BlackjackHand({ round, hand, at, motionMs }: BlackjackHandProps) {
  const t = useT('originals');
  const { money } = useFormat();
  const isOne = round.face.hands.length === 1;
  const isPlaying = round.face.playing === at;
  const stake = money(firstStakeMinor(round) * (hand.isDoubled ? 2n : 1n), round.currency);
  const name = isOne ? t('games.blackjack.yourHand') : t('games.blackjack.handNr', { nr: at + 1 });
  return (
    <section className={styles.hand} aria-label={name} data-playing={(!isOne && isPlaying) || undefined}>
      <CardHand
        label={name}
        cards={hand.cards}
        orderOf={(place) => playerOrder(round, at, place)}
        motionMs={motionMs}
      />
      <p className={styles.name}>
        <HandTotal total={hand.total} isSoft={hand.isSoft} motionMs={motionMs} />
        <span className={styles.stake}>{stake}</span>
        {hand.isDoubled && <span>{t('games.blackjack.doubled')}</span>}
        {!isOne && isPlaying && <span className={styles.inPlay}>{t('games.blackjack.inPlay')}</span>}
        {!isOne && hand.result !== undefined && (
          <Appearing className={styles.result} durationMs={motionMs === 0 ? 0 : 160} delayMs={motionMs}>
            {t(`games.blackjack.result.${hand.result}`)}
          </Appearing>
        )}
      </p>
    </section>
  );
}
