import type { RecentMoneyView } from '@paddock/contract/schemas';
import { activeAccount$, api, hrefFor, playerNews$ } from '@paddock/shared-utils';
import { useFormat, useRead, useStreamValue, useT } from '@paddock/shared-utils/react';
import { ErrorBlock, MoneyText, Panel, SectionHeader, Skeleton, TextLink } from '@paddock/styleguide';

import styles from './recent-money.module.css';

const FIGURES = ['paidIn', 'paidOut', 'betResult'] as const;

/** What the last 30 days did to the currency in use, two clicks from anywhere. */
export function RecentMoney() {
  const t = useT('office');
  const format = useFormat();
  const newsSeq = useStreamValue(playerNews$, ({ seq }) => seq);
  const currency = useStreamValue(activeAccount$, (value) =>
    'account' in value ? value.account.iso : undefined,
  );
  const { value, reload } = useRead<RecentMoneyView>({
    key: 'recent',
    version: newsSeq,
    read: (signal) => api.get('/office/recent', { signal }),
  });
  const recent =
    value.status === 'ready' ? value.data.currencies.find((one) => one.currency === currency) : undefined;
  return (
    <Panel bleed data-testid="recent-money">
      <SectionHeader
        title={t('recent.title')}
        actions={<TextLink href={hrefFor('/office/responsible')}>{t('recent.limits')}</TextLink>}
      />
      {value.status === 'error' ? (
        <ErrorBlock
          title={t('recent.failed')}
          message={t('failedText')}
          retryLabel={t('common:retry')}
          onRetry={reload}
        />
      ) : (
        <dl className={styles.figures}>
          {FIGURES.map((figure) => (
            <div key={figure}>
              <dt>{t(`recent.${figure}`)}</dt>
              <dd>
                {recent === undefined || currency === undefined ? (
                  <Skeleton width="96px" height="28px" />
                ) : (
                  <MoneyText size={20}>{format.amount(recent[figure], currency)}</MoneyText>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}
