import { BINGOS, type BingoChoice, type BingoFace } from '@paddock/games/bingo';
import { useFormat, useT } from '@paddock/shared-utils/react';

import type { TableProps } from '../game-face.ts';
import { Scene, SceneWords } from '../scene/scene.tsx';
import { SkipButton } from '../scene/skip-button.tsx';
import { timesText } from '../scene/times-text.ts';
import { useSteps } from '../scene/use-steps.ts';
import { BingoCard } from './bingo-card.tsx';
import { BingoCaller } from './bingo-caller.tsx';
import styles from './bingo.module.css';
import { blankCard, momentsOf, winsBy } from './called.ts';

/** The caller with the cage above, the player's cards below. */
export function BingoTable({ choice, round, motionMs, onSkip }: TableProps<BingoChoice, never, BingoFace>) {
  const t = useT('originals');
  const format = useFormat();
  const { balls } = choice;
  const { passed, isShown } = useSteps(round?.id, momentsOf(balls), motionMs);
  const face = round?.face;
  const called = face?.drawn.slice(0, passed) ?? [];
  const cards = face?.cards ?? Array.from({ length: choice.cards }, () => blankCard(balls));
  const wins = face?.wins ?? [];
  const sumMilli = wins.reduce((sum, { prizeMilli }) => sum + prizeMilli, 0);

  function write(prizeMilli: number): string {
    if (round === undefined) return '';
    const cardMinor = round.stakedMinor / BigInt(choice.cards);
    return format.money((cardMinor * BigInt(prizeMilli)) / 1000n, round.currency);
  }

  return (
    <Scene motionMs={motionMs}>
      <div className={styles.hall}>
        <div className={styles.caller}>
          <BingoCaller balls={balls} called={called} of={BINGOS[balls].drawn}>
            {round !== undefined && !isShown && <SkipButton onSkip={onSkip} />}
          </BingoCaller>
        </div>
        <div className={styles.cards} data-balls={balls} data-count={cards.length}>
          {cards.map((card, at) => (
            <BingoCard
              key={at}
              nr={at + 1}
              card={card}
              balls={balls}
              isDealt={face !== undefined}
              called={called}
              wins={winsBy(wins, at, passed)}
              write={write}
            />
          ))}
        </div>
      </div>
      <SceneWords
        hint={t('games.bingo.hint', { count: BINGOS[balls].drawn, balls })}
        roundId={round?.id}
        isShown={isShown}
        told={t('games.bingo.told', { count: wins.length, times: timesText(format, sumMilli) })}
      />
    </Scene>
  );
}
