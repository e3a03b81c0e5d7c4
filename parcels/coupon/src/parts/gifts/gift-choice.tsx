import { useEffect, useId, useState } from 'react';
import type { OddsMilli } from '@paddock/contract';
import type { CouponGiftsView, CouponGiftView } from '@paddock/contract/schemas';
import { readOf } from '@paddock/shared-utils';
import { useRead, useT } from '@paddock/shared-utils/react';
import { Icon } from '@paddock/styleguide';
import { Radio } from '@paddock/styleguide/forms';

import { countedLegs, isFreeBet } from '../../model/coupon-gift.ts';
import { useCouponDispatch, useCouponState } from '../../state/coupon-hooks.ts';
import { giftChosen, giftGone } from '../../state/coupon.slice.ts';
import { useGiftWords } from './use-gift-words.ts';
import styles from './gifts.module.css';

interface GiftChoiceProps {
  readonly currency: string;
  /** Of the legs that can be bet on. */
  readonly prices: readonly OddsMilli[];
}

/**
 * Which gift the bet is placed with, for who has some in the currency in use. Closed it is a button on the line of the
 * stake's label, so that nothing moves as it comes.
 */
export function GiftChoice({ currency, prices }: GiftChoiceProps) {
  const t = useT('coupon');
  const words = useGiftWords();
  const dispatch = useCouponDispatch();
  const chosen = useCouponState((state) => state.gift);
  const isDeclined = useCouponState((state) => state.isGiftDeclined);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { value } = useRead<CouponGiftsView>({
    ...readOf('/web-api/promotions/gifts'),
    on: ['placement', 'bet', 'accounts'],
  });
  const isRead = value.status === 'ready';
  const gifts = isRead
    ? value.data.gifts.filter((gift) => gift.state === 'ready' && gift.currency === currency)
    : [];
  const isGone = isRead && chosen !== null && !gifts.some((gift) => gift.id === chosen.id);
  const byItself =
    chosen === null && !isDeclined ? gifts.find((gift) => comesByItself(gift, prices)) : undefined;
  useEffect(() => {
    if (isGone) dispatch(giftGone());
    else if (byItself !== undefined) dispatch(giftChosen(byItself));
  });
  const [first] = gifts;
  if (first === undefined) return null;
  // Where the stake field is not there the choice is all there is.
  const isShown = isOpen || (chosen !== null && isFreeBet(chosen));
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isShown}
        aria-controls={id}
        data-testid="gifts-toggle"
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="gift" size={16} />
        <span>{toggleText()}</span>
      </button>
      {isShown && (
        <div
          id={id}
          className={styles.sources}
          role="radiogroup"
          aria-labelledby={`${id}-title`}
          data-testid="free-bets"
        >
          <span id={`${id}-title`} className={styles.title}>
            {t('gift.choose')}
          </span>
          <Radio
            name="stake-source"
            checked={chosen === null}
            label={t('gift.none')}
            onChange={() => void dispatch(giftChosen(null))}
          />
          {gifts.map((gift) => (
            <Radio
              key={gift.id}
              name="stake-source"
              checked={chosen?.id === gift.id}
              label={words.label(gift)}
              detail={words.terms(gift)}
              onChange={() => void dispatch(giftChosen(gift))}
            />
          ))}
        </div>
      )}
    </>
  );

  function toggleText(): string {
    if (chosen !== null && !isGone) return words.name(chosen);
    return gifts.length === 1 && first !== undefined
      ? words.name(first)
      : t('gift.count', { count: gifts.length });
  }
}

/** An accumulator boost is in the bet once there are legs enough, unless the player has said otherwise: it asks nothing. */
const comesByItself = (gift: CouponGiftView, prices: readonly OddsMilli[]): boolean =>
  gift.kind === 'accumulator-boost' && gift.betsLeftToday !== 0 && countedLegs(gift, prices) >= gift.minLegs;
