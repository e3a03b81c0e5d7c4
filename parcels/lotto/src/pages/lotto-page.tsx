import { dayIn, type PageProps } from '@paddock/contract';
import { hrefFor } from '@paddock/shared-utils';
import { useLanguage, useT } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, LinkTabs, PageLayout, useReady } from '@paddock/styleguide';

import { SECTIONS, shownBy, type Shown } from '../model/sections.ts';
import styles from '../parts/content.module.css';
import { LotteryList } from '../parts/lottery-list.tsx';
import { LotteryView } from '../parts/lottery-view.tsx';
import { MyTickets } from '../parts/my-tickets.tsx';
import { ResultsSection } from '../parts/results-section.tsx';
import { RulesSection } from '../parts/rules-section.tsx';
import { StatisticsSection } from '../parts/statistics-section.tsx';

/** Lotteries: all of them, one, the player's tickets, results, statistics, rules (S2-15). */
export function LottoPage({ params, query }: PageProps) {
  const t = useT('lotto');
  useLanguage();
  useReady(true);
  const shown = shownBy(params['section'], params['lottery']);
  const title = shown.page === 'lottery' ? t(`name.${shown.lottery.code}`) : t('seo.lotteries.title');
  return (
    <PageLayout title={title} lead={t(`lead.${shown.page}`)}>
      <LinkTabs
        label={t('sections.label')}
        value={SECTIONS.find((section) => section === shown.page) ?? null}
        items={SECTIONS.map((id) => ({
          id,
          label: t(`sections.${id}`),
          href: hrefFor(id === 'lotteries' ? '/lotto' : `/lotto/${id}`),
        }))}
      />
      <div className={styles.content}>
        <Content shown={shown} day={dayIn(query)} />
      </div>
    </PageLayout>
  );
}

function Content({ shown, day }: { readonly shown: Shown; readonly day: string }) {
  const t = useT('lotto');
  switch (shown.page) {
    case 'lotteries':
      return <LotteryList kinds={shown.kinds} />;
    case 'lottery':
      return <LotteryView key={shown.lottery.code} lottery={shown.lottery} />;
    case 'tickets':
      return <MyTickets key={shown.lottery?.code ?? ''} lottery={shown.lottery} />;
    case 'results':
      return <ResultsSection lottery={shown.lottery} day={day} />;
    case 'statistics':
      return <StatisticsSection lottery={shown.lottery} />;
    case 'rules':
      return <RulesSection lottery={shown.lottery} />;
    case 'unknown':
      return (
        <EmptyState
          icon="ticket"
          title={t('none.lottery')}
          action={
            <LinkButton variant="outline" href={hrefFor('/lotto')}>
              {t('sections.lotteries')}
            </LinkButton>
          }
        />
      );
  }
}
