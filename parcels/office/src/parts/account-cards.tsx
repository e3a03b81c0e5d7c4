import { partsText } from '@paddock/contract';
import { accounts$, hrefFor, refreshAccounts, type Account, type AccountSet } from '@paddock/shared-utils';
import { useBalanceMask, useFormat, useStream, useT } from '@paddock/shared-utils/react';
import { Badge, ErrorBlock, MoneyText, Notice, Panel, Skeleton, TextLink } from '@paddock/styleguide';

import { AccountActions } from './currencies/account-actions.tsx';
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
  // Every currency has a bonus account; one that was never given anything would only take room.
  const bonuses = value.bonuses.filter(({ iso, moneyMinor }) => moneyMinor !== 0n || iso === value.main?.iso);
  return (
    <>
      {value.isFrozen && <Notice tone="warning">{t('accounts.frozen')}</Notice>}
      <div className={styles.accounts}>
        {[...value.accounts, ...bonuses].map((account) => (
          <AccountCard key={account.id} account={account} set={value} />
        ))}
      </div>
    </>
  );
}

interface AccountCardProps {
  readonly account: Account;
  readonly set: AccountSet;
}

function AccountCard({ account, set }: AccountCardProps) {
  const t = useT('office');
  const { language, money } = useFormat();
  const mask = useBalanceMask();
  const isInUse = account.id === set.active?.id;
  return (
    <Panel
      padded
      tone={isInUse ? 'brand' : 'plain'}
      className={styles.account}
      data-account={account.id}
      data-iso={account.kind === 'bonus' ? undefined : account.iso}
    >
      <p className={styles.accountName}>
        {partsText([t(`accounts.kind.${account.kind}`), account.iso], language)}{' '}
        {isInUse && <Badge tone="positive">{t('accounts.inUse')}</Badge>}
      </p>
      <MoneyText size={28} {...mask}>
        {money(account.moneyMinor, account.iso)}
      </MoneyText>
      {account.kind !== 'bonus' && (
        <p className={styles.accountNote}>
          {t('accounts.held')} <MoneyText {...mask}>{money(account.heldMinor, account.iso)}</MoneyText>
        </p>
      )}
      {account.kind !== 'bonus' && <AccountActions account={account} set={set} />}
      {account.kind === 'bonus' && account.moneyMinor > 0n && (
        <TextLink href={hrefFor('/office/bonuses/wager')}>{t('bonus.toWager')}</TextLink>
      )}
    </Panel>
  );
}
