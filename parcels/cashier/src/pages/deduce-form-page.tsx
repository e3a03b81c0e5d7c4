import type { PageProps } from '@paddock/contract';
import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, Panel } from '@paddock/styleguide';

import { PayoutFrame } from '../parts/payout-frame.tsx';
import { WhatHappensNext } from '../parts/what-happens-next.tsx';
import { WithdrawalForm } from '../parts/withdrawal-form.tsx';
import { WithdrawalGates } from '../parts/withdrawal-gates.tsx';
import styles from '../parts/withdrawal.module.css';

/** How much to pay out (S2-24), to the instrument the address names, and what follows. */
export function DeduceFormPage({ query }: PageProps) {
  const chosenId = new URLSearchParams(query).get('instrument');
  return (
    <PayoutFrame>
      {(account, options, reload) => {
        const instrument = options.instruments.find(({ id }) => id === chosenId);
        if (options.gates.length > 0) return <WithdrawalGates options={options} />;
        if (instrument === undefined) return <NothingChosen />;
        return (
          <div className={styles.columns}>
            <WithdrawalForm
              key={account.id}
              account={account}
              options={options}
              instrument={instrument}
              onRefused={reload}
            />
            <WhatHappensNext instrument={instrument} />
          </div>
        );
      }}
    </PayoutFrame>
  );
}

function NothingChosen() {
  const t = useT('cashier');
  return (
    <Panel padded bleed>
      <EmptyState
        icon="bank"
        title={t('withdraw.notChosen')}
        message={t('withdraw.notChosenText')}
        action={
          <LinkButton variant="primary" href={hrefFor('/office/deduce')}>
            {t('withdraw.toChoice')}
          </LinkButton>
        }
      />
    </Panel>
  );
}
