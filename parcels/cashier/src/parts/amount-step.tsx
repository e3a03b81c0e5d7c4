import { useState, type SubmitEvent } from 'react';
import { currencyOf } from '@paddock/contract';
import { hrefFor, limits$, maintenance$, type Account } from '@paddock/shared-utils';
import {
  useBalanceMask,
  useFormat,
  useLabels,
  useStream,
  useStreamValue,
  useT,
} from '@paddock/shared-utils/react';
import { Button, Field, Icon, MoneyText, SummaryList, TextLink } from '@paddock/styleguide';
import { AmountInput, FormMessage } from '@paddock/styleguide/forms';

import { checkDeposit, type DepositCheck, type PaymentMethod } from '../model/deposit-check.ts';
import { depositDraft } from './deposit-draft.ts';
import { depositLimits, roomIn } from '../model/deposit-limits.ts';
import { BonusChoice } from './bonus-choice.tsx';
import { useBonusChoice } from './use-bonus-choice.ts';
import { DepositCode } from './deposit-code.tsx';
import { DepositLimits } from './deposit-limits.tsx';
import styles from './recharge.module.css';
import { QuickAmounts } from './quick-amounts.tsx';
import { StartedPromotions } from './started-promotions.tsx';
import { useDeposit } from './use-deposit.ts';

interface AmountStepProps {
  readonly account: Account;
  readonly method: PaymentMethod | undefined;
}

/** How much, with the bounds beside the amount, and the button that goes to the provider. */
export function AmountStep({ account, method }: AmountStepProps) {
  const t = useT('cashier');
  const common = useT('common');
  const labels = useLabels();
  const format = useFormat();
  const [amount, setAmount] = useState(() => depositDraft.read(account.id));
  const limits = depositLimits(useStream(limits$));
  const { submit, pending, refusal } = useDeposit();
  const isMaintenance = useStreamValue(maintenance$, ({ status }) => status === 'active');
  const { iso } = account;
  const bonus = useBonusChoice(iso);
  const { offer, choice } = bonus;
  const { exponent, symbol } = currencyOf(iso);
  const check = checkDeposit(method, amount, iso, roomIn(limits, iso));

  const depositMinor = check.kind === 'fine' ? check.amountMinor : null;

  function type(next: string): void {
    setAmount(next);
    depositDraft.write(account.id, next);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isMaintenance || check.kind !== 'fine' || method === undefined || !bonus.settle()) return;
    const chosen = offer === null || choice === null ? {} : { bonus: choice };
    void submit({ accountId: account.id, methodId: method.id, amount, ...chosen });
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate data-testid="deposit-form">
      {refusal !== null && (
        <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt}>
          {OWN_LIMIT.includes(refusal.problem.code) && (
            <TextLink href={hrefFor('/office/responsible')}>{common('toLimits')}</TextLink>
          )}
        </FormMessage>
      )}
      <Field
        label={t('amount')}
        hint={
          method === undefined
            ? t('boundsLater')
            : t('bounds', { min: format.amount(method.min, iso), max: format.amount(method.max, iso) })
        }
        error={amountError(check, (minor) => format.money(minor, iso), t)}
      >
        <AmountInput
          value={amount}
          onValueChange={type}
          exponent={exponent}
          decimalMark={format.decimalMark}
          currencySymbol={symbol}
          currencyCode={iso}
          data-testid="deposit-amount"
        />
      </Field>
      {method !== undefined && <QuickAmounts amounts={method.quick} onAmount={type} />}
      <DepositLimits limits={limits} />
      {offer !== null && (
        <BonusChoice
          offer={offer}
          choice={choice}
          onChoice={bonus.choose}
          missed={bonus.missed}
          depositMinor={depositMinor}
          hasPromotions={bonus.started !== undefined}
        />
      )}
      {bonus.started !== undefined && (
        <StartedPromotions
          promotions={bonus.started}
          currency={iso}
          depositMinor={depositMinor}
          onLeft={bonus.reload}
        />
      )}
      <DepositCode onTaken={bonus.reload} />
      {check.kind === 'fine' && <Balances account={account} amountMinor={check.amountMinor} />}
      <Button
        type="submit"
        variant="primary"
        size={48}
        block
        pending={pending || (check.kind === 'fine' && bonus.isLoading)}
        unavailable={isMaintenance || check.kind !== 'fine'}
      >
        {check.kind === 'fine' && !isMaintenance
          ? t('submit', { amount: format.money(check.amountMinor, iso) })
          : t(`cannot.${isMaintenance ? 'maintenance' : check.kind}`)}
      </Button>
      <p className={styles.note}>
        <Icon name="lock" size={16} /> {t('providerNote')}
      </p>
    </form>
  );
}

/** Refusals by what the player has set on the page of limits. */
const OWN_LIMIT: readonly string[] = ['LIMIT_REACHED', 'PLAY_PAUSED'];

function Balances({ account, amountMinor }: { readonly account: Account; readonly amountMinor: bigint }) {
  const t = useT('cashier');
  const { money } = useFormat();
  const mask = useBalanceMask();
  const { moneyMinor, iso } = account;
  return (
    <SummaryList
      lines={[
        {
          id: 'now',
          label: t('balanceNow'),
          value: <MoneyText {...mask}>{money(moneyMinor, iso)}</MoneyText>,
        },
        {
          id: 'after',
          label: t('balanceAfter'),
          value: <MoneyText {...mask}>{money(moneyMinor + amountMinor, iso)}</MoneyText>,
          strong: true,
        },
      ]}
    />
  );
}

function amountError(
  check: DepositCheck,
  money: (minor: bigint) => string,
  t: (key: string, values?: Readonly<Record<string, string>>) => string,
): string | undefined {
  switch (check.kind) {
    case 'low':
    case 'high':
    case 'over-limit':
      return t(`error.${check.kind}`, { bound: money(check.boundMinor) });
    case 'invalid':
      return t('error.invalid');
    default:
      return undefined;
  }
}
