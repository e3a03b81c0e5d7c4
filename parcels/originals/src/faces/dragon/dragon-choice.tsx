import { DRAGONS, EGGS, PAYS, ROWS, type DragonChoice } from '@paddock/games/dragon';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { SegmentedControl } from '@paddock/styleguide';

import type { ChoiceProps } from '../game-face.ts';
import { ChoiceButtons } from '../scene/choice-buttons.tsx';
import { PayList } from '../scene/pay-list.tsx';
import { pickSome } from '../scene/pick-some.ts';
import { timesText } from '../scene/times-text.ts';
import { NO_EGG } from './dragon-path.ts';

const ALL_ROWS = Array.from({ length: ROWS }, (_, row) => row);

/** How many dragons a row hides, and what rows pay. */
export function DragonChoicePanel({ choice, onChoose, isDisabled }: ChoiceProps<DragonChoice>) {
  const t = useT('originals');
  const format = useFormat();
  return (
    <>
      <SegmentedControl
        block
        label={t('games.dragon.dragons')}
        value={String(choice.dragons)}
        segments={DRAGONS.map((count) => ({
          value: String(count),
          label: t('games.dragon.count', { count }),
          disabled: isDisabled,
        }))}
        onValueChange={(value) => {
          const dragons = DRAGONS.find((count) => String(count) === value);
          if (dragons !== undefined) onChoose({ ...choice, dragons });
        }}
      />
      <ChoiceButtons
        isDisabled={isDisabled}
        onPick={() => {
          onChoose({ ...choice, path: ALL_ROWS.map(() => pickSome(1, EGGS)[0] ?? 0) });
        }}
        onClear={() => {
          onChoose({ ...choice, path: ALL_ROWS.map(() => NO_EGG) });
        }}
      />
      <PayList
        label={t('games.dragon.pays')}
        lines={PAYS[choice.dragons]
          .map((milli, rows) => ({
            what: t('games.dragon.rows', { count: rows }),
            pays: timesText(format, milli),
          }))
          .toReversed()}
      />
    </>
  );
}
