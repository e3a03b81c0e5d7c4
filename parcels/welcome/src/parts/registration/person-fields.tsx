import { useId } from 'react';
import { useT } from '@paddock/shared-utils/react';
import { Field, TextInput } from '@paddock/styleguide';

import type { DraftField, RegistrationDraft } from '../../model/registration-form.ts';
import styles from './registration.module.css';

interface PersonFieldsProps {
  readonly draft: RegistrationDraft;
  readonly change: (part: Partial<RegistrationDraft>) => void;
  readonly errorOf: (field: DraftField) => string | undefined;
}

/** Name and surname, as they stand in the document. */
export function PersonFields({ draft, change, errorOf }: PersonFieldsProps) {
  const t = useT('welcome');
  const id = useId();
  return (
    <div className={styles.names}>
      <Field id={`${id}-name`} label={t('field.name.label')} error={errorOf('name')}>
        <TextInput
          name="given-name"
          autoComplete="given-name"
          value={draft.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
      </Field>
      <Field id={`${id}-surname`} label={t('field.surname.label')} error={errorOf('surname')}>
        <TextInput
          name="family-name"
          autoComplete="family-name"
          value={draft.surname}
          onChange={(event) => change({ surname: event.currentTarget.value })}
        />
      </Field>
    </div>
  );
}
