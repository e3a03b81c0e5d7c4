import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { ProgressBar, TextLink } from '@paddock/styleguide';

import { wageringOf } from '../../model/bonus-example.ts';
import styles from './bonuses.module.css';
import { useBonuses } from './use-bonuses.ts';

/** The bonus that runs in a currency, in one line: what is left of it, and how far its wagering is. */
export function RunningBonus({ currency }: { readonly currency: string }) {
  const t = useT('office');
  const format = useFormat();
  const { value } = useBonuses();
  const bonus =
    value.status === 'ready'
      ? value.data.bonuses.find((one) => one.status === 'running' && one.currency === currency)
      : undefined;
  if (bonus === undefined) return null;
  const money = (amount: string) => format.amount(amount, currency);
  const wagered = t('wager.wagered', { wagered: money(bonus.wagered), required: money(bonus.required) });
  return (
    <div className={styles.runningLine} data-testid="running-bonus">
      <ProgressBar
        value={wageringOf(bonus).part}
        tone="brand"
        label={t('wager.bar')}
        valueText={wagered}
        left={t('wager.balance', { amount: money(bonus.left) })}
        used={wagered}
      />
      <TextLink href={hrefFor('/office/bonuses/wager')}>{t('bonus.toWager')}</TextLink>
    </div>
  );
}
