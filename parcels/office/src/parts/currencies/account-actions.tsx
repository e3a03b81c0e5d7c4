import {
  accountWork$,
  notify,
  openDialog,
  setActiveAccount,
  type Account,
  type AccountSet,
} from '@paddock/shared-utils';
import { useLabels, useStream, useSubmit, useT } from '@paddock/shared-utils/react';
import { TextButton } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import { removeCurrency } from '../../model/add-currency.ts';
import styles from './currencies.module.css';

interface AccountActionsProps {
  readonly account: Account;
  readonly set: AccountSet;
}

/** What can be done with an account of real money: bet from it, exchange from it, remove it while it is empty. */
export function AccountActions({ account, set }: AccountActionsProps) {
  const t = useT('office');
  const { accounts, bonuses, active, isFrozen } = set;
  const bonus = bonuses.find(({ iso }) => iso === account.iso);
  const isEmpty = [account.moneyMinor, account.heldMinor, bonus?.moneyMinor ?? 0n].every(
    (minor) => minor === 0n,
  );
  // One thing at a time: what is being removed cannot be put to use meanwhile.
  const isBusy = Object.values(useStream(accountWork$)).includes(true);
  const mayExchange = !isFrozen && account.moneyMinor > 0n && accounts.length > 1;
  return (
    <div className={styles.actions}>
      {account.id !== active?.id && (
        <TextButton aria-disabled={isBusy} onClick={() => !isBusy && setActiveAccount(account.id)}>
          {t('accounts.use')}
        </TextButton>
      )}
      {mayExchange && (
        <TextButton
          onClick={() => {
            openDialog({ widget: 'office/exchange', props: { fromAccountId: account.id } });
          }}
        >
          {t('currencies.exchange')}
        </TextButton>
      )}
      {account.kind === 'currency' && isEmpty && <RemoveButton currency={account.iso} isBusy={isBusy} />}
    </div>
  );
}

interface RemoveButtonProps {
  readonly currency: string;
  readonly isBusy: boolean;
}

function RemoveButton({ currency, isBusy }: RemoveButtonProps) {
  const t = useT('office');
  const labels = useLabels();
  const { submit, refusal } = useSubmit(removeCurrency, () => {
    notify({ kind: 'success', text: { key: 'office:currencies.removed', values: { currency } } });
  });
  return (
    <>
      <TextButton aria-disabled={isBusy} onClick={() => !isBusy && void submit(currency)}>
        {t('currencies.remove', { currency })}
      </TextButton>
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
    </>
  );
}
