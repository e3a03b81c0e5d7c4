import { FIELD_BOUNDS } from '@paddock/contract';
import { useState, type SubmitEvent } from 'react';
import type { IdentificationRequest, VerificationView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useLabels, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, Field, Panel, TextInput } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import styles from './verification.module.css';

const EMPTY = { surname: '', name: '', document_number: '' } satisfies IdentificationRequest;
const FIELDS = ['surname', 'name', 'document_number'] as const;
const COMPLETE = { surname: 'family-name', name: 'given-name', document_number: 'off' } as const;

/** Who the player is, as in the document: the first step of identification. */
export function PersonPanel({ onChange }: { readonly onChange: (view: VerificationView) => void }) {
  const t = useT('office');
  const labels = useLabels();
  const [draft, setDraft] = useState<IdentificationRequest>(EMPTY);
  const { submit, pending, refusal, forget } = useSubmit(
    (request: IdentificationRequest) => api.post('/web-api/identification', request),
    ({ data }) => onChange(data),
  );
  const isEmpty = FIELDS.some((field) => draft[field].trim() === '');

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isEmpty) void submit(draft);
  }

  return (
    <Panel padded bleed>
      <form className={styles.part} onSubmit={onSubmit} noValidate data-testid="identification-form">
        <p className={styles.text}>{t('verification.person.text')}</p>
        {refusal !== null && (
          <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />
        )}
        <div className={styles.pair}>
          {FIELDS.map((field) => (
            <Field key={field} label={t(`verification.person.${field}`)}>
              <TextInput
                name={field}
                maxLength={FIELD_BOUNDS[field === 'document_number' ? 'documentNumber' : 'personName'].max}
                autoComplete={COMPLETE[field]}
                value={draft[field]}
                onChange={(event) => {
                  setDraft({ ...draft, [field]: event.currentTarget.value });
                  forget();
                }}
              />
            </Field>
          ))}
        </div>
        <Button type="submit" variant="primary" size={48} block pending={pending} unavailable={isEmpty}>
          {t(isEmpty ? 'verification.person.fill' : 'verification.person.submit')}
        </Button>
      </form>
    </Panel>
  );
}
