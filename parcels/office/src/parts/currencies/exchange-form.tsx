import { useState, type SubmitEvent } from 'react';
import { currencyOf, formatAmount, parseAmount } from '@paddock/contract';
import type { ConversionRequest } from '@paddock/contract/schemas';
import { notify, refreshAccounts, type Account, api } from '@paddock/shared-utils';
import { useFormat, useLabels, useSender, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, Chip, Field } from '@paddock/styleguide';
import { AmountInput, FormMessage, SelectField } from '@paddock/styleguide/forms';

import styles from './currencies.module.css';
import { QuoteView } from './quote-view.tsx';
import { useQuote } from './use-quote.ts';

interface ExchangeFormProps {
  readonly accounts: readonly Account[];
  /** Where the money comes from at first. */
  readonly fromAccountId: string;
  readonly onDone: () => void;
}

/** Exchanges money between two own accounts by a rate that is shown first, with the time it is shown for. */
export function ExchangeForm({ accounts, fromAccountId, onDone }: ExchangeFormProps) {
  const t = useT('office');
  const labels = useLabels();
  const format = useFormat();
  const [fromId, setFromId] = useState(fromAccountId);
  const [toId, setToId] = useState('');
  const [amount, setAmount] = useState('');
  const send = useSender((request: ConversionRequest, key: string) =>
    api.post('/web-api/office/conversion', request, { key }),
  );
  const from = accounts.find(({ id }) => id === fromId) ?? accounts[0];
  const others = accounts.filter(({ id }) => id !== from?.id);
  const to = others.find(({ id }) => id === toId) ?? others[0];
  const minor = from === undefined || amount === '' ? 0n : (parseAmount(amount, from.iso) ?? 0n);
  const isEnough = from !== undefined && minor <= from.moneyMinor;
  const isAsked = minor > 0n && isEnough && to !== undefined;
  const request = isAsked ? { fromAccountId: from.id, toAccountId: to.id, amount } : null;
  const quote = useQuote(request);
  const { submit, pending, refusal, forget } = useSubmit(send, ({ data }) => {
    notify({
      kind: 'success',
      text: {
        key: 'office:currencies.exchanged',
        values: {
          given: format.amount(data.fromAmount, data.fromCurrency),
          got: format.amount(data.toAmount, data.toCurrency),
        },
      },
    });
    void refreshAccounts();
    onDone();
  });
  if (from === undefined || to === undefined) return <p className={styles.text}>{t('currencies.needTwo')}</p>;
  const ready = quote.value.status === 'ready' && request !== null ? quote.value.data : null;

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (request === null || ready === null) return;
    void submit({ ...request, rateId: ready.rateId }).then(quote.renew);
  }
  const optionOf = ({ id, iso, moneyMinor }: Account) => ({
    value: id,
    label: `${iso}, ${format.money(moneyMinor, iso)}`,
  });
  const { exponent, symbol } = currencyOf(from.iso);

  return (
    <form className={styles.dialog} onSubmit={onSubmit} noValidate data-testid="exchange-form">
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      <div className={styles.pair}>
        <Field label={t('currencies.from')}>
          <SelectField
            value={from.id}
            onChange={(event) => {
              setFromId(event.currentTarget.value);
              setAmount('');
              forget();
            }}
            options={accounts.map(optionOf)}
          />
        </Field>
        <Field label={t('currencies.to')}>
          <SelectField
            value={to.id}
            onChange={(event) => {
              setToId(event.currentTarget.value);
              forget();
            }}
            options={others.map(optionOf)}
          />
        </Field>
      </div>
      <Field
        label={t('currencies.amount')}
        error={!isEnough && t('currencies.notEnough', { amount: format.money(from.moneyMinor, from.iso) })}
      >
        <AmountInput
          value={amount}
          onValueChange={(value) => {
            setAmount(value);
            forget();
          }}
          exponent={exponent}
          decimalMark={format.decimalMark}
          currencySymbol={symbol}
          currencyCode={from.iso}
          data-testid="exchange-amount"
          chips={
            from.moneyMinor > 0n && (
              <Chip onClick={() => setAmount(formatAmount(from.moneyMinor, from.iso))}>
                {t('currencies.all')}
              </Chip>
            )
          }
        />
      </Field>
      <QuoteView quote={quote} isAsked={isAsked} />
      <Button type="submit" variant="primary" block pending={pending} unavailable={ready === null}>
        {ready === null
          ? t('currencies.enter')
          : t('currencies.submit', {
              given: format.amount(ready.fromAmount, ready.fromCurrency),
              got: format.amount(ready.toAmount, ready.toCurrency),
            })}
      </Button>
    </form>
  );
}
