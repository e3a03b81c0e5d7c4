import type { ReactNode } from 'react';
import type { FreeRoundsView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT, useWritten } from '@paddock/shared-utils/react';
import { Badge, Panel, SectionHeader, TextLink } from '@paddock/styleguide';

import type { GiftListProps } from './gift-list-props.ts';
import { LeavePart } from './leave-part.tsx';
import styles from './promotions.module.css';

/** The player's free rounds in plain words: how many are left, where and until when, what they win; nothing where there never were any. */
export function FreeRounds({ gifts, isLeavable, onLeft }: GiftListProps<FreeRoundsView>) {
  const t = useT('office');
  const format = useFormat();
  const goes = ({ left, rounds, as, won, currency }: FreeRoundsView): string =>
    t(`promotion.leaving.rounds-${as}`, {
      left: format.number(left),
      rounds: format.number(rounds),
      won: format.amount(won, currency),
    });
  if (gifts.length === 0) return null;
  return (
    <Panel bleed>
      <SectionHeader title={t('freeRounds.title')} />
      <ul className={styles.grants} data-testid="free-rounds">
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
  readonly gift: FreeRoundsView;
  readonly children: ReactNode;
}

function OneGift({ gift, children }: OneGiftProps) {
  const t = useT('office');
  const written = useWritten();
  const { state, code, title, games } = gift;
  return (
    <li data-gift={state}>
      <span className={styles.name}>
        <TextLink href={hrefFor(`/promotions/${code}`)}>{written.title(title)}</TextLink>
        <Badge tone={state === 'ready' ? 'positive' : 'neutral'}>{t(`freeRounds.state.${state}`)}</Badge>
      </span>
      <Words gift={gift} />
      {state === 'ready' && (
        <span className={styles.name}>
          {games.map((game) => (
            <TextLink key={game} href={hrefFor(`/games/${game}`)}>
              {t(`ownRounds.game.${game}`)}
            </TextLink>
          ))}
        </span>
      )}
      {children}
    </li>
  );
}

function Words({ gift }: { readonly gift: FreeRoundsView }) {
  const t = useT('office');
  const format = useFormat();
  const { state, rounds, left, stake, won, currency, as, expiresAtMs } = gift;
  const amount = format.amount(won, currency);
  const counts = { rounds: format.number(rounds), left: format.number(left) };
  if (state !== 'ready')
    return (
      <span className={styles.dim}>
        {t(`freeRounds.means.${state}`, { ...counts, played: format.number(rounds - left), amount })}
      </span>
    );
  const figures = { ...counts, stake: format.amount(stake, currency), until: format.moment(expiresAtMs) };
  return (
    <span className={styles.dim}>
      {t('freeRounds.is', figures)} {t(`freeRounds.${as}`)}
      {left < rounds && ` ${t('freeRounds.won', { amount })}`}
    </span>
  );
}
