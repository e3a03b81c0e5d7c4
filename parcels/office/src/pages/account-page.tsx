import { accounts$, hrefFor, profile$ } from '@paddock/shared-utils';
import { useFormat, useStream, useStreamValue, useT } from '@paddock/shared-utils/react';
import {
  LinkButton,
  Notice,
  PageLayout,
  Panel,
  SectionHeader,
  TextLink,
  useReady,
} from '@paddock/styleguide';

import { AccountCards } from '../parts/account-cards.tsx';
import { AccountFacts } from '../parts/account-facts.tsx';
import { accountLead } from '../model/account-lead.ts';
import { LatestBets } from '../parts/bets/latest-bets.tsx';
import { AddCurrencyForm } from '../parts/currencies/add-currency-form.tsx';
import { MoneyWays } from '../parts/money-ways.tsx';
import { NextStepsPanel } from '../parts/next-steps/next-steps-panel.tsx';
import { RecentPlay } from '../parts/recent-play.tsx';

/** The account: money, what the last 30 days brought, and the latest bets (S2-19). */
export function AccountPage() {
  const t = useT('office');
  const format = useFormat();
  const value = useStream(profile$);
  const accountsStatus = useStreamValue(accounts$, ({ status }) => status);
  // Their lines decide where everything below stands: shown before, they would push it down.
  useReady(isThere(value.status) && isThere(accountsStatus));
  const profile = 'profile' in value ? value.profile : null;
  return (
    <PageLayout
      title={t('seo.account.title')}
      lead={
        profile !== null &&
        t(accountLead(profile.user_email), {
          email: profile.user_email,
          date: format.date(profile.registered_at_ms),
        })
      }
      actions={<MoneyWays />}
    >
      {profile?.is_need_identification === true && (
        <Notice
          tone="warning"
          title={t('account.identify.title')}
          action={
            <LinkButton href={hrefFor('/office/identification')}>{t('account.identify.go')}</LinkButton>
          }
        >
          {t('account.identify.text')}
        </Notice>
      )}
      {profile !== null && <NextStepsPanel profile={profile} />}
      <AccountCards />
      <RecentPlay />
      <Panel bleed>
        <SectionHeader
          title={t('account.latestBets')}
          actions={<TextLink href={hrefFor('/office/history')}>{t('account.allBets')}</TextLink>}
        />
        <LatestBets />
      </Panel>
      {profile !== null && <AccountFacts profile={profile} />}
      <AddCurrencyForm />
    </PageLayout>
  );
}

/** A stream that has its value, or will not have one. */
function isThere(status: 'none' | 'loading' | 'error' | 'ready' | 'stale'): boolean {
  return status !== 'none' && status !== 'loading';
}
