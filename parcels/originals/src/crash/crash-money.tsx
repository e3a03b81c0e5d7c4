import { parseAmount } from '@paddock/contract';
import type { SharedBetView } from '@paddock/contract/schemas';
import { hrefFor, type Account } from '@paddock/shared-utils';
import { useBalanceMask, useFormat, useT } from '@paddock/shared-utils/react';
import { LinkButton, MoneyText, Panel, SectionHeader, TextLink } from '@paddock/styleguide';

import styles from './crash.module.css';

interface CrashMoneyProps {
  readonly account: Account;
  readonly bets: readonly SharedBetView[];
}

/** The balance, what is in bets of this table, and limits and a break one press away. */
export function CrashMoney({ account, bets }: CrashMoneyProps) {
  const t = useT('originals');
  const { money } = useFormat();
  const mask = useBalanceMask();
  const inBets = bets
    .filter(({ endedAtMs, currency }) => endedAtMs === null && currency === account.iso)
    .reduce((sum, { stake, currency }) => sum + (parseAmount(stake, currency) ?? 0n), 0n);
  return (
    <Panel bleed>
      <SectionHeader
        title={t('crash.money.title')}
        actions={<TextLink href={hrefFor('/office/responsible')}>{t('crash.money.limits')}</TextLink>}
      />
      <div className={styles.slot}>
        <MoneyText size={28} {...mask}>
          {money(account.moneyMinor, account.iso)}
        </MoneyText>
        <p className={styles.dim}>{t('crash.money.inBets', { amount: money(inBets, account.iso) })}</p>
        <LinkButton variant="outline" icon="clock" href={hrefFor('/office/responsible')}>
          {t('crash.money.break')}
        </LinkButton>
      </div>
    </Panel>
  );
}
