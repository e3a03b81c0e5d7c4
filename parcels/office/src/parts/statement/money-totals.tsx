import type { MoneyTotalsView } from '@paddock/contract/schemas';
import { readOf } from '@paddock/shared-utils';
import { useBalanceMask, useFormat, useRead, useT } from '@paddock/shared-utils/react';
import { ErrorBlock, MoneyText, SectionHeader, SkeletonRows, SummaryList } from '@paddock/styleguide';

import styles from './statement.module.css';

const LINES = [
  'deposited',
  'withdrawn',
  'netDeposits',
  'exchanged',
  'bonuses',
  'corrected',
  'balance',
  'netPosition',
] as const;
const STRONG: readonly string[] = ['netDeposits', 'netPosition'];
/** What tells the balance is hidden with it. */
const MASKED: readonly string[] = ['balance'];

/** What ever came in and went out in a currency: net deposits, and the net position. */
export function MoneyTotals({ currency }: { readonly currency: string }) {
  const t = useT('office');
  const format = useFormat();
  const mask = useBalanceMask();
  const { value, reload } = useRead<MoneyTotalsView>({
    ...readOf('/web-api/office/totals'),
    on: ['accounts'],
  });
  const total =
    value.status === 'ready' ? value.data.totals.find((one) => one.currency === currency) : undefined;
  return (
    <section data-testid="money-totals">
      <SectionHeader title={`${t('statement.totals')}, ${currency}`} />
      <div className={styles.totals}>
        {value.status === 'loading' && <SkeletonRows count={5} cells={1} />}
        {value.status === 'error' && (
          <ErrorBlock
            title={t('statement.totalsFailed')}
            message={t('failedText')}
            retryLabel={t('common:retry')}
            onRetry={reload}
          />
        )}
        {total !== undefined && (
          <>
            <SummaryList
              lines={LINES.map((line) => ({
                id: line,
                label: t(`statement.${line}`),
                value: (
                  <MoneyText {...(MASKED.includes(line) ? mask : {})}>
                    {format.amount(total[line], currency)}
                  </MoneyText>
                ),
                strong: STRONG.includes(line),
              }))}
            />
            <p className={styles.note}>{t('statement.totalsNote')}</p>
          </>
        )}
      </div>
    </section>
  );
}
