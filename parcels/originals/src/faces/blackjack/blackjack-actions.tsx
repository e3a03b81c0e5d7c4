import { useState } from 'react';

import { bestMove, type BlackjackKind, type BlackjackMove } from '@paddock/games/blackjack';
import { useFormat, useT } from '@paddock/shared-utils/react';

import { FeltButton } from '../felt/felt-button.tsx';
import { useSinglePress } from '../felt/use-single-press.ts';
import { costsAStake, firstStakeMinor, type BlackjackRound } from './blackjack-steps.ts';
import styles from './blackjack.module.css';

const KINDS: readonly BlackjackKind[] = ['hit', 'stand', 'double', 'split'];

interface BlackjackActionsProps {
  readonly round: BlackjackRound | undefined;
  readonly onMove: (move: BlackjackMove) => void;
}

/** The four moves with what they cost, and the best one for whoever asks. */
export function BlackjackActions({ round, onMove }: BlackjackActionsProps) {
  const move = useSinglePress(onMove);
  const t = useT('originals');
  const { money } = useFormat();
  const [asked, setAsked] = useState<string>();
  const isOpen = round !== undefined && !round.isOver;
  const step = isOpen ? `${round.id} ${round.made.length}` : undefined;
  const best = isOpen && asked === step ? bestMove(round)?.kind : undefined;
  const cost = round && money(firstStakeMinor(round), round.currency);
  return (
    <>
      <div className={styles.actions}>
        {KINDS.map((kind) => (
          <FeltButton
            key={kind}
            variant={kind === 'hit' || kind === 'stand' ? 'header' : 'header-outline'}
            unavailable={round?.moves.some((move) => move.kind === kind) !== true}
            data-best={kind === best || undefined}
            className={styles.action}
            onClick={() => move({ kind })}
          >
            {isOpen && costsAStake(kind) && cost !== undefined
              ? t(`games.blackjack.${kind}For`, { cost })
              : t(`games.blackjack.move.${kind}`)}
          </FeltButton>
        ))}
      </div>
      <p className={styles.hint} aria-live="polite">
        {best === undefined ? (
          <FeltButton
            variant="header-outline"
            block={false}
            size={32}
            icon="help"
            unavailable={!isOpen}
            onClick={() => setAsked(step)}
          >
            {t('games.blackjack.hint')}
          </FeltButton>
        ) : (
          t('games.blackjack.best', { move: t(`games.blackjack.move.${best}`) })
        )}
      </p>
    </>
  );
}
