import { useRef, useState, type SubmitEvent } from 'react';
import { currencyOf } from '@paddock/contract';
import type { DepositRequest, DepositView } from '@paddock/contract/schemas';
import { api, newKey, site$, type Account, type ApiProblem } from '@paddock/shared-utils';
import { useFormat, useStreamValue, useT } from '@paddock/shared-utils/react';
import {
  AmountInput,
  Button,
  Chip,
  ErrorBlock,
  Field,
  FormMessage,
  Icon,
  MoneyText,
  Panel,
  RadioCards,
  SectionHeader,
  SkeletonText,
  SummaryList,
  type IconName,
} from '@paddock/styleguide';

import { checkDeposit, type DepositCheck, type PaymentMethod } from '../model/deposit-check.ts';
import styles from './cashier.module.css';
import { useMethods } from './use-methods.ts';

const ICON_OF_KIND: Readonly<Record<PaymentMethod['kind'], IconName>> = {
  card: 'card',
  bank: 'bank',
  wallet: 'wallet',
};

/** How, how much, and off to the provider's page. The money moves by the provider's own message, never by this page. */
export function DepositForm({ account }: { readonly account: Account }) {
  const t = useT('cashier');
  const common = useT('common');
  const { amount: shownAmount } = useFormat();
  const { value, retry } = useMethods(account.id);
  const [methodId, setMethodId] = useState<string | null>(null);
  if (value.status === 'error') {
    return <ErrorBlock title={t('methodsFailed')} retryLabel={common('retry')} onRetry={retry} />;
  }
  const methods = value.status === 'ready' ? value.methods : [];
  const method = methods.find(({ id }) => id === methodId);
  return (
    <div className={styles.columns}>
      <Panel padded bleed>
        <SectionHeader title={t('how')} />
        {value.status === 'loading' ? (
          <SkeletonText lines={6} />
        ) : (
          <RadioCards
            label={t('how')}
            value={methodId}
            onValueChange={setMethodId}
            cards={methods.map((one) => ({
              value: one.id,
              title: one.name,
              icon: ICON_OF_KIND[one.kind],
              lines: [
                t(`arrives.${one.arrives}`),
                Number(one.fee) === 0 ? t('noFee') : t('fee', { fee: shownAmount(one.fee, account.iso) }),
              ],
            }))}
          />
        )}
      </Panel>
      <Panel padded bleed>
        <SectionHeader
          title={method === undefined ? t('howMuch') : t('howMuchBy', { method: method.name })}
        />
        <AmountStep account={account} method={method} />
      </Panel>
    </div>
  );
}

interface AmountStepProps {
  readonly account: Account;
  readonly method: PaymentMethod | undefined;
}

function AmountStep({ account, method }: AmountStepProps) {
  const t = useT('cashier');
  const common = useT('common');
  const { amount: shownAmount, money } = useFormat();
  const chips = useStreamValue(site$, (site) => ('config' in site ? site.config.amountTemplate : NO_CHIPS));
  const [amount, setAmount] = useState('');
  const { send, pending, problem, attempt } = useDeposit();
  const { iso } = account;
  const { exponent, symbol } = currencyOf(iso);
  const check = checkDeposit(method, amount, iso);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (check.kind !== 'fine' || method === undefined) return;
    void send({ accountId: account.id, methodId: method.id, amount });
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate data-testid="deposit-form">
      {problem !== null && <FormMessage title={common(`errors.${problem.code}`)} attempt={attempt} />}
      <Field
        label={t('amount')}
        hint={method && t('bounds', { min: shownAmount(method.min, iso), max: shownAmount(method.max, iso) })}
        error={amountError(check, (key, minor) => t(key, { bound: money(minor, iso) }), t)}
      >
        <AmountInput
          value={amount}
          onValueChange={setAmount}
          exponent={exponent}
          currencySymbol={symbol}
          currencyCode={iso}
          data-testid="deposit-amount"
          chips={chips.map((chip) => (
            <Chip key={chip} onClick={() => setAmount(String(chip))}>
              {chip}
            </Chip>
          ))}
        />
      </Field>
      {check.kind === 'fine' && (
        <SummaryList
          lines={[
            {
              id: 'now',
              label: t('balanceNow'),
              value: <MoneyText>{money(account.moneyMinor, iso)}</MoneyText>,
            },
            {
              id: 'after',
              label: t('balanceAfter'),
              value: <MoneyText>{money(account.moneyMinor + check.amountMinor, iso)}</MoneyText>,
              strong: true,
            },
          ]}
        />
      )}
      <Button
        type="submit"
        variant="primary"
        size={48}
        block
        pending={pending}
        unavailable={check.kind !== 'fine'}
      >
        {check.kind === 'fine'
          ? t('submit', { amount: money(check.amountMinor, iso) })
          : t(`cannot.${check.kind}`)}
      </Button>
      <p className={styles.note}>
        <Icon name="lock" size={16} /> {t('providerNote')}
      </p>
    </form>
  );
}

const NO_CHIPS: readonly number[] = [];

/** Starts a deposit once per request: the key stays while the request does, so that a second press changes nothing. */
function useDeposit() {
  const key = useRef<{ readonly body: string; readonly key: string } | null>(null);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [attempt, setAttempt] = useState(0);

  async function send(request: DepositRequest): Promise<void> {
    if (pending) return;
    const body = JSON.stringify(request);
    if (key.current?.body !== body) key.current = { body, key: newKey() };
    setPending(true);
    setProblem(null);
    const result = await api.post<DepositView>('/cashier/deposits', request, { key: key.current.key });
    if (result.ok && result.data.redirectUrl !== undefined) {
      // The provider's page is not one of ours: the tab goes there, and comes back to /onpay.
      globalThis.location.assign(result.data.redirectUrl);
      return;
    }
    setPending(false);
    key.current = null;
    if (!result.ok) setProblem(result.problem);
    setAttempt((last) => last + 1);
  }
  return { send, pending, problem, attempt };
}

function amountError(
  check: DepositCheck,
  bounded: (key: string, minor: bigint) => string,
  t: (key: string) => string,
): string | undefined {
  if (check.kind === 'low') return bounded('error.low', check.boundMinor);
  if (check.kind === 'high') return bounded('error.high', check.boundMinor);
  return check.kind === 'invalid' ? t('error.invalid') : undefined;
}
