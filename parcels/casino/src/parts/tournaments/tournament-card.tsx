import type { TournamentCard as Card } from '@paddock/contract/schemas';
import { visitorCurrency } from '@paddock/contract';
import { activeAccount$, hrefFor } from '@paddock/shared-utils';
import { useFormat, useSiteConfig, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Badge, Icon, MoneyText, Panel } from '@paddock/styleguide';

import { GamePicture } from '../game-picture.tsx';
import { PhaseBadge } from './phase-badge.tsx';
import { TimeLeft } from './time-left.tsx';
import styles from './tournaments.module.css';

/** A tournament in a list: the whole card leads to it. */
export function TournamentCard({ card }: { readonly card: Card }) {
  const t = useT('casino');
  const format = useFormat();
  const iso = useStreamValue(activeAccount$, (active) =>
    'account' in active ? active.account.iso : undefined,
  );
  const usual = useSiteConfig(visitorCurrency);
  const { phase, currencies, opensAtMs, closesAtMs, players } = card;
  const [first] = card.games;
  const fund =
    currencies.find(({ currency }) => currency === iso) ??
    currencies.find(({ currency }) => currency === usual) ??
    currencies[0];
  return (
    <li>
      <Panel className={styles.card} data-tournament={card.id}>
        <div className={styles.picture} aria-hidden>
          {first === undefined ? (
            <Icon name="trophy" size={24} />
          ) : (
            <GamePicture game={first} isFirst={false} />
          )}
        </div>
        <div className={styles.cardWords}>
          <span className={styles.badges}>
            <PhaseBadge phase={phase} />
            {card.isJoined && <Badge tone="brand">{t('tournament.joined')}</Badge>}
          </span>
          <h3 className={styles.cardName}>
            <a href={hrefFor(`/tournaments/${card.id}`)}>{format.name(card.name)}</a>
          </h3>
          {fund !== undefined && (
            <p className={styles.fund}>
              <MoneyText size={20}>{format.amount(fund.prizeFund, fund.currency)}</MoneyText>{' '}
              <span className={styles.dim}>{t('tournament.places', { count: fund.places })}</span>
            </p>
          )}
          <p className={styles.dim}>
            {phase === 'coming' ? (
              <>
                {t('tournament.opens', { time: format.dateTime(opensAtMs) })}{' '}
                <TimeLeft untilMs={opensAtMs} isOpening />
              </>
            ) : phase === 'running' ? (
              <>
                {t('tournament.closes', { time: format.dateTime(closesAtMs) })}{' '}
                <TimeLeft untilMs={closesAtMs} />
              </>
            ) : (
              t('tournament.closed', { time: format.dateTime(closesAtMs) })
            )}
          </p>
          <p className={styles.dim}>
            {t('tournament.players', { count: players, shown: format.number(players) })}
          </p>
        </div>
      </Panel>
    </li>
  );
}
