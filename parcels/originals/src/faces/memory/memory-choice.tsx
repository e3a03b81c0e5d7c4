import { CARDS, PAYS, TURNED, type MemoryChoice } from '@paddock/games/memory';
import { useFormat, useT } from '@paddock/shared-utils/react';

import type { ChoiceProps } from '../game-face.ts';
import { ChoiceButtons } from '../scene/choice-buttons.tsx';
import { PayList } from '../scene/pay-list.tsx';
import { pickSome } from '../scene/pick-some.ts';
import { timesText } from '../scene/times-text.ts';

/** What pairs pay, and cards that are picked for the player. */
export function MemoryChoicePanel({ onChoose, isDisabled }: ChoiceProps<MemoryChoice>) {
  const t = useT('originals');
  const format = useFormat();
  return (
    <>
      <ChoiceButtons
        isDisabled={isDisabled}
        onPick={() => {
          onChoose({ places: pickSome(TURNED, CARDS) });
        }}
        onClear={() => {
          onChoose({ places: [] });
        }}
      />
      <PayList
        label={t('games.memory.pays')}
        lines={PAYS.map((milli, pairs) => ({
          what: t('games.memory.pairs', { count: pairs }),
          pays: timesText(format, milli),
        })).toReversed()}
      />
    </>
  );
}
