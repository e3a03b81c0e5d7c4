import { useFormat, useLabels, useT } from '@paddock/shared-utils/react';
import { MoneyText, Notice, SummaryList } from '@paddock/styleguide';

import styles from './currencies.module.css';
import type { LiveQuote } from './use-quote.ts';

interface QuoteViewProps {
  readonly quote: LiveQuote;
  readonly isAsked: boolean;
}

/** What comes of it, by which rate, and until when these figures stand. */
export function QuoteView({ quote: { value, secondsLeft }, isAsked }: QuoteViewProps) {
  const t = useT('office');
  const labels = useLabels();
  const format = useFormat();
  if (!isAsked) return <p className={`${styles.quote} ${styles.text}`}>{t('currencies.rule')}</p>;
  if (value.status === 'error') {
    return (
      <div className={styles.quote}>
        <Notice tone="warning">{labels.problem(value.problem)}</Notice>
      </div>
    );
  }
  const data = value.status === 'ready' ? value.data : null;
  return (
    <div className={styles.quote} data-testid="exchange-quote" aria-busy={data === null || undefined}>
      <SummaryList
        lines={[
          {
            id: 'got',
            label: t('currencies.got'),
            value: (
              <MoneyText>{data === null ? '…' : format.amount(data.toAmount, data.toCurrency)}</MoneyText>
            ),
            strong: true,
          },
          {
            id: 'rate',
            label: t('currencies.rate'),
            value:
              data === null
                ? '…'
                : `1 ${data.fromCurrency} = ${shownRate(data.rate, format.locale)} ${data.toCurrency}`,
          },
          {
            id: 'spread',
            label: t('currencies.spread'),
            value:
              data === null ? '…' : t('currencies.percent', { percent: format.number(data.spreadPercent) }),
          },
          {
            id: 'until',
            label: t('currencies.until'),
            value: data === null ? '…' : t('currencies.seconds', { count: secondsLeft }),
          },
        ]}
      />
    </div>
  );
}

/** The rate with six digits that count: "162.5", "0.00206154". */
function shownRate(rate: string, locale: string): string {
  return new Intl.NumberFormat([locale, 'en'], { maximumSignificantDigits: 6 }).format(
    rate as Intl.StringNumericLiteral,
  );
}
