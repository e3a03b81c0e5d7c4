import { useId, type SubmitEvent } from 'react';
import type { RedirectTableView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useLabels, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, Field, TextArea } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import { useDesk } from '../../session/desk-context.ts';
import { TextFile } from '../../text-file.tsx';
import styles from '../site.module.css';

/** More than the server takes, so that too much is said to be. */
const MOST_BYTES = 8_000_000;

interface TableFormProps {
  readonly table: string;
  readonly onTable: (table: string) => void;
  readonly onChecked: (checked: RedirectTableView) => void;
  readonly onCancel: () => void;
}

/** A CSV table of moved addresses, pasted or from a file, which the server looks through before anything is written. */
export function TableForm({ table, onTable, onChecked, onCancel }: TableFormProps) {
  const t = useT('desk');
  const labels = useLabels();
  const { token, lost } = useDesk();
  const heading = useId();
  const { submit, pending, refusal, forget } = useSubmit(
    async () => {
      const answer = await api.post('/operator-api/redirects/table-checks', { table }, { bearer: { token } });
      if (!answer.ok && answer.httpStatus === 401) lost();
      return answer;
    },
    ({ data }) => onChecked(data),
  );
  const isEmpty = table.trim() === '';

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isEmpty) void submit(undefined);
  }

  return (
    <form className={styles.stack} aria-labelledby={heading} onSubmit={onSubmit} onChange={forget} noValidate>
      <h3 id={heading}>{t('site.addresses.table.title')}</h3>
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      <Field label={t('site.addresses.table.text')} hint={t('site.addresses.table.hint')}>
        <TextArea
          rows={8}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          value={table}
          onChange={(event) => onTable(event.currentTarget.value)}
        />
      </Field>
      <TextFile
        label={t('site.addresses.table.file')}
        testId="addresses-file"
        mostBytes={MOST_BYTES}
        onText={onTable}
      />
      <ButtonRow>
        <Button type="submit" pending={pending} unavailable={isEmpty}>
          {t(isEmpty ? 'site.addresses.table.needs' : 'site.addresses.table.check')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </ButtonRow>
    </form>
  );
}
