import type { BonusesView } from '@paddock/contract/schemas';
import { accounts$, readOf, hrefFor } from '@paddock/shared-utils';
import { useBalanceMask, useFormat, useRead, useStreamValue, useT } from '@paddock/shared-utils/react';
import { MoneyText, ProgressBar } from '@paddock/styleguide';

import styles from './running-bonus.module.css';

/** The bonus that runs: what is left of it, and how far its wagering is. Its place is kept while that is read. */
export function RunningBonus() {
  const t = useT('header');
  const format = useFormat();
  const mask = useBalanceMask();
  const account = useStreamValue(accounts$, (value) =>
    'bonuses' in value ? value.bonuses.find(({ moneyMinor }) => moneyMinor > 0n) : undefined,
  );
  const bonuses = readOf('/web-api/bonuses');
  const { value } = useRead<BonusesView>({
    ...bonuses,
    key: account === undefined ? null : bonuses.key,
    on: ['accounts'],
  });
  if (account === undefined) return null;
  const bonus =
    value.status === 'ready' ? value.data.bonuses.find(({ status }) => status === 'running') : undefined;
  const words = bonus && {
    wagered: format.amount(bonus.wagered, bonus.currency),
    required: format.amount(bonus.required, bonus.currency),
  };
  const used = words === undefined ? '\u00a0' : t('bonus.wagered', words);
  return (
    <a className={styles.bonus} href={hrefFor('/office/bonuses/wager')} data-testid="menu-bonus">
      <span className={styles.balance}>
        {t('accountType.bonus')}{' '}
        <MoneyText {...mask}>{format.money(account.moneyMinor, account.iso)}</MoneyText>
      </span>
      <ProgressBar
        value={bonus === undefined ? 0 : Number(bonus.wagered) / Number(bonus.required)}
        tone="brand"
        label={t('bonus.bar')}
        valueText={used}
        used={used}
      />
    </a>
  );
}
