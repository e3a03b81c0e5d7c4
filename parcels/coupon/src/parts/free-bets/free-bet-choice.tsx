import { useEffect } from 'react';
import type { CouponGiftsView, CouponGiftView } from '@paddock/contract/schemas';
import { readOf } from '@paddock/shared-utils';
import { useFormat, useRead, useT } from '@paddock/shared-utils/react';
import { Radio } from '@paddock/styleguide/forms';

import { useCouponDispatch, useCouponState } from '../../state/coupon-hooks.ts';
import { giftChosen } from '../../state/coupon.slice.ts';
import styles from './free-bets.module.css';

/** Where the stake comes from, for who has free bets in the currency in use: the balance, or one of them whole. */
export function FreeBetChoice({ currency }: { readonly currency: string }) {
  const t = useT('coupon');
  const common = useT('common');
  const format = useFormat();
  const dispatch = useCouponDispatch();
  const chosen = useCouponState((state) => state.gift);
  const { value } = useRead<CouponGiftsView>({
    ...readOf('/web-api/promotions/gifts'),
    on: ['placement', 'bet', 'accounts'],
  });
  const isRead = value.status === 'ready';
  const gifts = isRead
    ? value.data.gifts.filter((gift) => gift.state === 'ready' && gift.currency === currency)
    : [];
  const isGone = isRead && chosen !== null && !gifts.some(({ id }) => id === chosen.id);
  useEffect(() => {
    if (isGone) dispatch(giftChosen(null));
  }, [isGone, dispatch]);
  if (gifts.length === 0) return null;
  return (
    <div
      className={styles.sources}
      role="radiogroup"
      aria-label={t('freeBet.source')}
      data-testid="free-bets"
    >
      <Radio
        name="stake-source"
        checked={chosen === null}
        label={t('freeBet.balance')}
        onChange={() => void dispatch(giftChosen(null))}
      />
      {gifts.map((gift) => (
        <Radio
          key={gift.id}
          name="stake-source"
          checked={chosen?.id === gift.id}
          label={t('freeBet.of', { amount: format.amount(gift.amount, currency) })}
          detail={termsOf(gift)}
          onChange={() => void dispatch(giftChosen(gift))}
        />
      ))}
    </div>
  );

  function termsOf({ expiresAtMs, minOddsMilli, minLegs, sports, stakeReturned }: CouponGiftView): string {
    return [
      t('freeBet.until', { until: format.moment(expiresAtMs) }),
      minOddsMilli > 1_000 && t('freeBet.price', { odds: format.odds(minOddsMilli) }),
      minLegs > 1 && t('freeBet.legs', { count: minLegs }),
      sports !== null &&
        t('freeBet.sports', { sports: sports.map((sport) => common(`sport.${sport}`)).join(', ') }),
      t(stakeReturned ? 'freeBet.paysStake' : 'freeBet.paysWin'),
    ]
      .filter((part) => part !== false)
      .join(' ');
  }
}
