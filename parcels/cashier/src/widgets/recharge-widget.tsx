import { useEffect } from 'react';
import type { DialogWidgetProps, RegionProps } from '@paddock/contract';
import { currentRoute$ } from '@paddock/shared-utils';
import { useStream, useT } from '@paddock/shared-utils/react';
import { useReady } from '@paddock/styleguide';

import { dialogAddress } from '../model/recharge-address.ts';
import { RechargeAccount, RechargeInto } from '../parts/recharge-account.tsx';
import { RechargeSteps } from '../parts/recharge-steps.tsx';
import styles from '../parts/recharge.module.css';

interface RechargeWidgetProps extends RegionProps, Partial<Pick<DialogWidgetProps, 'setTitle'>> {}

/** Paying in over the page one is on, where the site has its modal on (S5-08). The step is in the page's address. */
export function RechargeWidget({ setTitle }: RechargeWidgetProps) {
  const t = useT('cashier');
  const title = t('seo.recharge.title');
  const route = useStream(currentRoute$);
  useReady(true);
  useEffect(() => setTitle?.(title), [setTitle, title]);
  const { path, query } = route.status === 'ready' ? route.matched : { path: '/', query: '' };
  const address = dialogAddress(path, query);
  return (
    <div className={styles.form} data-testid="recharge-dialog">
      <p className={styles.into}>
        <RechargeInto />
      </p>
      <RechargeAccount>
        {(account) => (
          <RechargeSteps
            key={account.id}
            account={account}
            address={address}
            step={address.methodId === null ? 'choose' : 'amount'}
            inDialog
          />
        )}
      </RechargeAccount>
    </div>
  );
}
