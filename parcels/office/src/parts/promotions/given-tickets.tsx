import type { ReactNode } from 'react';
import type { TicketGiftView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT, useWritten } from '@paddock/shared-utils/react';
import { Badge, Panel, SectionHeader, TextLink } from '@paddock/styleguide';

import type { GiftListProps } from './gift-list-props.ts';
import { LeavePart } from './leave-part.tsx';
import styles from './promotions.module.css';

/** Tickets of lotteries and coupons of pools that the house pays for the player, in plain words; nothing where there never were any. */
export function GivenTickets({ gifts, isLeavable, onLeft }: GiftListProps<TicketGiftView>) {
  const t = useT('office');
  const format = useFormat();
  const goes = ({ product, amount, currency }: TicketGiftView): string =>
    t(`promotion.leaving.${product === 'toto' ? 'coupon' : 'ticket'}`, {
      amount: format.amount(amount, currency),
    });
  if (gifts.length === 0) return null;
  return (
    <Panel bleed>
      <SectionHeader title={t('givenTickets.title')} />
      <ul className={styles.grants} data-testid="given-tickets">
        {gifts.map((gift) => (
          <OneGift key={gift.id} gift={gift}>
            {gift.state === 'ready' && isLeavable(gift.code) && (
              <LeavePart code={gift.code} goes={goes(gift)} onLeft={onLeft} />
            )}
          </OneGift>
        ))}
      </ul>
    </Panel>
  );
}

interface OneGiftProps {
  readonly gift: TicketGiftView;
  readonly children: ReactNode;
}

function OneGift({ gift, children }: OneGiftProps) {
  const t = useT('office');
  const format = useFormat();
  const written = useWritten();
  const { state, code, title, amount, currency, expiresAtMs } = gift;
  const isPool = gift.product === 'toto';
  const figures = { amount: format.amount(amount, currency), until: format.moment(expiresAtMs) };
  return (
    <li data-gift={state}>
      <span className={styles.name}>
        <TextLink href={hrefFor(`/promotions/${code}`)}>{written.title(title)}</TextLink>
        <Badge tone={state === 'ready' ? 'positive' : 'neutral'}>{t(`givenTickets.state.${state}`)}</Badge>
      </span>
      <span className={styles.dim}>
        {t(`givenTickets.${isPool ? 'meansCoupon' : 'means'}.${state}`, figures)}
      </span>
      {state === 'ready' && (
        <span className={styles.name}>
          {gift.of.map((code) => (
            <TextLink key={code} href={hrefFor(isPool ? poolPath(code) : (LOTTERY_PATHS[code] ?? '/lotto'))}>
              {t(`givenTickets.${isPool ? 'pool' : 'lottery'}.${code}`)}
            </TextLink>
          ))}
        </span>
      )}
      {children}
    </li>
  );
}

/** Where the draws of a pool stand: the next six matches have a page of their own. */
const poolPath = (pool: string): string => (pool === 'next-6' ? '/toto/next' : '/toto/draws');

/** Where the lotteries stand. */
const LOTTERY_PATHS: Readonly<Record<string, string>> = {
  '6-49': '/lotto/numbers/6-49',
  '6-45': '/lotto/numbers/6-45',
  '5-36': '/lotto/numbers/5-36',
  '7-49': '/lotto/numbers/7-49',
  '5-50': '/lotto/bonus/5-50',
  keno: '/lotto/keno/keno',
};
