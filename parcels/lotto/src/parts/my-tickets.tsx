import { useState } from 'react';
import type { Lottery } from '@paddock/games/lotto';
import { auth$, hrefFor, openDialog, readOf } from '@paddock/shared-utils';
import { useRead, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, EmptyState, LinkButton, ReadView, Skeleton } from '@paddock/styleguide';

import { lotteryPath } from '../model/sections.ts';
import { LotteryTabs } from './lottery-tabs.tsx';
import { Subscriptions } from './subscriptions.tsx';
import { TicketCard } from './ticket-card.tsx';
import styles from './ticket-card.module.css';
import { useLottoWords } from './use-lotto-words.ts';

interface MyTicketsProps {
  /** Of one lottery alone. */
  readonly lottery: Lottery | undefined;
}

/** Tickets of the player, and what is bought for further draws; guests are shown the way in. */
export function MyTickets({ lottery }: MyTicketsProps) {
  const t = useT('lotto');
  const status = useStreamValue(auth$, (auth) => auth.status);
  if (status !== 'guest')
    return (
      <>
        <LotteryTabs section="tickets" lottery={lottery} hasAll />
        <Subscriptions lottery={lottery} />
        <OwnTickets lottery={lottery} />
      </>
    );
  return (
    <EmptyState
      icon="user"
      title={t('none.guest')}
      action={
        <Button variant="primary" onClick={() => void openDialog({ widget: 'welcome/login', size: 'small' })}>
          {t('buy.guest')}
        </Button>
      }
    />
  );
}

function OwnTickets({ lottery }: MyTicketsProps) {
  const t = useT('lotto');
  const [before, setBefore] = useState<string | undefined>(undefined);
  const query = {
    ...(before !== undefined && { before }),
    ...(lottery !== undefined && { lottery: lottery.code }),
  };
  const { value, reload } = useRead({
    ...readOf('/web-api/lotto/tickets', { query }),
    on: ['lotto:bought', 'lotto:ended'],
  });
  return (
    <ReadView
      value={value}
      reload={reload}
      words={useLottoWords()}
      skeleton={<Skeleton shape="block" height="60vh" />}
      empty={({ tickets }) =>
        tickets.length === 0 && (
          <EmptyState
            icon="ticket"
            title={t('none.tickets')}
            action={
              <LinkButton
                variant="outline"
                href={hrefFor(lottery === undefined ? '/lotto' : lotteryPath(lottery))}
              >
                {t('none.play')}
              </LinkButton>
            }
          />
        )
      }
    >
      {(page) => (
        <>
          <ul className={styles.list}>
            {page.tickets.map((ticket) => (
              <TicketCard key={ticket.id} ticket={ticket} />
            ))}
          </ul>
          <ButtonRow>
            {before !== undefined && <Button onClick={() => setBefore(undefined)}>{t('list.newest')}</Button>}
            {page.before !== null && (
              <Button onClick={() => setBefore(page.before ?? undefined)}>{t('list.older')}</Button>
            )}
          </ButtonRow>
        </>
      )}
    </ReadView>
  );
}
