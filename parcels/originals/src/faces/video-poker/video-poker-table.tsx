import { useState } from 'react';

import type { Hold, VideoPokerFace, VideoPokerMove } from '@paddock/games/video-poker';
import { useFormat, useT } from '@paddock/shared-utils/react';

import { Felt } from '../felt/felt.tsx';
import { multiplierText } from '../felt/multiplier-text.ts';
import type { NoChoice } from '../felt/no-choice.ts';
import { ResultLine, type TableResult } from '../felt/result-line.tsx';
import type { ShownRound, TableProps } from '../game-face.ts';
import { DrawActions } from './draw-actions.tsx';
import { HoldCard } from './hold-card.tsx';
import { POSITIONS, positionOf, toggled } from './held-cards.ts';
import { PayTable } from './pay-table.tsx';
import styles from './video-poker.module.css';

type VideoPokerRound = ShownRound<NoChoice, VideoPokerMove, VideoPokerFace>;

interface RoundHold {
  readonly roundId: string;
  readonly hold: Hold;
}

const NOTHING: Hold = [];

/** The pay table, five cards to hold or draw anew, and the best hold for whoever asks. */
export function VideoPokerTable(props: TableProps<NoChoice, VideoPokerMove, VideoPokerFace>) {
  const { round, isDealing, motionMs, onMove } = props;
  const t = useT('originals');
  const resultOf = useResult();
  const [kept, setKept] = useState<RoundHold>();
  const isOpen = round !== undefined && !round.isOver;
  const hold = isOpen && kept?.roundId === round.id ? kept.hold : (round?.face.held ?? NOTHING);
  const setHold = (next: Hold) => {
    if (isOpen) setKept({ roundId: round.id, hold: next });
  };
  return (
    <Felt isBusy={isDealing} className={styles.table}>
      <PayTable face={round?.face} />
      <div
        className={styles.cards}
        role="group"
        aria-label={t('games.video-poker.cards')}
        aria-description={isOpen ? t('games.video-poker.keys') : undefined}
        onKeyDown={({ key, altKey, ctrlKey, metaKey }) => {
          const position = altKey || ctrlKey || metaKey ? undefined : positionOf(key);
          if (position !== undefined) setHold(toggled(hold, position));
        }}
      >
        {POSITIONS.map((position) => (
          <HoldCard
            key={position}
            round={round}
            position={position}
            isHeld={hold.includes(position)}
            motionMs={motionMs}
            onToggle={() => setHold(toggled(hold, position))}
          />
        ))}
      </div>
      <ResultLine
        result={resultOf(round)}
        hint={isOpen ? t('games.video-poker.holdSome') : t('games.video-poker.begin')}
        roundId={round?.id}
        motionMs={motionMs}
      />
      <DrawActions round={round} hold={hold} onHold={setHold} onDraw={() => onMove({ hold })} />
    </Felt>
  );
}

function useResult(): (round: VideoPokerRound | undefined) => TableResult | undefined {
  const t = useT('originals');
  const format = useFormat();
  return (round) => {
    if (round?.paidMinor === undefined) return undefined;
    const { face, paidMinor, stakedMinor, currency } = round;
    const hand = t(`games.video-poker.hand.${face.hand}`);
    if (paidMinor === 0n) return { tone: 'loss', words: t('games.video-poker.lost', { hand }) };
    const values = {
      hand,
      multiplier: multiplierText(face.paidMilli ?? 0, format),
      amount: format.money(paidMinor, currency),
    };
    return { tone: paidMinor > stakedMinor ? 'gain' : 'even', words: t('games.video-poker.won', values) };
  };
}
