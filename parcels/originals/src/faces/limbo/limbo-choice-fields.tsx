import { useState } from 'react';
import type { LimboChoice } from '@paddock/games/limbo';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Chip, Field, TextInput } from '@paddock/styleguide';

import type { ChoiceProps } from '../game-face.ts';
import { timesText } from '../scene/times-text.ts';
import { readTarget, writeTarget } from './limbo-target.ts';
import styles from './limbo.module.css';

const QUICK_MILLI = [1_500, 2_000, 5_000, 10_000, 100_000];

/** The multiplier that has to be reached. */
export function LimboChoiceFields({ choice, onChoose, isDisabled }: ChoiceProps<LimboChoice>) {
  const t = useT('originals');
  const format = useFormat();
  const { decimalMark } = format;
  const [typed, setTyped] = useState<{ readonly text: string; readonly targetMilli: number }>();
  const { targetMilli } = choice;
  const text = typed?.targetMilli === targetMilli ? typed.text : writeTarget(targetMilli, decimalMark);

  function type(next: string): void {
    const kept = readTarget(next) ?? targetMilli;
    setTyped({ text: next, targetMilli: kept });
    onChoose({ targetMilli: kept });
  }

  return (
    <div className={styles.choice}>
      <Field
        label={t('games.limbo.target')}
        error={readTarget(text) === undefined && t('games.limbo.targetWrong')}
      >
        <TextInput
          prefix="×"
          value={text}
          inputMode="decimal"
          autoComplete="off"
          disabled={isDisabled}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </Field>
      <div className={styles.quick} role="group" aria-label={t('games.limbo.quick')}>
        {QUICK_MILLI.map((milli) => (
          <Chip
            key={milli}
            disabled={isDisabled}
            pressed={milli === targetMilli}
            onClick={() => onChoose({ targetMilli: milli })}
          >
            {timesText(format, milli)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
