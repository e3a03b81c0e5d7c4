import { accounts$, setActiveAccount } from '@paddock/shared-utils';
import { useFormat, useStream, useT } from '@paddock/shared-utils/react';
import { MoneyText, Radio, Switch } from '@paddock/styleguide';

import { accountName } from './account-name.ts';
import styles from './account-list.module.css';

export interface AccountListProps {
  readonly isHidden: boolean;
  readonly onHide: (isHidden: boolean) => void;
}

/** The player's accounts, one of them in use, what is held for open bets, and whether the balance is shown. */
export function AccountList({ isHidden, onHide }: AccountListProps) {
  const t = useT('header');
  const format = useFormat();
  const accounts = useStream(accounts$);
  if (!('accounts' in accounts)) return null;
  const hide = { hidden: isHidden, hiddenLabel: t('balanceHidden') };
  return (
    <div className={styles.accounts}>
      <fieldset className={styles.list}>
        <legend className={styles.legend}>{t('accountInUse')}</legend>
        {accounts.accounts.map((account) => (
          <div key={account.id} className={styles.account}>
            <Radio
              name="header-account"
              label={accountName(account, t)}
              checked={account.id === accounts.active?.id}
              onChange={() => setActiveAccount(account.id)}
            />
            <div className={styles.figures}>
              <MoneyText size={14} {...hide}>
                {format.money(account.moneyMinor, account.iso)}
              </MoneyText>
              {account.heldMinor > 0n && !isHidden && (
                <span className={styles.held}>
                  {t('held', { amount: format.money(account.heldMinor, account.iso) })}
                </span>
              )}
            </div>
          </div>
        ))}
      </fieldset>
      <Switch
        atEnd
        label={t('hideBalance')}
        checked={isHidden}
        onChange={(event) => onHide(event.currentTarget.checked)}
      />
    </div>
  );
}
