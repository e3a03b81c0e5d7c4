import type { PointsView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Panel, SectionHeader, SummaryList } from '@paddock/styleguide';

import styles from './loyalty.module.css';
import { isNamedProduct } from './product-name.ts';

/** How many points there are, what goes next, and what earns more. */
export function PointsPanel({ view }: { readonly view: PointsView }) {
  const t = useT('office');
  const format = useFormat();
  const { balance, expiring, earning, currency, expiryDays } = view;
  return (
    <Panel bleed data-testid="points">
      <SectionHeader title={t('loyalty.balance')} />
      <div className={styles.body}>
        <p className={styles.figure}>{format.number(balance)}</p>
        {balance < 0 && <p className={styles.text}>{t('loyalty.below')}</p>}
        {expiring !== null && (
          <p className={styles.text}>
            {t('loyalty.expiring', {
              points: format.number(expiring.points),
              when: format.moment(expiring.atMs),
            })}
          </p>
        )}
        <h3 className={styles.heading}>{t('loyalty.how')}</h3>
        <SummaryList
          lines={earning.map(({ product, pointsPerUnitMilli, leastOddsMilli }) => ({
            id: product,
            label: isNamedProduct(product) ? t(`loyalty.products.${product}`) : product,
            value: (
              <>
                {t('loyalty.rate', {
                  points: format.number(pointsPerUnitMilli / 10),
                  stake: format.amount('100.00', currency),
                })}
                {leastOddsMilli > 1_000 && (
                  <span className={styles.more}>
                    {t('loyalty.leastOdds', { odds: format.odds(leastOddsMilli) })}
                  </span>
                )}
              </>
            ),
          }))}
        />
        <p className={styles.text}>{t('loyalty.counts')}</p>
        {expiryDays !== null && <p className={styles.text}>{t('loyalty.ends', { count: expiryDays })}</p>}
      </div>
    </Panel>
  );
}
