import type { ReactNode } from 'react';
import type { CouponGiftView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT, useWritten } from '@paddock/shared-utils/react';
import { Badge, Panel, SectionHeader, TextLink } from '@paddock/styleguide';

import type { GiftListProps } from './gift-list-props.ts';
import { LeavePart } from './leave-part.tsx';
import styles from './promotions.module.css';
import { useCouponGiftWords } from './use-coupon-gift-words.ts';

/** The player's gifts for the coupon in plain words: what each is, until when, what it asks; nothing where there never was one. */
export function CouponGifts({ gifts, isLeavable, onLeft }: GiftListProps<CouponGiftView>) {
  const t = useT('office');
  const format = useFormat();
  const goes = (gift: CouponGiftView): string =>
    gift.kind === 'free-bet'
      ? t('promotion.leaving.freeBet', { amount: format.amount(gift.amount, gift.currency) })
      : t('promotion.leaving.boost', { left: format.number(gift.betsLeft) });
  if (gifts.length === 0) return null;
  return (
    <Panel bleed>
      <SectionHeader title={t('freeBets.title')} />
      <ul className={styles.grants} data-testid="free-bets">
        {gifts.map((gift) => (
          <CouponGift key={gift.id} gift={gift}>
            {gift.state === 'ready' && isLeavable(gift.code) && (
              <LeavePart code={gift.code} goes={goes(gift)} onLeft={onLeft} />
            )}
          </CouponGift>
        ))}
      </ul>
    </Panel>
  );
}

interface OneGiftProps {
  readonly gift: CouponGiftView;
  readonly children: ReactNode;
}

function CouponGift({ gift, children }: OneGiftProps) {
  const t = useT('office');
  const wordsOf = useCouponGiftWords();
  const written = useWritten();
  const { state, code, title } = gift;
  return (
    <li data-gift={state}>
      <span className={styles.name}>
        <TextLink href={hrefFor(`/promotions/${code}`)}>{written.title(title)}</TextLink>
        <Badge tone={state === 'ready' ? 'positive' : 'neutral'}>{t(`freeBets.state.${state}`)}</Badge>
      </span>
      <span className={styles.dim}>{wordsOf(gift)}</span>
      {children}
    </li>
  );
}
