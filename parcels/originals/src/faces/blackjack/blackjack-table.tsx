import { handOf, isSoft, totalOf, type BlackjackFace, type BlackjackMove } from '@paddock/games/blackjack';
import { useFormat, useT } from '@paddock/shared-utils/react';

import { CardHand } from '../cards/card-hand.tsx';
import { Felt } from '../felt/felt.tsx';
import type { NoChoice } from '../felt/no-choice.ts';
import { ResultLine, type TableResult } from '../felt/result-line.tsx';
import type { TableProps } from '../game-face.ts';
import { BlackjackActions } from './blackjack-actions.tsx';
import { BlackjackHand } from './blackjack-hand.tsx';
import { dealerOrder, type BlackjackRound } from './blackjack-steps.ts';
import { HandTotal } from './hand-total.tsx';
import styles from './blackjack.module.css';

/** The dealer above, the player's hand or hands below, and what may be done with the one in play. */
export function BlackjackTable(props: TableProps<NoChoice, BlackjackMove, BlackjackFace>) {
  const { round, isDealing, motionMs, onMove } = props;
  const t = useT('originals');
  const resultOf = useResult();
  const isOpen = round !== undefined && !round.isOver;
  return (
    <Felt isBusy={isDealing} className={styles.table}>
      <Dealer key={`dealer ${round?.id ?? ''}`} round={round} motionMs={motionMs} />
      <p className={styles.rule}>{t('games.blackjack.cloth')}</p>
      <div className={styles.hands}>
        {round === undefined ? (
          <div className={styles.hand}>
            <CardHand label={t('games.blackjack.yourHand')} cards={[]} orderOf={() => 0} motionMs={0} />
          </div>
        ) : (
          round.face.hands.map((hand, at) => (
            <BlackjackHand key={`${round.id} ${at}`} round={round} hand={hand} at={at} motionMs={motionMs} />
          ))
        )}
      </div>
      <ResultLine
        result={resultOf(round)}
        hint={t(isOpen ? 'games.blackjack.yourMove' : 'games.blackjack.begin')}
        roundId={round?.id}
        motionMs={motionMs}
      />
      <BlackjackActions round={round} onMove={onMove} />
    </Felt>
  );
}

interface DealerProps {
  readonly round: BlackjackRound | undefined;
  readonly motionMs: number;
}

function Dealer({ round, motionMs }: DealerProps) {
  const t = useT('originals');
  const cards = round?.face.dealer ?? [];
  const points = handOf(cards);
  // Under the open card lies another one; what it is nobody knows here.
  const shown = cards.length === 1 ? [...cards, undefined] : cards;
  return (
    <section className={styles.hand} aria-label={t('games.blackjack.dealer')}>
      <p className={styles.name}>
        {t('games.blackjack.dealer')}
        {cards.length > 0 && (
          <HandTotal total={totalOf(points)} isSoft={isSoft(points)} motionMs={motionMs} />
        )}
      </p>
      <CardHand
        label={t('games.blackjack.dealersHand')}
        cards={shown}
        orderOf={(at) => (round === undefined ? 0 : dealerOrder(round, at))}
        motionMs={motionMs}
      />
    </section>
  );
}

function useResult(): (round: BlackjackRound | undefined) => TableResult | undefined {
  const t = useT('originals');
  const { money } = useFormat();
  return (round) => {
    if (round?.paidMinor === undefined) return undefined;
    const { paidMinor, stakedMinor, currency, face } = round;
    const results = face.hands.map(({ result }) => t(`games.blackjack.result.${result ?? 'lost'}`));
    const tone = paidMinor > stakedMinor ? 'gain' : paidMinor === stakedMinor ? 'even' : 'loss';
    const values = {
      result: results.join(' · '),
      amount: money(paidMinor, currency),
      stake: money(stakedMinor, currency),
    };
    return { tone, words: t(`games.blackjack.end.${paidMinor === 0n ? 'nothing' : 'paid'}`, values) };
  };
}
