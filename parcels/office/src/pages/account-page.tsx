import type { PageProps } from '@paddock/contract';
import { hrefFor, profile$ } from '@paddock/shared-utils';
import { useFormat, useStream, useT } from '@paddock/shared-utils/react';
import { LinkButton, Panel, SectionHeader, TextLink, useReady } from '@paddock/styleguide';

import { AccountCards } from '../parts/account-cards.tsx';
import { BetsTable } from '../parts/bets-table.tsx';
import styles from '../parts/office.module.css';

/** The account: money, and the latest bets (S2-19). */
export function AccountPage(_props: PageProps) {
  const t = useT('office');
  const format = useFormat();
  const value = useStream(profile$);
  useReady(true);
  const profile = 'profile' in value ? value.profile : null;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>{t('account.title')}</h1>
          <p className={styles.lead}>
            {profile !== null &&
              t('account.lead', { email: profile.user_email, date: format.date(profile.registered_at_ms) })}
          </p>
        </div>
        <LinkButton variant="primary" icon="plus" href={hrefFor('/office/recharge')}>
          {t('menu.deposit')}
        </LinkButton>
      </div>
      <AccountCards />
      <Panel bleed>
        <SectionHeader
          title={t('account.latestBets')}
          actions={<TextLink href={hrefFor('/office/history')}>{t('account.allBets')}</TextLink>}
        />
        <BetsTable status={null} limit={5} />
      </Panel>
    </div>
  );
}
