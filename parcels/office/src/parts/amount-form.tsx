import { useState, type SubmitEvent } from 'react';
import { currencyOf, NO_MONEY_LIMIT } from '@paddock/contract';
import { notify, setLimit } from '@paddock/shared-utils';
import { useFormat, useLabels, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, Field } from '@paddock/styleguide';
import { AmountInput, type AmountRefusal, FormMessage } from '@paddock/styleguide/forms';

import { amountWish, type AmountWish } from '../model/amount-wish.ts';
import type { LimitRow } from '../model/limit-rows.ts';
import styles from './limits.module.css';
import { useLimitLock } from './use-limit-lock.ts';

interface AmountFormProps {
  readonly row: LimitRow;
  readonly currency: string;
  readonly onDone: () => void;
}

/** A free amount with nothing filled in; the button says what pressing it does. */
export function AmountForm({ row, currency: mainCurrency, onDone }: AmountFormProps) {
  const { limitType, active } = row;
  const t = useT('office');
  const labels = useLabels();
  const { money, decimalMark } = useFormat();
  const lock = useLimitLock(row);
  const currency = mainCurrency === '' ? (active?.measure ?? mainCurrency) : mainCurrency;
  const { exponent, symbol } = currencyOf(currency);
  const [amount, setAmount] = useState('');
  const [odd, setOdd] = useState<AmountRefusal | null>(null);
  const { submit, pending, refusal, forget } = useSubmit(
    (value: number) => setLimit(limitType, value),
    () => {
      notify({ kind: 'success', text: { key: 'office:limits.saved' } });
      onDone();
    },
  );
  const current = active !== null && active.measure === currency ? active.limitValue : null;
  const wish = amountWish(amount, currency, current);
  const isReady = lock === null && 'value' in wish;

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isReady) void submit(wish.value);
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      <Field
        label={t('limits.newAmount')}
        hint={lock ?? t('limits.rule')}
        error={
          odd === null
            ? wish.kind === 'high' && t('limits.tooHigh')
            : t(`limits.odd.${odd}`, { count: exponent, currency })
        }
      >
        <AmountInput
          disabled={lock !== null}
          value={amount}
          onValueChange={(value) => {
            setAmount(value);
            setOdd(null);
            forget();
          }}
          onRefuse={setOdd}
          exponent={exponent}
          decimalMark={decimalMark}
          currencySymbol={symbol}
          currencyCode={currency}
          data-testid="limit-amount"
        />
      </Field>
      {lock === null && (
        <ButtonRow>
          <Button type="submit" pending={pending} unavailable={!isReady}>
            {buttonWords(wish, (minor) => money(minor, currency), t)}
          </Button>
          {active !== null && (
            <Button pending={pending} onClick={() => submit(NO_MONEY_LIMIT)}>
              {t('limits.remove')}
            </Button>
          )}
        </ButtonRow>
      )}
    </form>
  );
}

function buttonWords(
  wish: AmountWish,
  money: (minor: bigint) => string,
  t: (key: string, values?: Readonly<Record<string, string>>) => string,
): string {
  return 'value' in wish
    ? t(`limits.submit.${wish.kind}`, { amount: money(wish.minor) })
    : t(`limits.submit.${wish.kind}`);
}
