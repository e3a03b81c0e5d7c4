import { useState } from 'react';
import { currencyOf, formatAmount, parseAmount } from '@paddock/contract';
import type { BetView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useFormat, useLabels, useSubmit, useT } from '@paddock/shared-utils/react';
import { AmountInput, Button, ButtonRow, Field, Notice } from '@paddock/styleguide';

import styles from '../coupon.module.css';

interface OrderFormProps {
  readonly bet: BetView;
  readonly onDone: () => void;
}

/** At which offer the whole bet is left by itself. */
export function OrderForm({ bet, onDone }: OrderFormProps) {
  const t = useT('coupon');
  const format = useFormat();
  const labels = useLabels();
  const { exponent, symbol } = currencyOf(bet.currency);
  const [typed, setTyped] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const { submit, pending, refusal, forget } = useSubmit(
    (offer: string) =>
      api.post('/web-api/sportsbook/bets/:id/cash-out-order', { offer }, { params: { id: bet.id } }),
    onDone,
  );
  const valueMinor = parseAmount(typed, bet.currency) ?? 0n;
  return (
    <form
      className={styles.cashOutForm}
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsked(true);
        if (valueMinor > 0n) void submit(formatAmount(valueMinor, bet.currency));
      }}
    >
      {refusal !== null && (
        <Notice tone="warning" title={labels.problem(refusal.problem)} announce key={refusal.attempt} />
      )}
      <Field
        label={t('cashOut.order.label')}
        hint={t('cashOut.order.hint')}
        error={isAsked && valueMinor <= 0n ? t('cashOut.order.missing') : undefined}
      >
        <AmountInput
          value={typed}
          onValueChange={(text) => {
            forget();
            setTyped(text);
          }}
          exponent={exponent}
          currencySymbol={symbol}
          decimalMark={format.decimalMark}
          data-testid="cash-out-order"
        />
      </Field>
      <ButtonRow>
        <Button variant="outline" type="submit" pending={pending}>
          {t('cashOut.order.set')}
        </Button>
      </ButtonRow>
    </form>
  );
}

/** The order that stands, and its end. */
export function OrderLine({ bet, offer }: { readonly bet: BetView; readonly offer: string }) {
  const t = useT('coupon');
  const format = useFormat();
  const labels = useLabels();
  const { submit, pending, refusal } = useSubmit(
    (id: string) => api.delete('/web-api/sportsbook/bets/:id/cash-out-order', { params: { id } }),
    () => undefined,
  );
  return (
    <>
      {refusal !== null && (
        <Notice tone="warning" title={labels.problem(refusal.problem)} announce key={refusal.attempt} />
      )}
      <p className={styles.legMarket}>
        {t('cashOut.order.stands', { amount: format.amount(offer, bet.currency) })}
      </p>
      <Button variant="outline" size={32} pending={pending} onClick={() => void submit(bet.id)}>
        {t('cashOut.order.end')}
      </Button>
    </>
  );
}
