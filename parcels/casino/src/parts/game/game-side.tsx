import { activeAccount$, hrefFor, limits$, timePlayed$ } from '@paddock/shared-utils';
import { useBalanceMask, useFormat, useSiteConfig, useStreamValue, useT } from '@paddock/shared-utils/react';
import { ButtonRow, LinkButton, MoneyText, Panel, SectionHeader, TextLink } from '@paddock/styleguide';

import styles from './game-side.module.css';

const SECONDS_OF_MINUTE = 60;

/** Money, limits and time beside a running game, paying in without leaving it, and what bonus money does here. */
export function GameSide() {
  const t = useT('casino');
  const format = useFormat();
  const mask = useBalanceMask();
  const account = useStreamValue(activeAccount$, (active) =>
    'account' in active ? active.account : undefined,
  );
  const seconds = useStreamValue(timePlayed$, (value) =>
    'played' in value ? value.played.daySec : undefined,
  );
  // Paying in stays over the game where the site has its dialog; else it has a tab of its own, so that the game runs on.
  const inDialog = useSiteConfig((config) => config.useRechargeModal) ?? false;
  return (
    <Panel bleed aria-labelledby="game-money">
      <SectionHeader
        id="game-money"
        title={t('side.money')}
        actions={<TextLink href={hrefFor('/office/responsible')}>{t('side.limits')}</TextLink>}
      />
      <div className={styles.side}>
        <MoneyText size={28} {...mask}>
          {account === undefined ? '–' : format.money(account.moneyMinor, account.iso)}
        </MoneyText>
        <Limits />
        {seconds !== undefined && (
          <p className={styles.dim}>{t('side.played', { count: Math.floor(seconds / SECONDS_OF_MINUTE) })}</p>
        )}
        <ButtonRow>
          <LinkButton
            variant="outline"
            size={32}
            icon="plus"
            href={hrefFor('/office/recharge')}
            {...(inDialog ? {} : { target: '_blank' })}
          >
            {t('side.deposit')}
          </LinkButton>
          <LinkButton variant="outline" size={32} icon="clock" href={hrefFor('/office/responsible')}>
            {t('side.break')}
          </LinkButton>
        </ButtonRow>
        <p className={styles.dim}>{t('side.bonus')}</p>
      </div>
    </Panel>
  );
}

/** The limits that are in force, each with what it leaves. */
function Limits() {
  const t = useT('casino');
  const limits = useStreamValue(limits$, (value) => ('limits' in value ? value.limits : undefined));
  // A line is kept for them until they are read.
  if (limits === undefined) return <p className={styles.dim}>–</p>;
  const inForce = limits.filter(({ limitState }) => limitState === 'ACTIVE');
  if (inForce.length === 0) return <p className={styles.dim}>{t('side.noLimits')}</p>;
  return (
    <p className={styles.dim}>
      {inForce.map(({ limitType }) => t(`common:limitName.${String(limitType)}`)).join(', ')}
    </p>
  );
}
