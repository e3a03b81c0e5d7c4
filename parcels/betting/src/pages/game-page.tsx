import { useEffect, useState } from 'react';
import type { PageProps } from '@paddock/contract';
import type { EventDetail } from '@paddock/contract/schemas';
import { api, hrefFor, seedEvents, type EventInfo } from '@paddock/shared-utils';
import { useEvent, useFormat, useT } from '@paddock/shared-utils/react';
import {
  EmptyState,
  ErrorBlock,
  LinkButton,
  Notice,
  Panel,
  SkeletonOrError,
  SkeletonRows,
  useReady,
} from '@paddock/styleguide';

import { idOfSlug, sectionPath } from '../model/addresses.ts';
import styles from '../parts/lists.module.css';
import { MarketTabs } from '../parts/market-tabs.tsx';
import { MatchDetails } from '../parts/match-details.tsx';
import { Scoreboard } from '../parts/scoreboard.tsx';

/** One match: score, pitch and statistics, all markets (S2-07). */
export function GamePage({ params, setSeo }: PageProps) {
  const eventId = idOfSlug(params['game'] ?? '');
  const { event, problem, retry } = useGame(eventId);
  const format = useFormat();
  useReady(true);
  const home = event === undefined ? undefined : format.name(event.home.name);
  const away = event === undefined ? undefined : format.name(event.away.name);
  useEffect(() => {
    if (home !== undefined && away !== undefined) setSeo({ home, away });
  }, [home, away, setSeo]);
  if (event === undefined)
    return <GameMissing problem={problem} sport={params['sport'] ?? ''} onRetry={retry} />;
  return (
    <div className={styles.page}>
      <Scoreboard event={event} />
      <MatchDetails event={event} />
      <EndedNotice event={event} />
      <MarketTabs event={event} />
    </div>
  );
}

type Problem = 'none' | 'gone' | 'failed';

/** The event as it is live; read once over HTTP, so that its first prices need no second wait. */
function useGame(eventId: string): { event: EventInfo | undefined; problem: Problem; retry: () => void } {
  const value = useEvent(eventId, 'event');
  const [problem, setProblem] = useState<Problem>('none');
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const gone = new AbortController();
    setProblem('none');
    void api.get<EventDetail>(`/sportsbook/events/${eventId}`, { signal: gone.signal }).then((result) => {
      if (gone.signal.aborted) return;
      if (result.ok) seedEvents([result.data], 'event');
      else setProblem(result.httpStatus === 404 || result.httpStatus === 422 ? 'gone' : 'failed');
    });
    return () => gone.abort();
  }, [eventId, turn]);
  const event = 'event' in value && value.event !== null ? value.event : undefined;
  return { event, problem, retry: () => setTurn((last) => last + 1) };
}

function GameMissing({ problem, sport, onRetry }: { problem: Problem; sport: string; onRetry: () => void }) {
  const t = useT('betting');
  const common = useT('common');
  if (problem === 'gone') {
    return (
      <Panel bleed>
        <h1 className={styles.visuallyHidden}>{t('gameGone.title')}</h1>
        <EmptyState
          icon="clock"
          title={t('gameGone.title')}
          message={t('gameGone.text')}
          action={
            <LinkButton variant="primary" href={hrefFor(sectionPath('live', sport))}>
              {t('gameGone.action')}
            </LinkButton>
          }
        />
      </Panel>
    );
  }
  if (problem === 'failed') {
    return (
      <Panel bleed>
        <ErrorBlock
          title={t('failed')}
          message={t('failedText')}
          retryLabel={common('retry')}
          onRetry={onRetry}
        />
      </Panel>
    );
  }
  return (
    <Panel bleed>
      <SkeletonOrError
        busyLabel={t('loading')}
        error={{ title: t('slow'), retryLabel: common('retry') }}
        onRetry={onRetry}
      >
        <SkeletonRows count={10} cells={3} />
      </SkeletonOrError>
    </Panel>
  );
}

function EndedNotice({ event }: { readonly event: EventInfo }) {
  const t = useT('betting');
  const { status } = event.state;
  if (status !== 'ended' && status !== 'cancelled') return null;
  return <Notice tone="neutral">{t(`over.${status}`)}</Notice>;
}
