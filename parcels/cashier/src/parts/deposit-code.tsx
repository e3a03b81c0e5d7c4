import { useState } from 'react';
import { api, notify, refreshAccounts } from '@paddock/shared-utils';
import { useLabels, useSubmit, useT, useWritten } from '@paddock/shared-utils/react';
import { Button, Field, TextInput } from '@paddock/styleguide';

import styles from './recharge.module.css';

const MOST_LETTERS = 40;

/** Where a promotion's code is typed before the deposit that starts it; `onTaken` once it was taken. */
export function DepositCode({ onTaken }: { readonly onTaken: () => void }) {
  const t = useT('cashier');
  const labels = useLabels();
  const written = useWritten();
  const [code, setCode] = useState<string | null>(null);
  const typed = code?.trim() ?? '';
  const { submit, pending, refusal, forget } = useSubmit(
    (wanted: string) => api.post('/web-api/promotions/code', { code: wanted }),
    ({ data: { title } }) => {
      const name = written.title(title);
      notify({ kind: 'success', text: { key: 'cashier:code.taken', values: { name } } });
      setCode(null);
      void refreshAccounts();
      onTaken();
    },
  );
  if (code === null)
    return (
      <Button variant="outline" size={32} onClick={() => setCode('')}>
        {t('code.open')}
      </Button>
    );
  const use = () => {
    if (typed !== '') void submit(typed);
  };
  return (
    <div className={styles.bonus} data-testid="deposit-code">
      <Field
        label={t('code.label')}
        hint={t('code.hint')}
        error={refusal !== null && labels.problem(refusal.problem)}
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
          onKeyDown={(event) => {
            // The deposit's own form is around: Enter is for the code.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            use();
          }}
        />
      </Field>
      <Button variant="outline" pending={pending} unavailable={typed === ''} onClick={use}>
        {t(typed === '' ? 'code.missing' : 'code.use')}
      </Button>
    </div>
  );
}
