import { MARKED, NUMBERS, STARS, type LotteryChoice, type LotteryFace } from '@paddock/games/lottery';
import { useFormat, useT } from '@paddock/shared-utils/react';

import type { TableProps } from '../game-face.ts';
import { Scene, SceneWords } from '../scene/scene.tsx';
import { timesText } from '../scene/times-text.ts';
import { useSteps } from '../scene/use-steps.ts';
import { LotteryDraw, StarShape } from './lottery-draw.tsx';
import { MOMENTS, NO_STAR, withNumber } from './lottery-ticket.ts';
import styles from './lottery.module.css';

const ALL_NUMBERS = Array.from({ length: NUMBERS }, (_, at) => at + 1);
const ALL_STARS = Array.from({ length: STARS }, (_, at) => at + 1);

/** The drum above, the ticket below: five numbers and a star are marked on it. */
export function LotteryTable(props: TableProps<LotteryChoice, never, LotteryFace>) {
  const { choice, onChoose, isDisabled, round, motionMs } = props;
  const t = useT('originals');
  const format = useFormat();
  const { passed, isShown } = useSteps(round?.id, MOMENTS, motionMs);
  const face = round?.face;
  const drawn = face?.drawn.slice(0, passed) ?? [];
  const star = face !== undefined && passed > MARKED ? face.star : undefined;
  const missing = MARKED - choice.numbers.length;

  function hint(): string {
    if (missing > 0) return t('games.lottery.missing', { count: missing });
    return t(choice.star === NO_STAR ? 'games.lottery.missingStar' : 'games.lottery.ready');
  }

  return (
    <Scene motionMs={motionMs}>
      <div className={styles.hall}>
        <LotteryDraw
          drawn={drawn}
          star={star}
          isHit={(number) => choice.numbers.includes(number)}
          isStarHit={star === choice.star}
          isTurning={round !== undefined && !isShown}
        />
        <div className={styles.ticket}>
          <div className={styles.numbers} role="group" aria-label={t('games.lottery.numbers')}>
            {ALL_NUMBERS.map((number) => (
              <button
                key={number}
                type="button"
                className={styles.number}
                aria-pressed={choice.numbers.includes(number)}
                data-drawn={drawn.includes(number) || undefined}
                aria-label={t(drawn.includes(number) ? 'games.lottery.numberDrawn' : 'games.lottery.number', {
                  number,
                })}
                disabled={isDisabled}
                onClick={() => {
                  onChoose(withNumber(choice, number));
                }}
              >
                {format.number(number)}
              </button>
            ))}
          </div>
          <div className={styles.stars} role="group" aria-label={t('games.lottery.stars')}>
            {ALL_STARS.map((number) => (
              <button
                key={number}
                type="button"
                className={styles.star}
                aria-pressed={choice.star === number}
                data-drawn={star === number || undefined}
                aria-label={t(star === number ? 'games.lottery.starDrawn' : 'games.lottery.star', { number })}
                disabled={isDisabled}
                onClick={() => {
                  onChoose({ ...choice, star: choice.star === number ? NO_STAR : number });
                }}
              >
                <StarShape />
                <span>{format.number(number)}</span>
              </button>
            ))}
          </div>
        </div>
      </div>
      <SceneWords
        hint={hint()}
        roundId={round?.id}
        isShown={isShown}
        told={t(face?.isStarHit === true ? 'games.lottery.toldStar' : 'games.lottery.told', {
          count: face?.hits ?? 0,
          times: timesText(format, face?.paidMilli ?? 0),
        })}
      />
    </Scene>
  );
}
