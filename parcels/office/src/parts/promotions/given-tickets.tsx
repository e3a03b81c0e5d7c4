import type { TicketGiftView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useLanguage, useT } from '@paddock/shared-utils/react';
import { Badge, Panel, SectionHeader, TextLink } from '@paddock/styleguide';

import styles from './promotions.module.css';

/** Tickets that the house pays for the player, in plain words; nothing where there never were any. */
export function GivenTickets({ gifts }: { readonly gifts: readonly TicketGiftView[] }) {
  const t = useT('office');
  if (gifts.length === 0) return null;
  return (
    <Panel bleed>
      <SectionHeader title={t('givenTickets.title')} />
      <ul className={styles.grants} data-testid="given-tickets">
        {gifts.map((gift) => (
          <OneGift key={gift.id} gift={gift} />
        ))}
      </ul>
    </Panel>
  );
}

function OneGift({ gift }: { readonly gift: TicketGiftView }) {
  const t = useT('office');
  const format = useFormat();
  const isRussian = useLanguage() === 'ru';
  const { state, code, title, amount, currency, expiresAtMs } = gift;
  const figures = { amount: format.amount(amount, currency), until: format.moment(expiresAtMs) };
  return (
    <li data-gift={state}>
      <span className={styles.name}>
        <TextLink href={hrefFor(`/promotions/${code}`)}>{isRussian ? title.ru : title.en}</TextLink>
        <Badge tone={state === 'ready' ? 'positive' : 'neutral'}>{t(`givenTickets.state.${state}`)}</Badge>
      </span>
      <span className={styles.dim}>{t(`givenTickets.means.${state}`, figures)}</span>
      {state === 'ready' && (
        <span className={styles.name}>
          {gift.of.map((lottery) => (
            <TextLink key={lottery} href={hrefFor(LOTTERY_PATHS[lottery] ?? '/lotto')}>
              {t(`givenTickets.lottery.${lottery}`)}
            </TextLink>
          ))}
        </span>
      )}
    </li>
  );
}

/** Where the lotteries stand. */
const LOTTERY_PATHS: Readonly<Record<string, string>> = {
  '6-49': '/lotto/numbers/6-49',
  '6-45': '/lotto/numbers/6-45',
  '5-36': '/lotto/numbers/5-36',
  '7-49': '/lotto/numbers/7-49',
  '5-50': '/lotto/bonus/5-50',
  keno: '/lotto/keno/keno',
};
