import { useId, useState, type SubmitEvent } from 'react';
import type { UserDataChange, UserDataField, UserDataView } from '@paddock/contract/schemas';
import { api, hrefFor, navigate, notify, refreshProfile } from '@paddock/shared-utils';
import { useLabels, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, Field, LinkButton, Panel, SectionHeader, TextInput } from '@paddock/styleguide';
import { FormMessage, SelectField } from '@paddock/styleguide/forms';

import {
  changeOf,
  DOCUMENT_TYPES,
  draftOf,
  PERSON_FIELDS,
  refusedFields,
  type PersonField,
} from '../model/person-form.ts';
import styles from './person.module.css';

/** What the player may still tell or correct; what was typed stays when the server refuses (S3-21). */
export function PersonForm({ view: { user_data: known, locked } }: { readonly view: UserDataView }) {
  const t = useT('office');
  const labels = useLabels();
  const id = useId();
  const [draft, setDraft] = useState(() => draftOf(known));
  const { submit, pending, refusal, forget } = useSubmit(
    (change: UserDataChange) => api.post('/web-api/user/data', change),
    () => {
      notify({ kind: 'success', text: { key: 'office:person.saved' } });
      void refreshProfile();
      navigate(hrefFor('/office/account'));
    },
  );
  const change = changeOf(known, draft);
  const refused = refusal === null ? [] : refusedFields(refusal.problem);
  const open = PERSON_FIELDS.filter(({ field }) => !locked.includes(field));
  const fieldId = (field: UserDataField) => `${id}-${field}`;

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (change !== null) void submit(change);
  }

  return (
    <Panel bleed>
      <SectionHeader title={t('person.form')} />
      <form className={styles.form} onSubmit={onSubmit} noValidate data-testid="person-form">
        {refusal !== null && (
          <FormMessage
            title={labels.problem(refusal.problem)}
            attempt={refusal.attempt}
            problems={refused.map((field) => ({
              fieldId: fieldId(field),
              // What is wrong is said once, at the field.
              message: t(`person.field.${field}`),
            }))}
          />
        )}
        <div className={styles.fields}>
          {open.map((spec) => (
            <Field
              key={spec.field}
              id={fieldId(spec.field)}
              label={t(`person.field.${spec.field}`)}
              error={refused.includes(spec.field) && t(`person.error.${spec.field}`)}
              {...(spec.field === 'registration_address' ? { className: styles.wide } : {})}
            >
              <PersonInput
                spec={spec}
                value={draft[spec.field]}
                onValue={(value) => {
                  setDraft((before) => ({ ...before, [spec.field]: value }));
                  forget();
                }}
              />
            </Field>
          ))}
        </div>
        <ButtonRow>
          <Button type="submit" variant="primary" pending={pending} unavailable={change === null}>
            {t(change === null ? 'person.nothing' : 'person.save')}
          </Button>
          <LinkButton variant="outline" href={hrefFor('/office/account')}>
            {t('person.back')}
          </LinkButton>
        </ButtonRow>
      </form>
    </Panel>
  );
}

interface PersonInputProps {
  readonly spec: PersonField;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

function PersonInput({ spec: { field, kind, autoComplete }, value, onValue }: PersonInputProps) {
  const t = useT('office');
  if (kind === 'document') {
    return (
      <SelectField
        name={field}
        value={value}
        options={[
          { value: '', label: t('person.noDocument') },
          ...DOCUMENT_TYPES.map((type) => ({ value: String(type), label: t(`person.document.${type}`) })),
        ]}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
    );
  }
  return (
    <TextInput
      type={kind}
      name={field}
      autoComplete={autoComplete}
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  );
}
