import { partsText } from '@paddock/contract';
import type { PaymentMethod } from '../model/deposit-check.ts';
import { useFormat, useT } from '@paddock/shared-utils/react';

import styles from './ways.module.css';

interface WayFactsProps {
  readonly iso: string;
  readonly way: Pick<PaymentMethod, 'min' | 'max' | 'fee' | 'arrives' | 'within'>;
}

/** What there is to know before a way is chosen: the least and the most, how long it takes, what it costs. */
export function WayFacts({ iso, way }: WayFactsProps) {
  const t = useT('cashier');
  const { amount, language } = useFormat();
  const { min, max, fee, arrives, within } = way;
  return (
    <>
      <span className={styles.line}>{t('range', { min: amount(min, iso), max: amount(max, iso) })}</span>
      <span className={styles.line}>
        {partsText(
          [
            t(`arrives.${arrives}`, { count: within }),
            Number(fee) === 0 ? t('noFee') : t('fee', { fee: amount(fee, iso) }),
          ],
          language,
        )}
      </span>
    </>
  );
}
