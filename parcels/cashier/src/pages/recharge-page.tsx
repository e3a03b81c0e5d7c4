import type { PageProps } from '@paddock/contract';
import { PageLayout, useReady } from '@paddock/styleguide';
import { useT } from '@paddock/shared-utils/react';

import { pageAddress } from '../model/recharge-address.ts';
import { RechargeAccount, RechargeInto } from '../parts/recharge-account.tsx';
import { RechargeSteps } from '../parts/recharge-steps.tsx';

/**
 * Paying in (S2-20): `recharge` with the ways to pay, `recharge/form` with the amount. One page stands for both
 * addresses, so that nothing is lost between them; there is room for both steps where the page is wide.
 */
export function RechargePage({ query, path }: PageProps) {
  const t = useT('cashier');
  useReady(true);
  return (
    <PageLayout title={t('seo.recharge.title')} lead={<RechargeInto />}>
      <RechargeAccount>
        {(account) => (
          <RechargeSteps
            key={account.id}
            account={account}
            address={pageAddress(query)}
            step={path.endsWith('/form') ? 'amount' : 'choose'}
          />
        )}
      </RechargeAccount>
    </PageLayout>
  );
}
