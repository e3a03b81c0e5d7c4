import { accounts$, setActiveAccount, updateSettings } from '@paddock/shared-utils';
import { useBalanceMask, useFormat, useStream, useT } from '@paddock/shared-utils/react';
import { MoneyText } from '@paddock/styleguide';
import { Radio, Switch } from '@paddock/styleguide/forms';

import { RunningBonus } from '../account/running-bonus.tsx';
import { accountName } from './account-name.ts';
import styles from './account-list.module.css';

/** The player's accounts, one of them in use, what is held for open bets, bonus money, and whether the balance is shown. */
export function AccountList() {
  const t = useT('header');
  const format = useFormat();
  const accounts = useStream(accounts$);
  const mask = useBalanceMask();
  if (!('accounts' in accounts)) return null;
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
              <MoneyText size={14} {...mask}>
                {format.money(account.moneyMinor, account.iso)}
              </MoneyText>
              {account.heldMinor > 0n && !mask.hidden && (
                <span className={styles.held}>
                  {t('held', { amount: format.money(account.heldMinor, account.iso) })}
                </span>
              )}
            </div>
          </div>
        ))}
      </fieldset>
      <RunningBonus />
      <Switch
        atEnd
        label={t('hideBalance')}
        checked={mask.hidden}
        onChange={(event) => updateSettings({ hideBalance: event.currentTarget.checked })}
      />
    </div>
  );
}
