import { useState } from 'react';
import { currencyOf, formatAmount, parseAmount } from '@paddock/contract';
import type { BetView, CashOutOrderRequest, CashOutOrderView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useFormat, useLabels, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, Field, Notice } from '@paddock/styleguide';
import { AmountInput } from '@paddock/styleguide/forms';

import styles from '../coupon.module.css';

interface OrderFormProps {
  readonly bet: BetView;
  readonly onDone: () => void;
}

/** At which offer for all of it the bet, or a part of it, is left by itself. */
export function OrderForm({ bet, onDone }: OrderFormProps) {
  const t = useT('coupon');
  const format = useFormat();
  const labels = useLabels();
  const { exponent, symbol } = currencyOf(bet.currency);
  const [typed, setTyped] = useState('');
  const [part, setPart] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const { submit, pending, refusal, forget } = useSubmit(
    (order: CashOutOrderRequest) =>
      api.post('/web-api/sportsbook/bets/:id/cash-out-order', order, { params: { id: bet.id } }),
    onDone,
  );
  const valueMinor = parseAmount(typed, bet.currency) ?? 0n;
  const all = bet.remainingStake ?? bet.stake;
  const partError = part === '' ? undefined : faultOfPart(part, bet);
  return (
    <form
      className={styles.cashOutForm}
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsked(true);
        if (valueMinor <= 0n || partError !== undefined) return;
        const offer = formatAmount(valueMinor, bet.currency);
        const stakeMinor = parseAmount(part, bet.currency);
        void submit({
          offer,
          ...(stakeMinor !== undefined && { stake: formatAmount(stakeMinor, bet.currency) }),
        });
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
      <Field
        label={t('cashOut.order.part', { all: format.amount(all, bet.currency) })}
        error={
          isAsked && partError !== undefined
            ? t(`cashOut.${partError}`, {
                all: format.amount(all, bet.currency),
                count: bet.lineCount ?? 1,
              })
            : undefined
        }
      >
        <AmountInput
          value={part}
          onValueChange={(text) => {
            forget();
            setPart(text);
          }}
          exponent={exponent}
          currencySymbol={symbol}
          decimalMark={format.decimalMark}
          placeholder={all.replace('.', format.decimalMark)}
          data-testid="cash-out-order-part"
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

/** What is wrong with a part of the stake. */
function faultOfPart(
  part: string,
  { remainingStake, stake, lineCount = 1, currency }: BetView,
): 'tooMuch' | 'uneven' | 'none' | undefined {
  const partMinor = parseAmount(part, currency) ?? 0n;
  if (partMinor <= 0n) return 'none';
  if (partMinor > (parseAmount(remainingStake ?? stake, currency) ?? 0n)) return 'tooMuch';
  return partMinor % BigInt(lineCount) === 0n ? undefined : 'uneven';
}

interface OrderLineProps {
  readonly bet: BetView;
  readonly order: CashOutOrderView;
}

/** The order that stands, and its end. */
export function OrderLine({ bet, order: { offer, stake } }: OrderLineProps) {
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
        {t(stake === undefined ? 'cashOut.order.stands' : 'cashOut.order.partStands', {
          amount: format.amount(offer, bet.currency),
          stake: format.amount(stake ?? bet.stake, bet.currency),
        })}
      </p>
      <Button variant="outline" size={32} pending={pending} onClick={() => void submit(bet.id)}>
        {t('cashOut.order.end')}
      </Button>
    </>
  );
}
