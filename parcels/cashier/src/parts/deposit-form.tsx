import { useState } from 'react';
import type { PaymentMethodsView } from '@paddock/contract/schemas';
import { api, type Account } from '@paddock/shared-utils';
import { useRead, useT } from '@paddock/shared-utils/react';
import { ErrorBlock, Panel, SectionHeader } from '@paddock/styleguide';

import { AmountStep } from './amount-step.tsx';
import styles from './cashier.module.css';
import { PaymentMethods } from './payment-methods.tsx';

/** How, how much, and off to the provider's page. The money moves by the provider's own message, never by this page. */
export function DepositForm({ account }: { readonly account: Account }) {
  const t = useT('cashier');
  const common = useT('common');
  const { value, reload } = useRead({
    key: account.id,
    read: (signal) =>
      api.get<PaymentMethodsView>('/cashier/methods', { query: { accountId: account.id }, signal }),
  });
  const [methodId, setMethodId] = useState<string | null>(null);
  if (value.status === 'error') {
    return (
      <Panel bleed>
        <ErrorBlock title={t('methodsFailed')} retryLabel={common('retry')} onRetry={reload} />
      </Panel>
    );
  }
  const methods = value.status === 'ready' ? value.data.methods : null;
  const method = methods?.find(({ id }) => id === methodId);
  return (
    <div className={styles.columns}>
      <PaymentMethods iso={account.iso} methods={methods} chosenId={methodId} onChoose={setMethodId} />
      <Panel padded bleed>
        <SectionHeader
          title={method === undefined ? t('howMuch') : t('howMuchBy', { method: method.name })}
        />
        <AmountStep account={account} method={method} />
      </Panel>
    </div>
  );
}
