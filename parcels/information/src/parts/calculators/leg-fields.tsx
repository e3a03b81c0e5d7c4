import { useT } from '@paddock/shared-utils/react';
import { Field, IconButton, TextInput } from '@paddock/styleguide';
import { SelectField } from '@paddock/styleguide/forms';

import type { CalculatedLeg, LegEnd } from '../../model/bet-calculation.ts';
import styles from './calculators.module.css';

interface LegFieldsProps {
  /** From 1. */
  readonly place: number;
  readonly leg: CalculatedLeg;
  readonly ends: readonly LegEnd[];
  readonly isWrong: boolean;
  readonly onChange: (change: Partial<CalculatedLeg>) => void;
  /** Undefined for the only one. */
  readonly onRemove: (() => void) | undefined;
}

/** One selection of the calculator: its price, and how it ended. */
export function LegFields({ place, leg, ends, isWrong, onChange, onRemove }: LegFieldsProps) {
  const t = useT('information');
  return (
    <div className={styles.leg}>
      <Field label={t('calculator.price', { place })} error={isWrong ? t('calculator.noPrice') : undefined}>
        <TextInput
          inputMode="decimal"
          value={leg.price}
          onChange={({ target }) => onChange({ price: target.value })}
        />
      </Field>
      <Field label={t('calculator.end', { place })}>
        <SelectField
          value={ends.includes(leg.end) ? leg.end : 'lost'}
          options={ends.map((value) => ({ value, label: t(`calculator.ends.${value}`) }))}
          onChange={({ target }) => onChange({ end: target.value as LegEnd })}
        />
      </Field>
      {onRemove !== undefined && (
        <IconButton icon="close" label={t('calculator.remove', { place })} onClick={onRemove} />
      )}
    </div>
  );
}
