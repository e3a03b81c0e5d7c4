import { partsText } from '@paddock/contract';
import type { BonusOffer } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';

import { bonusExample } from '../../model/bonus-example.ts';
import styles from './bonuses.module.css';
import { useNothingCounts } from './use-nothing-counts.ts';

const ALL = [
  'amount',
  'first',
  'stake',
  'example',
  'counts',
  'together',
  'real',
  'withdraw',
  'bonusMoney',
  'end',
  'chargeback',
] as const;
/** What nobody should have to look for. */
const SHORT = ['amount', 'stake', 'counts', 'withdraw', 'end'] as const;

interface BonusTermsProps {
  readonly offer: BonusOffer;
  readonly isShort?: boolean;
}

/** The terms of the first-deposit bonus in plain words. */
export function BonusTerms({ offer, isShort = false }: BonusTermsProps) {
  const t = useT('office');
  const format = useFormat();
  const money = (amount: string) => format.amount(amount, offer.currency);
  const example = bonusExample(offer);
  const figures = {
    percent: format.number(offer.percent),
    upTo: money(offer.upTo),
    min: money(offer.minDeposit),
    count: offer.wageringMultiple,
    multiple: format.number(offer.wageringMultiple),
    days: t('bonus.days', { count: offer.days }),
    price: format.odds(offer.minOddsMilli),
    deposit: money(example.deposit),
    bonus: money(example.bonus),
    stake: money(example.stake),
  };
  const nothing = useNothingCounts()(offer.percents);
  return (
    <ul className={styles.terms}>
      {(isShort ? SHORT : ALL).map((term) => (
        <li key={term}>{t(`bonus.terms.${term}`, figures)}</li>
      ))}
      {Object.entries(offer.percents)
        .filter(([, percent]) => percent > 0 && percent < 100)
        .map(([product, percent]) => (
          <li key={product}>{t(`products.${product}.share`, { share: format.number(percent) })}</li>
        ))}
      {nothing.length > 0 && (
        <li>{t('promotion.counts.nothing', { products: partsText(nothing, format.language) })}</li>
      )}
      {offer.maxStake !== null && <li>{t('bonus.terms.maxStake', { amount: money(offer.maxStake) })}</li>}
      {offer.maxConversion !== null && (
        <li>{t('bonus.terms.maxConversion', { amount: money(offer.maxConversion) })}</li>
      )}
    </ul>
  );
}
