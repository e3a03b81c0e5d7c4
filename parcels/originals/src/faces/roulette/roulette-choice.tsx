import { TABLES, type RouletteChoice as Choice } from '@paddock/games/roulette';
import { useT } from '@paddock/shared-utils/react';
import { SegmentedControl } from '@paddock/styleguide';

import type { ChoiceProps } from '../game-face.ts';
import styles from './roulette-choice.module.css';

/** Which table: one of them gives back half of an even chance at zero. Chips stay where they lie. */
export function RouletteChoice({ choice, onChoose, isDisabled }: ChoiceProps<Choice>) {
  const t = useT('originals');
  return (
    <div className={styles.choice}>
      <SegmentedControl
        block
        label={t('games.roulette.table')}
        value={choice.table}
        segments={TABLES.map((table) => ({
          value: table,
          label: t(`games.roulette.tables.${table}`),
          disabled: isDisabled,
        }))}
        onValueChange={(value) =>
          onChoose({ ...choice, table: TABLES.find((table) => table === value) ?? choice.table })
        }
      />
      <p className={styles.what}>{t(`games.roulette.what.${choice.table}`)}</p>
    </div>
  );
}
