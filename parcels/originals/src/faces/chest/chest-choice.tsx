import { PRIZES, SIZES, type ChestChoice } from '@paddock/games/chest';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { SegmentedControl } from '@paddock/styleguide';

import type { ChoiceProps } from '../game-face.ts';
import { PayList } from '../scene/pay-list.tsx';
import { timesText } from '../scene/times-text.ts';
import { NONE_OPENED } from './chest-words.ts';

/** How many chests there are, and what lies in them. */
export function ChestChoicePanel({ choice, onChoose, isDisabled }: ChoiceProps<ChestChoice>) {
  const t = useT('originals');
  const format = useFormat();
  return (
    <>
      <SegmentedControl
        block
        label={t('games.chest.chests')}
        value={String(choice.chests)}
        segments={SIZES.map((size) => ({
          value: String(size),
          label: format.number(size),
          disabled: isDisabled,
        }))}
        onValueChange={(value) => {
          const chests = SIZES.find((size) => String(size) === value);
          if (chests !== undefined) onChoose({ chests, opened: NONE_OPENED });
        }}
      />
      <PayList
        label={t('games.chest.inside')}
        lines={[...new Set(PRIZES[choice.chests])].toReversed().map((prize) => ({
          what: t('games.chest.times', {
            count: PRIZES[choice.chests].filter((one) => one === prize).length,
          }),
          pays: timesText(format, prize),
        }))}
      />
    </>
  );
}
