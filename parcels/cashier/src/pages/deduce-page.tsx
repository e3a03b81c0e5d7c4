import type { PayoutOptionsView } from '@paddock/contract/schemas';
import { auth$, hrefFor } from '@paddock/shared-utils';
import { useStreamValue, useT } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, Panel, SectionHeader } from '@paddock/styleguide';

import { LatestWithdrawals } from '../parts/latest-withdrawals.tsx';
import { PayoutFrame } from '../parts/payout-frame.tsx';
import { PayoutWays } from '../parts/payout-ways.tsx';
import { WithdrawalGates } from '../parts/withdrawal-gates.tsx';
import styles from '../parts/withdrawal.module.css';

/** Paying out (S2-24): where to, what stands in the way, and what is under way already. */
export function DeducePage() {
  const t = useT('cashier');
  return (
    <PayoutFrame>
      {(_account, options) => (
        <>
          {options.gates.length > 0 && <WithdrawalGates options={options} />}
          <div className={styles.columns}>
            {options.instruments.length === 0 ? <NothingPaidIn /> : <Where options={options} />}
            <LatestWithdrawals title={t('withdraw.latest')} none={t('withdraw.noneYet')} />
          </div>
        </>
      )}
    </PayoutFrame>
  );
}

function Where({ options }: { readonly options: PayoutOptionsView }) {
  const t = useT('cashier');
  return (
    <Panel padded bleed>
      <SectionHeader title={t('withdraw.where')} />
      <div className={styles.stack}>
        <PayoutWays options={options} />
        <p className={styles.dim}>{t('withdraw.sameWay')}</p>
      </div>
    </Panel>
  );
}

/** Money goes back to where it came from, so there has to be such a place first. */
function NothingPaidIn() {
  const t = useT('cashier');
  const mayDeposit = useStreamValue(auth$, ({ banLevel }) => banLevel === 0);
  return (
    <Panel padded bleed>
      <EmptyState
        icon="bank"
        title={t('withdraw.nothingPaidIn')}
        message={t('withdraw.nothingPaidInText')}
        action={
          mayDeposit && (
            <LinkButton variant="primary" href={hrefFor('/office/recharge')}>
              {t('withdraw.toDeposit')}
            </LinkButton>
          )
        }
      />
    </Panel>
  );
}
