import { useState, type SubmitEvent } from 'react';
import { currencyName } from '@paddock/contract';
import { accounts$, notify } from '@paddock/shared-utils';
import {
  useLabels,
  useLanguage,
  useSiteConfig,
  useStream,
  useSubmit,
  useT,
} from '@paddock/shared-utils/react';
import { Button, Field, Panel, SectionHeader } from '@paddock/styleguide';
import { FormMessage, SelectField } from '@paddock/styleguide/forms';

import { addCurrency } from '../../model/add-currency.ts';
import styles from './currencies.module.css';

/** Adds an account in one of the site's currencies the player has none in yet (S4-19). */
export function AddCurrencyForm() {
  const t = useT('office');
  const value = useStream(accounts$);
  const offered = useSiteConfig(({ currencies }) => currencies) ?? [];
  if (!('accounts' in value)) return null;
  const missing = offered.filter((iso) => value.accounts.every((account) => account.iso !== iso));
  if (missing.length === 0) return null;
  return (
    <Panel bleed>
      <SectionHeader title={t('currencies.title')} />
      {/* What was added is offered no more: the form begins anew. */}
      <Form key={missing.join()} currencies={missing} />
    </Panel>
  );
}

function Form({ currencies }: { readonly currencies: readonly string[] }) {
  const t = useT('office');
  const labels = useLabels();
  const language = useLanguage();
  const [currency, setCurrency] = useState('');
  const { submit, pending, refusal, forget } = useSubmit(addCurrency, () => {
    notify({ kind: 'success', text: { key: 'office:currencies.added', values: { currency } } });
  });

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (currency !== '') void submit(currency);
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate data-testid="add-currency">
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      <p className={styles.text}>{t('currencies.text')}</p>
      <div className={styles.line}>
        <Field label={t('currencies.currency')}>
          <SelectField
            value={currency}
            onChange={(event) => {
              setCurrency(event.currentTarget.value);
              forget();
            }}
            placeholder={t('currencies.choose')}
            options={currencies.map((iso) => ({ value: iso, label: currencyName(iso, language) }))}
          />
        </Field>
        <Button type="submit" pending={pending} unavailable={currency === ''}>
          {currency === '' ? t('currencies.choose') : t('currencies.add', { currency })}
        </Button>
      </div>
    </form>
  );
}
