import { BREAK_BAN_LEVEL } from '@paddock/contract';
import { accounts$, auth$, hrefFor, refreshAccounts, type AccountsValue } from '@paddock/shared-utils';
import {
  useBalanceMask,
  useFormat,
  useLanguage,
  useStream,
  useStreamValue,
  useT,
} from '@paddock/shared-utils/react';
import { Button, Icon, LinkButton, MoneyText, Skeleton } from '@paddock/styleguide';

import { LazyPopover } from '../popover/lazy-popover.tsx';
import { accountName } from './account-name.ts';
import styles from './account-balance.module.css';

/** The active account's money, which may be hidden, and the way to deposit. */
export function AccountBalance() {
  const t = useT('header');
  useLanguage();
  const accounts = useStream(accounts$);
  const isOnBreak = useStreamValue(auth$, ({ banLevel }) => banLevel === BREAK_BAN_LEVEL);
  return (
    <div className={styles.bar}>
      <Balance accounts={accounts} />
      <LinkButton
        href={hrefFor(isOnBreak ? '/office/responsible' : '/office/recharge')}
        variant="header"
        className={styles.deposit}
      >
        <Icon name={isOnBreak ? 'shield' : 'plus'} className={styles.depositIcon} />
        <span className={styles.depositWord}>{t(isOnBreak ? 'onBreak' : 'common:deposit')}</span>
      </LinkButton>
    </div>
  );
}

function Balance({ accounts }: { readonly accounts: AccountsValue }) {
  const t = useT('header');
  const format = useFormat();
  const mask = useBalanceMask();
  if (accounts.status === 'error') {
    return (
      <Button variant="quiet" icon="refresh" className={styles.failed} onClick={() => refreshAccounts()}>
        {t('balanceFailed')}
      </Button>
    );
  }
  const active = 'active' in accounts ? accounts.active : null;
  if (active === null) return <Skeleton className={styles.loading} />;
  const name = accountName(active, t);
  return (
    <LazyPopover
      title={t('accounts')}
      trigger={
        <button type="button" className={styles.balance}>
          <span className={styles.account}>
            {name} <Icon name="chevron-down" size={14} />
          </span>
          <MoneyText size={14} {...mask} className={styles.money}>
            {format.money(active.moneyMinor, active.iso)}
          </MoneyText>
        </button>
      }
      panel="AccountList"
    />
  );
}
