import { hrefFor, type Account, readOf } from '@paddock/shared-utils';
import { useRead, useT } from '@paddock/shared-utils/react';
import { classNames, ErrorBlock, Panel, SectionHeader, SkeletonText, TextLink } from '@paddock/styleguide';

import type { PaymentMethod } from '../model/deposit-check.ts';
import type { RechargeAddress } from '../model/recharge-address.ts';
import { AmountStep } from './amount-step.tsx';
import { MethodMark } from './method-mark.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import styles from './recharge.module.css';
import { WayFacts } from './way-facts.tsx';

interface RechargeStepsProps {
  readonly account: Account;
  readonly address: RechargeAddress;
  /** Which of both a narrow page shows. */
  readonly step: 'choose' | 'amount';
  readonly inDialog?: boolean;
}

/** How, how much, and off to the provider's page. The money moves by the provider's own message, never by this page. */
export function RechargeSteps({ account, address, step, inDialog = false }: RechargeStepsProps) {
  const t = useT('cashier');
  const common = useT('common');
  const { value, reload } = useRead({
    ...readOf('/web-api/cashier/methods', { query: { accountId: account.id } }),
  });
  if (value.status === 'error') {
    return (
      <Panel bleed>
        <ErrorBlock title={t('methodsFailed')} retryLabel={common('retry')} onRetry={reload} />
      </Panel>
    );
  }
  const methods = value.status === 'ready' ? value.data.methods : null;
  const method = methods?.find(({ id }) => id === address.methodId);
  // A dialog is a surface of its own.
  const surface = inDialog ? { padded: true, className: styles.plain } : { padded: true, bleed: true };
  // A way that is not offered is as good as none: there is a choice to be made.
  const shown = step === 'amount' && methods !== null && method === undefined ? 'choose' : step;
  return (
    <div className={classNames(styles.steps, inDialog && styles.dialog)} data-step={shown}>
      <Panel {...surface} data-part="ways">
        <SectionHeader title={t('how')} />
        <PaymentMethods iso={account.iso} methods={methods} address={address} />
      </Panel>
      <Panel {...surface} data-part="amount">
        <SectionHeader
          title={method === undefined ? t('howMuch') : t('howMuchBy', { method: method.name })}
        />
        {methods === null && address.methodId !== null ? (
          <div className={styles.coming} aria-busy>
            <SkeletonText lines={6} />
          </div>
        ) : (
          <>
            {method !== undefined && <Chosen iso={account.iso} method={method} address={address} />}
            <AmountStep account={account} method={method} />
          </>
        )}
      </Panel>
    </div>
  );
}

interface ChosenProps {
  readonly iso: string;
  readonly method: PaymentMethod;
  readonly address: RechargeAddress;
}

function Chosen({ iso, method, address }: ChosenProps) {
  const t = useT('cashier');
  return (
    <div className={styles.chosen}>
      <MethodMark kind={method.kind} />
      <span className={styles.chosenName}>
        <b>{method.name}</b>
        <WayFacts iso={iso} way={method} />
      </span>
      <TextLink href={hrefFor(address.choice)}>{t('withdraw.change')}</TextLink>
    </div>
  );
}
