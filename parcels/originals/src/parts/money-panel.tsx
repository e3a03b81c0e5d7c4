import { hrefFor, limits$, timePlayed$ } from '@paddock/shared-utils';
import { useBalanceMask, useFormat, useStreamValue, useT } from '@paddock/shared-utils/react';
import {
  classNames,
  LinkButton,
  MoneyText,
  Panel,
  ProgressBar,
  SectionHeader,
  TextLink,
} from '@paddock/styleguide';

import { limitBars } from '../model/limit-bars.ts';
import type { Play } from '../play/play.ts';
import styles from './side.module.css';

/** The player's money, what their own limits leave, time played, and a break one press away. */
export function MoneyPanel({ play }: { readonly play: Play }) {
  const t = useT('originals');
  const { money } = useFormat();
  const mask = useBalanceMask();
  const limits = useStreamValue(limits$, (value) => ('limits' in value ? value.limits : undefined));
  const { balanceMinor, currency } = play;
  return (
    <Panel bleed aria-labelledby="money-title">
      <SectionHeader
        id="money-title"
        title={t('money.title')}
        actions={<TextLink href={hrefFor('/office/responsible')}>{t('money.change')}</TextLink>}
      />
      <div className={classNames(styles.body, styles.across)}>
        <div className={styles.part}>
          <MoneyText size={28} {...mask}>
            {balanceMinor === undefined ? '–' : money(balanceMinor, currency)}
          </MoneyText>
          <TimePlayed />
        </div>
        {limitBars(limits ?? []).map((bar) => {
          const name = t(`common:limitName.${String(bar.limitType)}`);
          const left = t('money.left', {
            left: money(bar.leftMinor, bar.currency),
            total: money(bar.totalMinor, bar.currency),
          });
          return (
            <ProgressBar
              key={bar.limitType}
              value={bar.part}
              label={name}
              valueText={left}
              left={name}
              used={left}
            />
          );
        })}
        <div className={styles.buttons}>
          <LinkButton variant="outline" size={32} icon="plus" href={hrefFor('/office/recharge')}>
            {t('money.deposit')}
          </LinkButton>
          <LinkButton variant="outline" size={32} icon="clock" href={hrefFor('/office/responsible')}>
            {t('money.break')}
          </LinkButton>
        </div>
        <p className={styles.dim}>{t('money.bonus')}</p>
      </div>
    </Panel>
  );
}

const MINUTES_OF_HOUR = 60;

function TimePlayed() {
  const t = useT('originals');
  const seconds = useStreamValue(timePlayed$, (value) =>
    'played' in value ? value.played.daySec : undefined,
  );
  if (seconds === undefined) return null;
  const minutes = Math.floor(seconds / MINUTES_OF_HOUR);
  const values = { hours: Math.floor(minutes / MINUTES_OF_HOUR), minutes: minutes % MINUTES_OF_HOUR };
  return <p className={styles.dim}>{t('money.played', values)}</p>;
}
