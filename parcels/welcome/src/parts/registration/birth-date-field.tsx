import { useId } from 'react';
import { useT } from '@paddock/shared-utils/react';
import { Field, TextInput } from '@paddock/styleguide';

import styles from './registration.module.css';

interface BirthDateFieldProps {
  readonly value: string;
  /** Youngest age of the country that was chosen. */
  readonly minAge: number;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** When the player was born, with the age that is asked for. */
export function BirthDateField({ value, minAge, error, onChange }: BirthDateFieldProps) {
  const t = useT('welcome');
  return (
    <Field
      id={useId()}
      className={styles.half}
      label={t('field.birthDate.label')}
      hint={t('field.birthDate.hint', { years: minAge })}
      error={error}
    >
      <TextInput
        type="date"
        name="bday"
        autoComplete="bday"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
