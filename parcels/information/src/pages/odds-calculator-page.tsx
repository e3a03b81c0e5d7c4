import { useState } from 'react';
import { displayOdds, percentText } from '@paddock/contract';
import { formatOdds } from '@paddock/contract/odds-formats';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Field, PageLayout, Panel, TextInput, useReady } from '@paddock/styleguide';

import { priceIn } from '../model/bet-calculation.ts';
import { overroundOf } from '../model/overround.ts';
import styles from '../parts/calculators/calculators.module.css';
import pageStyles from '../parts/text.module.css';

const TENTHS = { maximumFractionDigits: 1 };

const VIEWS = ['fractional', 'american', 'hong-kong', 'malay', 'indonesian'] as const;

/** Outcomes of a market whose margin is counted: two, or three where there is a draw. */
const OUTCOMES = [0, 1, 2] as const;

/** Writes a price in every format with the chance it says, and counts what a market keeps for the house (S2-39). */
export function OddsCalculatorPage() {
  const t = useT('information');
  const { locale, decimal } = useFormat();
  const [price, setPrice] = useState('');
  const [market, setMarket] = useState<readonly string[]>(['', '', '']);
  useReady(true);
  const milli = priceIn(price);
  const prices = market.flatMap((text) => priceIn(text) ?? []);
  const isWrong = (text: string) => text !== '' && priceIn(text) === undefined;
  const views = [
    ['decimal', milli === undefined ? '–' : decimal(displayOdds(milli))] as const,
    ...VIEWS.map(
      (view) => [view, milli === undefined ? '–' : decimal(formatOdds(view, BigInt(milli)))] as const,
    ),
    ['chance', milli === undefined ? '–' : percentText(overroundOf([milli]), locale, TENTHS)] as const,
  ];
  return (
    <div className={pageStyles.page}>
      <PageLayout title={t('seo.oddsCalculator.title')} lead={t('oddsCalculator.lead')}>
        <Panel padded bleed className={styles.form}>
          <Field
            label={t('oddsCalculator.price')}
            error={isWrong(price) ? t('calculator.noPrice') : undefined}
          >
            <TextInput inputMode="decimal" value={price} onChange={({ target }) => setPrice(target.value)} />
          </Field>
          <dl className={styles.views} aria-live="polite">
            {views.map(([view, text]) => (
              <div key={view}>
                <dt>{t(`oddsCalculator.view.${view}`)}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <h2>{t('oddsCalculator.margin')}</h2>
          <div className={styles.choices}>
            {OUTCOMES.map((at) => (
              <Field
                key={at}
                label={t('oddsCalculator.outcome', { place: at + 1 })}
                error={isWrong(market[at] ?? '') ? t('calculator.noPrice') : undefined}
              >
                <TextInput
                  inputMode="decimal"
                  value={market[at] ?? ''}
                  onChange={({ target }) =>
                    setMarket(market.map((text, place) => (place === at ? target.value : text)))
                  }
                />
              </Field>
            ))}
          </div>
          <p aria-live="polite">
            {prices.length < 2
              ? t('oddsCalculator.more')
              : t('oddsCalculator.result', { margin: percentText(overroundOf(prices) - 1, locale, TENTHS) })}
          </p>
        </Panel>
      </PageLayout>
    </div>
  );
}
