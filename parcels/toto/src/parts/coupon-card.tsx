import { displayPublicNumber } from '@paddock/contract';
import type { TotoCouponView } from '@paddock/contract/schemas';
import { findPool } from '@paddock/games/toto';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Badge, MoneyText, Panel, TextLink } from '@paddock/styleguide';

import styles from './coupon-card.module.css';
import { EntryList } from './entry-list.tsx';

const TONES = { open: 'brand', won: 'positive', lost: 'neutral', void: 'neutral' } as const;

/** A coupon with its entries and, once its draw is decided, how many of its columns had how many right. */
export function CouponCard({ coupon }: { readonly coupon: TotoCouponView }) {
  const t = useT('toto');
  const format = useFormat();
  const kind = findPool(coupon.pool);
  if (kind === undefined) return null;
  // What went back is the gift, and no money.
  const isGiftBack = coupon.state === 'void' && coupon.isGift;
  return (
    <li>
      <Panel className={styles.card} data-coupon={coupon.id}>
        <p className={styles.head}>
          <TextLink href={hrefFor(`/toto/draws/${coupon.drawId}`)}>{t(`pool.${coupon.pool}.name`)}</TextLink>
          <Badge tone={TONES[coupon.state]}>{t(`coupon.state.${coupon.state}`)}</Badge>
        </p>
        <p className={styles.dim}>
          {t('coupon.number', { number: displayPublicNumber(coupon.number) })} ·{' '}
          {format.dateTime(coupon.acceptedAtMs)}
        </p>
        <dl className={styles.figures}>
          <div>
            <dt>{t('coupon.stake')}</dt>
            <dd>
              {coupon.isGift && <span className={styles.dim}>{t('gift.paid')} </span>}
              <MoneyText>{format.amount(coupon.stake, coupon.currency)}</MoneyText>
            </dd>
          </div>
          <div>
            <dt>{t('coupon.size')}</dt>
            <dd>{t('coupon.columns', { count: coupon.columns, shown: format.number(coupon.columns) })}</dd>
          </div>
          {coupon.paid !== null && !isGiftBack && (
            <div>
              <dt>{t('coupon.paid')}</dt>
              <dd>
                <MoneyText tone={coupon.state === 'won' ? 'gain' : 'plain'}>
                  {format.amount(coupon.paid, coupon.currency)}
                </MoneyText>
              </dd>
            </div>
          )}
        </dl>
        {isGiftBack && <p className={styles.dim}>{t('gift.back')}</p>}
        <HitLine coupon={coupon} />
        <EntryList coupon={coupon} kind={kind} />
      </Panel>
    </li>
  );
}

/** The best of its columns first: "12 right × 1, 11 right × 4". */
function HitLine({ coupon }: { readonly coupon: TotoCouponView }) {
  const t = useT('toto');
  const { hitColumns } = coupon;
  if (hitColumns === null) return null;
  const best = hitColumns.map((count, hits) => ({ count, hits })).filter(({ count }) => count > 0);
  return (
    <p className={styles.hits}>
      {best
        .toReversed()
        .slice(0, 4)
        .map(({ count, hits }) => t('coupon.hits', { hits, count }))
        .join(' · ')}
    </p>
  );
}
