import { FEWEST_DIALS, MOST_DIALS, safePays, type SafeChoice } from '@paddock/games/safe';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { SegmentedControl } from '@paddock/styleguide';

import type { ChoiceProps } from '../game-face.ts';
import { ChoiceButtons } from '../scene/choice-buttons.tsx';
import { PayList } from '../scene/pay-list.tsx';
import { pickSome } from '../scene/pick-some.ts';
import { timesText } from '../scene/times-text.ts';
import { withDials } from './safe-code.ts';

const DIALS = Array.from({ length: MOST_DIALS - FEWEST_DIALS + 1 }, (_, at) => FEWEST_DIALS + at);

/** How many dials the safe has, and what right ones pay. */
export function SafeChoicePanel({ choice, onChoose, isDisabled }: ChoiceProps<SafeChoice>) {
  const t = useT('originals');
  const format = useFormat();
  const dials = choice.code.length;
  return (
    <>
      <SegmentedControl
        block
        label={t('games.safe.dials')}
        value={String(dials)}
        segments={DIALS.map((count) => ({
          value: String(count),
          label: format.number(count),
          disabled: isDisabled,
        }))}
        onValueChange={(value) => {
          onChoose(withDials(choice, Number(value)));
        }}
      />
      <ChoiceButtons
        isDisabled={isDisabled}
        onPick={() => {
          onChoose({ code: choice.code.map(() => pickSome(1, 10)[0] ?? 0) });
        }}
      />
      <PayList
        label={t('games.safe.pays')}
        lines={safePays(dials)
          .map((milli, right) => ({
            what: t('games.safe.right', { count: right }),
            pays: timesText(format, milli),
          }))
          .toReversed()}
      />
    </>
  );
}
