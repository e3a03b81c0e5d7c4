import { accounts$, refreshAccounts, setActiveAccount, type Account } from '@paddock/shared-utils';
import { useBalanceMask, useFormat, useStream, useT } from '@paddock/shared-utils/react';
import { Badge, ErrorBlock, MoneyText, Panel, Skeleton, TextButton } from '@paddock/styleguide';

import styles from './office.module.css';

/** The player's accounts: the one in use in racing green, what is held for open bets beside it. */
export function AccountCards() {
  const t = useT('office');
  const common = useT('common');
  const value = useStream(accounts$);
  if (value.status === 'error') {
    return <ErrorBlock title={t('accounts.failed')} retryLabel={common('retry')} onRetry={refreshAccounts} />;
  }
  if (!('accounts' in value)) return <Skeleton shape="block" width="100%" height="132px" />;
  return (
    <div className={styles.accounts}>
      {value.accounts.map((account) => (
        <AccountCard key={account.id} account={account} />
      ))}
      {value.bonuses.map((account) => (
        <AccountCard key={account.id} account={account} />
      ))}
    </div>
  );
}

function AccountCard({ account }: { readonly account: Account }) {
  const t = useT('office');
  const { money } = useFormat();
  const mask = useBalanceMask();
  return (
    <Panel
      padded
      tone={account.isActive ? 'brand' : 'plain'}
      className={styles.account}
      data-account={account.id}
    >
      <p className={styles.accountName}>
        {t(`accounts.type.${account.type}`)}, {account.iso}{' '}
        {account.isActive && <Badge tone="positive">{t('accounts.inUse')}</Badge>}
      </p>
      <MoneyText size={28} {...mask}>
        {money(account.moneyMinor, account.iso)}
      </MoneyText>
      {account.type !== 4 && (
        <p className={styles.accountNote}>
          {t('accounts.held')} <MoneyText {...mask}>{money(account.heldMinor, account.iso)}</MoneyText>
        </p>
      )}
      {!account.isActive && account.type !== 4 && (
        <TextButton onClick={() => setActiveAccount(account.id)}>{t('accounts.use')}</TextButton>
      )}
    </Panel>
  );
}
