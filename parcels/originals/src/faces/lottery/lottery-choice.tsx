import { MARKED, NUMBERS, STARS, type LotteryChoice } from '@paddock/games/lottery';
import { useFormat, useT } from '@paddock/shared-utils/react';

import type { ChoiceProps } from '../game-face.ts';
import { ChoiceButtons } from '../scene/choice-buttons.tsx';
import { PayList } from '../scene/pay-list.tsx';
import { pickSome } from '../scene/pick-some.ts';
import { timesText } from '../scene/times-text.ts';
import { NO_STAR, PRIZES } from './lottery-ticket.ts';

/** A ticket that is filled in for the player, and what hits pay. */
export function LotteryChoicePanel({ onChoose, isDisabled }: ChoiceProps<LotteryChoice>) {
  const t = useT('originals');
  const format = useFormat();
  return (
    <>
      <ChoiceButtons
        isDisabled={isDisabled}
        onPick={() => {
          const [star = 0] = pickSome(1, STARS);
          onChoose({ numbers: pickSome(MARKED, NUMBERS).map((at) => at + 1), star: star + 1 });
        }}
        onClear={() => {
          onChoose({ numbers: [], star: NO_STAR });
        }}
      />
      <PayList
        label={t('games.lottery.pays')}
        lines={PRIZES.map(({ hits, hasStar, prizeMilli }) => ({
          what: t(hasStar ? 'games.lottery.hitsAndStar' : 'games.lottery.hits', { count: hits }),
          pays: timesText(format, prizeMilli),
        }))}
      />
    </>
  );
}
