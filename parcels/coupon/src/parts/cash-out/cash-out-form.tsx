import { useState } from 'react';
import { currencyOf, formatAmount, parseAmount } from '@paddock/contract';
import { cashOutOfPart } from '@paddock/contract/bets';
import type { BetView, CashOutQuoteView, CashOutView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useFormat, useLabels, useSender, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, Field, Notice } from '@paddock/styleguide';
import { AmountInput } from '@paddock/styleguide/forms';

import styles from '../coupon.module.css';

/** Refusals that say nothing of whether it was paid. */
const UNKNOWN: readonly string[] = [
  'NETWORK_ERROR',
  'INTERNAL',
  'UNAVAILABLE',
  'MAINTENANCE',
  'TOO_MANY_REQUESTS',
];

interface CashOutFormProps {
  readonly bet: BetView;
  /** The newest: it changes while the form stands. */
  readonly quote: Extract<CashOutQuoteView, { readonly quoteId: string }>;
  /** A price is suspended: what was offered is offered no more, until there is a new quote. */
  readonly isPaused: boolean;
  readonly onAnswer: (view: CashOutView) => void;
  readonly onKeep: () => void;
}

/** How much of the bet to leave, what it brings, and the press that does it. */
export function CashOutForm({ bet, quote, isPaused, onAnswer, onKeep }: CashOutFormProps) {
  const t = useT('coupon');
  const format = useFormat();
  const labels = useLabels();
  const { exponent, symbol } = currencyOf(bet.currency);
  const [typed, setTyped] = useState('');
  /** What was sent and has no answer: it may have been paid, so the next press asks for the very same. */
  const [sent, setSent] = useState<Part | null>(null);
  const { submit, pending, refusal, forget } = useSubmit(
    useSender((part: Part, key) =>
      api.post('/web-api/sportsbook/bets/:id/cash-out', part, { key, params: { id: bet.id } }),
    ),
    ({ data }) => onAnswer(data),
  );
  const part = partOf(typed, bet.currency, quote);
  const paid = 'paidMinor' in part && !isPaused ? format.money(part.paidMinor, bet.currency) : undefined;
  const { quoteId } = quote;
  const isUnknown = refusal !== null && UNKNOWN.includes(refusal.problem.code);

  return (
    <form
      className={styles.cashOutForm}
      onSubmit={(event) => {
        event.preventDefault();
        if (isUnknown && sent !== null) void submit(sent);
        else if ('paidMinor' in part && !isPaused) {
          const asked = { quoteId, ...(typed !== '' && { stake: part.stake }) };
          setSent(asked);
          void submit(asked);
        }
      }}
    >
      {refusal !== null && (
        <Notice tone="warning" title={t('cashOut.refused')} announce key={refusal.attempt}>
          {labels.problem(refusal.problem)}
        </Notice>
      )}
      {bet.extra !== undefined && Number(bet.extra.most) > 0 && (
        <Notice
          tone="warning"
          title={t('boost.goes', { amount: format.amount(bet.extra.most, bet.currency) })}
        />
      )}
      <Field
        label={t('cashOut.part', { all: format.amount(quote.remainingStake, bet.currency) })}
        hint={t(quote.delayMs > 0 ? 'cashOut.hintLive' : 'cashOut.hint', {
          margin: format.number(quote.marginMilli / 10),
          seconds: Math.ceil(quote.delayMs / 1000),
        })}
        error={
          'error' in part
            ? t(`cashOut.${part.error}`, {
                all: format.amount(quote.remainingStake, bet.currency),
                count: quote.lineCount,
              })
            : undefined
        }
      >
        <AmountInput
          value={typed}
          disabled={isUnknown}
          onValueChange={(text) => {
            forget();
            setTyped(text);
          }}
          exponent={exponent}
          currencySymbol={symbol}
          decimalMark={format.decimalMark}
          placeholder={quote.remainingStake.replace('.', format.decimalMark)}
        />
      </Field>
      <ButtonRow>
        <Button
          variant="primary"
          type="submit"
          pending={pending}
          unavailable={paid === undefined && !isUnknown}
          data-testid="cash-out-sure"
        >
          {isUnknown
            ? t('cashOut.askAgain')
            : paid !== undefined
              ? t('cashOut.offer', { amount: paid })
              : t(isPaused ? 'cashOut.off.suspended' : 'cashOut.button')}
        </Button>
        <Button variant="outline" onClick={onKeep}>
          {t('cashOut.keep')}
        </Button>
      </ButtonRow>
    </form>
  );
}

interface Part {
  readonly quoteId: string;
  readonly stake?: string;
}

/** What a part brings by the offer on show, or what is wrong with it. All of what is left where nothing is typed. */
function partOf(
  typed: string,
  currency: string,
  { offer, remainingStake, lineCount }: CashOutFormProps['quote'],
):
  | { readonly stake: string; readonly paidMinor: bigint }
  | { readonly error: 'tooMuch' | 'uneven' | 'none' } {
  const remainingMinor = parseAmount(remainingStake, currency) ?? 0n;
  const offerMinor = parseAmount(offer, currency) ?? 0n;
  const stakeMinor = typed === '' ? remainingMinor : (parseAmount(typed, currency) ?? 0n);
  if (stakeMinor > remainingMinor) return { error: 'tooMuch' };
  if (stakeMinor % BigInt(lineCount) !== 0n) return { error: 'uneven' };
  if (stakeMinor <= 0n) return { error: 'none' };
  const paidMinor = cashOutOfPart(offerMinor, stakeMinor, remainingMinor);
  return paidMinor > 0n ? { stake: formatAmount(stakeMinor, currency), paidMinor } : { error: 'none' };
}
