import { accounts$, activeAccount$, bonusMoneyOf, hrefFor, timePlayed$ } from '@paddock/shared-utils';
import { useBalanceMask, useFormat, useSiteConfig, useStreamValue, useT } from '@paddock/shared-utils/react';
import { ButtonRow, LinkButton, MoneyText, Panel, SectionHeader, TextLink } from '@paddock/styleguide';

import styles from './game-side.module.css';
import { PlayLimits } from './play-limits.tsx';

const SECONDS_OF_MINUTE = 60;

/** Money, limits and time beside a running game, paying in without leaving it, and what bonus money does here. */
export function GameSide() {
  const t = useT('casino');
  const format = useFormat();
  const mask = useBalanceMask();
  const account = useStreamValue(activeAccount$, (active) =>
    'account' in active ? active.account : undefined,
  );
  const bonusMinor = useStreamValue(accounts$, (value) => bonusMoneyOf(account ?? null, value));
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
        <div className={styles.part}>
          <MoneyText size={28} {...mask}>
            {account === undefined ? '–' : format.money(account.moneyMinor, account.iso)}
          </MoneyText>
          {account !== undefined && bonusMinor > 0n && (
            <MoneyText {...mask}>
              {t('side.withBonus', { amount: format.money(bonusMinor, account.iso) })}
            </MoneyText>
          )}
          {seconds !== undefined && (
            <p className={styles.dim}>
              {t('side.played', { count: Math.floor(seconds / SECONDS_OF_MINUTE) })}
            </p>
          )}
        </div>
        <PlayLimits />
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
