import type { CouponGiftView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useLanguage, useT } from '@paddock/shared-utils/react';
import { Badge, Panel, SectionHeader, TextLink } from '@paddock/styleguide';

import styles from './promotions.module.css';

/** The player's free bets in plain words: what each is, until when, what it pays; nothing where there never was one. */
export function FreeBets({ gifts }: { readonly gifts: readonly CouponGiftView[] }) {
  const t = useT('office');
  if (gifts.length === 0) return null;
  return (
    <Panel bleed>
      <SectionHeader title={t('freeBets.title')} />
      <ul className={styles.grants} data-testid="free-bets">
        {gifts.map((gift) => (
          <FreeBet key={gift.id} gift={gift} />
        ))}
      </ul>
    </Panel>
  );
}

function FreeBet({ gift }: { readonly gift: CouponGiftView }) {
  const t = useT('office');
  const common = useT('common');
  const format = useFormat();
  const isRussian = useLanguage() === 'ru';
  const { state, code, title, amount, currency, minOddsMilli, minLegs, sports, stakeReturned } = gift;
  const figures = {
    amount: format.amount(amount, currency),
    until: format.moment(gift.expiresAtMs),
    odds: format.odds(minOddsMilli),
  };
  const words = [
    state === 'ready' && t('freeBets.is', figures),
    state === 'ready' && minOddsMilli > 1_000 && t('freeBets.price', figures),
    state === 'ready' && minLegs > 1 && t('freeBets.legs', { count: minLegs }),
    state === 'ready' &&
      sports !== null &&
      t('freeBets.sports', { sports: sports.map((sport) => common(`sport.${sport}`)).join(', ') }),
    state === 'ready' && t(stakeReturned ? 'freeBets.paysStake' : 'freeBets.paysWin'),
    state !== 'ready' && t(`freeBets.means.${state}`, figures),
  ];
  return (
    <li data-gift={state}>
      <span className={styles.name}>
        <TextLink href={hrefFor(`/promotions/${code}`)}>{isRussian ? title.ru : title.en}</TextLink>
        <Badge tone={state === 'ready' ? 'positive' : 'neutral'}>{t(`freeBets.state.${state}`)}</Badge>
      </span>
      <span className={styles.dim}>{words.filter((part) => part !== false).join(' ')}</span>
    </li>
  );
}
