import { useEffect } from 'react';
import type { PageProps } from '@paddock/contract';
import type { EventDetail } from '@paddock/contract/schemas';
import { hrefFor, seedEvents, type EventInfo } from '@paddock/shared-utils';
import { useEvent, useFormat, useLabels, useRead, useT, type Read } from '@paddock/shared-utils/react';
import {
  EmptyState,
  LinkButton,
  Notice,
  PageLayout,
  Panel,
  useReady,
  VisuallyHidden,
  ReadView,
} from '@paddock/styleguide';

import { idOfSlug, sectionPath } from '../model/addresses.ts';
import { eventRead } from '../model/event-read.ts';
import { ListSkeleton, onPanel, useListWords } from '../parts/list-states.tsx';
import { MarketTabs } from '../parts/market-tabs.tsx';
import { MatchDetails } from '../parts/match-details.tsx';
import { Scoreboard } from '../parts/scoreboard.tsx';

/** One match: score, pitch and statistics, all markets (S2-07). */
export function GamePage({ params, setSeo }: PageProps) {
  const eventId = idOfSlug(params['game'] ?? '');
  const { event, isGone, ...read } = useGame(eventId);
  const format = useFormat();
  const labels = useLabels();
  useReady(true);
  const home = event === undefined ? undefined : format.name(event.home.name);
  const away = event === undefined ? undefined : format.name(event.away.name);
  useEffect(() => {
    if (home !== undefined && away !== undefined) setSeo({ home, away });
  }, [home, away, setSeo]);
  if (event === undefined) return <GameMissing {...read} isGone={isGone} sport={params['sport'] ?? ''} />;
  return (
    <PageLayout title={labels.match(event)} titleHidden>
      <Scoreboard event={event} />
      <MatchDetails event={event} />
      <EndedNotice event={event} isGone={isGone} />
      <MarketTabs event={event} />
    </PageLayout>
  );
}

interface Game extends Read<EventDetail> {
  /** The event as it is live. */
  readonly event: EventInfo | undefined;
  /** It is offered no more; `event` is the last picture of it, if there was one. */
  readonly isGone: boolean;
}

/** The event as it is live; read once over HTTP, so that its first prices need no second wait. */
function useGame(eventId: string): Game {
  const live = useEvent(eventId, 'event');
  const { key, read: ask } = eventRead(eventId);
  const read = useRead<EventDetail>({
    key,
    isPublic: true,
    read: async (signal, known) => {
      const result = await ask(signal, known);
      if (result.ok && !signal.aborted) seedEvents({ events: [result.data] }, 'event');
      return result;
    },
  });
  const event = 'event' in live && live.event !== null ? live.event : undefined;
  return { ...read, event, isGone: live.status === 'gone' };
}

/** Answers of the server for an id that is none, or none any more. */
const GONE: readonly string[] = ['EVENT_UNKNOWN', 'NOT_FOUND', 'INVALID_INPUT'];

interface GameMissingProps extends Read<EventDetail> {
  readonly isGone: boolean;
  readonly sport: string;
}

function GameMissing({ value, reload, isGone, sport }: GameMissingProps) {
  const words = useListWords();
  // What was read before it left is kept, and nothing brings another answer.
  if (value.status === 'ready' && isGone) return <GameGone sport={sport} />;
  return (
    <ReadView
      // What was read comes as the live event; until it does there is nothing to show.
      value={value.status === 'ready' ? { status: 'loading' } : value}
      reload={reload}
      words={words}
      skeleton={<ListSkeleton />}
      refused={({ code }) => GONE.includes(code) && <GameGone sport={sport} />}
      frame={onPanel}
    >
      {() => null}
    </ReadView>
  );
}

function GameGone({ sport }: { readonly sport: string }) {
  const t = useT('betting');
  return (
    <Panel bleed>
      <VisuallyHidden as="h1">{t('gameGone.title')}</VisuallyHidden>
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

/** Why nothing can be bet on any more: it is over, or was taken off the list as it stood. */
function EndedNotice({ event, isGone }: { readonly event: EventInfo; readonly isGone: boolean }) {
  const t = useT('betting');
  const { status } = event.state;
  if (status === 'ended' || status === 'cancelled')
    return <Notice tone="neutral">{t(`over.${status}`)}</Notice>;
  return isGone ? <Notice tone="neutral">{t('gameGone.title')}</Notice> : null;
}
