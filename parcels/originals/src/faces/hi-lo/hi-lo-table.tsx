import { paidBy } from '@paddock/games';
import type { HiLoFace, HiLoMove } from '@paddock/games/hi-lo';
import { useFormat, useT } from '@paddock/shared-utils/react';

import { DealtCard } from '../cards/dealt-card.tsx';
import { PlayingCard } from '../cards/playing-card.tsx';
import { FactsRow } from '../felt/facts-row.tsx';
import { FeltButton } from '../felt/felt-button.tsx';
import { Felt } from '../felt/felt.tsx';
import { multiplierText } from '../felt/multiplier-text.ts';
import { ResultLine, type TableResult } from '../felt/result-line.tsx';
import { useSinglePress } from '../felt/use-single-press.ts';
import type { NoChoice } from '../felt/no-choice.ts';
import type { ShownRound, TableProps } from '../game-face.ts';
import { HiLoGuess } from './hi-lo-guess.tsx';
import { PastCards } from './past-cards.tsx';
import styles from './hi-lo.module.css';

type HiLoRound = ShownRound<NoChoice, HiLoMove, HiLoFace>;

/** The card that lies open between two guesses, the way here, and what skipping and collecting do. */
export function HiLoTable(props: TableProps<NoChoice, HiLoMove, HiLoFace>) {
  const { round, motionMs } = props;
  const onMove = useSinglePress(props.onMove);
  const t = useT('originals');
  const format = useFormat();
  const resultOf = useResult();
  const face = round?.face;
  const isOpen = round !== undefined && !round.isOver;
  const can = (kind: HiLoMove['kind']) => round?.moves.some((move) => move.kind === kind) === true;
  const rights =
    (face?.said ?? []).filter((side) => side !== 'skip').length - (face?.end === 'wrong' ? 1 : 0);
  const nowMilli = face?.multiplierMilli ?? 0;
  return (
    <Felt isBusy={props.isDealing}>
      <FactsRow
        facts={[
          { name: t('games.hi-lo.cards'), value: format.number(face?.cards.length ?? 0) },
          { name: t('games.hi-lo.rights'), value: format.number(rights) },
          { name: t('games.hi-lo.now'), value: nowMilli === 0 ? '–' : multiplierText(nowMilli, format) },
        ]}
      />
      <div className={styles.board}>
        <div className={styles.deck} aria-hidden={face === undefined ? undefined : true}>
          <PlayingCard card={undefined} />
        </div>
        <div className={styles.card}>
          {face !== undefined && (
            <DealtCard
              key={`${round?.id ?? ''} ${face.cards.length}`}
              card={face.cards.at(-1)}
              order={0}
              motionMs={motionMs}
            />
          )}
        </div>
        {[0, 1].map((at) => (
          <HiLoGuess
            key={at}
            card={face?.cards.at(-1)}
            offer={face?.offers[at]}
            onGuess={(side) => onMove({ kind: 'guess', side })}
          />
        ))}
      </div>
      <PastCards face={face} />
      <ResultLine
        result={resultOf(round)}
        hint={t(isOpen ? 'games.hi-lo.guess' : 'games.hi-lo.begin')}
        roundId={round?.id}
        motionMs={motionMs}
      />
      <div className={styles.actions}>
        <FeltButton
          variant="header-outline"
          unavailable={!can('skip')}
          onClick={() => onMove({ kind: 'skip' })}
        >
          {t('games.hi-lo.skip')}
        </FeltButton>
        <FeltButton unavailable={!can('collect')} onClick={() => onMove({ kind: 'collect' })}>
          {round !== undefined && can('collect')
            ? t('games.hi-lo.collect', {
                amount: format.money(paidBy(round.stakedMinor, round.face.multiplierMilli), round.currency),
              })
            : t(round?.isOver === true ? 'games.hi-lo.over' : 'games.hi-lo.nothingYet')}
        </FeltButton>
      </div>
    </Felt>
  );
}

function useResult(): (round: HiLoRound | undefined) => TableResult | undefined {
  const t = useT('originals');
  const format = useFormat();
  return (round) => {
    if (round?.paidMinor === undefined) return undefined;
    const { face, currency, paidMinor } = round;
    const guess = face.said.findLast((side) => side !== 'skip') ?? 'higher';
    if (face.end === 'wrong') return { tone: 'loss', words: t(`games.hi-lo.wrong.${guess}`) };
    const values = {
      multiplier: multiplierText(face.multiplierMilli, format),
      amount: format.money(paidMinor, currency),
    };
    return { tone: 'gain', words: t('games.hi-lo.collected', values) };
  };
}
