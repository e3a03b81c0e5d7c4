import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { ErrorBlock, Panel, SectionHeader, TextLink } from '@paddock/styleguide';

import { PlayFigures } from './play-figures.tsx';
import { useRecentMoney, useTimePlayed } from './use-play-so-far.ts';

const DAYS = 30;

/** What the last 30 days did to the currency in use, and how long they were played; two clicks from anywhere. */
export function RecentPlay() {
  const t = useT('office');
  const money = useRecentMoney(DAYS);
  const time = useTimePlayed();
  return (
    <Panel bleed data-testid="recent-play">
      <SectionHeader
        title={t('recent.title')}
        actions={<TextLink href={hrefFor('/office/responsible')}>{t('recent.limits')}</TextLink>}
      />
      {money.isFailed || time.isFailed ? (
        <ErrorBlock
          title={t('recent.failed')}
          message={t('failedText')}
          retryLabel={t('common:retry')}
          onRetry={() => {
            money.reload();
            time.reload();
          }}
        />
      ) : (
        <PlayFigures
          figures={[
            { id: 'paidIn', label: t('recent.paidIn'), value: money.figures?.paidIn },
            { id: 'paidOut', label: t('recent.paidOut'), value: money.figures?.paidOut },
            { id: 'betResult', label: t('recent.betResult'), value: money.figures?.betResult },
            { id: 'played', label: t('recent.played'), value: time.figures?.month },
          ]}
        />
      )}
    </Panel>
  );
}
