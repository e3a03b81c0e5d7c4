import { useMemo } from 'react';
import { parseSelectionId } from '@paddock/contract';
import type { SharedCouponView } from '@paddock/contract/schemas';
import { api, seedEvents, type ApiResult } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Notice } from '@paddock/styleguide';

import { couponOfPlan } from '../../model/shared-plan.ts';
import type { OfferedLeg } from '../../model/suggested-legs.ts';
import styles from '../coupon.module.css';
import { SuggestedBet } from '../suggested/suggested-bet.tsx';

/** Reads a coupon by its code. Its prices are on show with it: the live picture of its events comes after. */
export async function readSharedCoupon(
  code: string,
  signal?: AbortSignal,
): Promise<ApiResult<SharedCouponView>> {
  const result = await api.get('/web-api/sportsbook/shared-coupons/:code', {
    params: { code },
    ...(signal === undefined ? {} : { signal }),
  });
  if (result.ok) seedEvents(result.data, 'event');
  return result;
}

/** What somebody shared, with what it pays now, before it is taken. */
export function FoundCoupon({ coupon }: { readonly coupon: SharedCouponView }) {
  const t = useT('coupon');
  const legs = useMemo(() => coupon.legs.flatMap(offered), [coupon]);
  const { plan } = coupon;
  if (legs.length === 0) return <p>{t('shared.allGone')}</p>;
  const ids = legs.map(({ selectionId }) => selectionId);
  const kind = (plan && couponOfPlan(plan, ids).mode) ?? 'accumulator';
  return (
    <div className={styles.suggested}>
      {coupon.gone > 0 && <Notice size="small">{t('shared.gone', { count: coupon.gone })}</Notice>}
      {plan !== undefined && legs.length > 1 && (
        <p>
          {t('shared.kind', {
            kind: kind === 'each-way' ? t('eachWay.label') : t(`mode.${kind}`),
          })}
        </p>
      )}
      <SuggestedBet legs={legs} detail="event" plan={plan && couponOfPlan(plan, ids)} />
    </div>
  );
}

function offered({ selectionId, eventId }: SharedCouponView['legs'][number]): readonly OfferedLeg[] {
  const named = parseSelectionId(selectionId);
  return named === undefined ? [] : [{ selectionId, eventId, ...named }];
}
