import { useState, type SubmitEvent } from 'react';
import { api, notify, refreshAccounts } from '@paddock/shared-utils';
import { useLabels, useSubmit, useT, useWritten } from '@paddock/shared-utils/react';
import { Button, Field, Panel, SectionHeader, TextInput } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import { useOffersStopped } from '../use-offers-stopped.ts';
import styles from './promotions.module.css';

const MOST_LETTERS = 40;

/** Where a code of a promotion is typed, unless nothing is offered. */
export function CodePanel({ onTaken }: { readonly onTaken?: () => void }) {
  const t = useT('office');
  const [taken, setTaken] = useState(0);
  if (useOffersStopped()) return null;
  return (
    <Panel bleed data-testid="promo-code">
      <SectionHeader title={t('promotion.code.title')} />
      <CodeForm
        // A code that was taken leaves an empty form behind.
        key={taken}
        onTaken={() => {
          setTaken(taken + 1);
          void refreshAccounts();
          onTaken?.();
        }}
      />
    </Panel>
  );
}

/** The form: what the code brought is said, and why it brought nothing. */
function CodeForm({ onTaken }: { readonly onTaken: () => void }) {
  const t = useT('office');
  const labels = useLabels();
  const written = useWritten();
  const [code, setCode] = useState('');
  const isMissing = code.trim() === '';
  const { submit, pending, refusal, forget } = useSubmit(
    (typed: string) => api.post('/web-api/promotions/code', { code: typed }),
    ({ data: { title } }) => {
      const name = written.title(title);
      notify({ kind: 'success', text: { key: 'office:promotion.code.taken', values: { name } } });
      onTaken();
    },
  );

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isMissing) void submit(code.trim());
  }

  return (
    <form className={styles.code} onSubmit={onSubmit} noValidate>
      <Field
        label={t('promotion.code.label')}
        hint={t('promotion.code.hint')}
        error={refusal?.problem.code === 'PROMOTION_CODE_UNKNOWN' && labels.problem(refusal.problem)}
      >
        <TextInput
          name="promo-code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MOST_LETTERS}
          value={code}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            forget();
          }}
        />
      </Field>
      <Button type="submit" variant="primary" pending={pending} unavailable={isMissing}>
        {t(isMissing ? 'promotion.code.missing' : 'promotion.code.use')}
      </Button>
      {refusal !== null && refusal.problem.code !== 'PROMOTION_CODE_UNKNOWN' && (
        <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />
      )}
    </form>
  );
}
