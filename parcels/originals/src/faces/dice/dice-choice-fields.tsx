import { useState } from 'react';
import type { DiceChoice } from '@paddock/games/dice';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Field, SegmentedControl, TextInput } from '@paddock/styleguide';

import type { ChoiceProps } from '../game-face.ts';
import { readTarget, targetsOf, turned, withTarget, writeRoll } from './dice-choice.ts';

/** Under or over, and the target with all its digits. */
export function DiceChoiceFields({ choice, onChoose, isDisabled }: ChoiceProps<DiceChoice>) {
  const t = useT('originals');
  const { decimalMark } = useFormat();
  const [typed, setTyped] = useState<{ readonly text: string; readonly target: number }>();
  const text = typed?.target === choice.target ? typed.text : writeRoll(choice.target, decimalMark);
  const [least, largest] = targetsOf(choice.side);
  const target = readTarget(text);
  const isWrong = target === undefined || target < least || target > largest;

  function type(next: string): void {
    const read = readTarget(next);
    const kept = read !== undefined && read >= least && read <= largest ? read : choice.target;
    setTyped({ text: next, target: kept });
    onChoose(withTarget(choice, kept));
  }

  return (
    <>
      <SegmentedControl
        block
        label={t('games.dice.side')}
        value={choice.side}
        segments={(['under', 'over'] as const).map((side) => ({
          value: side,
          label: t(`games.dice.${side}`),
          disabled: isDisabled,
        }))}
        onValueChange={(side) => {
          if (side !== choice.side) onChoose(turned(choice));
        }}
      />
      <Field
        label={t('games.dice.target')}
        error={
          isWrong &&
          t('games.dice.targetWrong', {
            least: writeRoll(least, decimalMark),
            largest: writeRoll(largest, decimalMark),
          })
        }
      >
        <TextInput
          value={text}
          inputMode="decimal"
          autoComplete="off"
          disabled={isDisabled}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </Field>
    </>
  );
}
