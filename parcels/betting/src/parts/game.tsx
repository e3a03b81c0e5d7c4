import { useEffect } from 'react';
import { eventPath, MARKET_PARAMETER, type PageProps } from '@paddock/contract';
import type { EventDetail } from '@paddock/contract/schemas';
import { hrefFor, type EventInfo } from '@paddock/shared-utils';
import { useLabels, useT, type Read } from '@paddock/shared-utils/react';
import {
  EmptyState,
  LinkButton,
  Notice,
  PageLayout,
  Panel,
  useReady,
  VisuallyHidden,
  WidgetPlace,
  ReadView,
} from '@paddock/styleguide';

import { idOfSlug, sectionPath } from '../model/addresses.ts';
import { CricketScorecards } from './cricket-scorecards.tsx';
import { FieldGame } from './field/field-game.tsx';
import { ListSkeleton, onPanel, useListWords } from './list-states.tsx';
import { MarketTabs } from './market-tabs.tsx';
import { MatchDetails } from './match-details.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { GONE, useGame } from './use-game.ts';
import { useGone } from './use-gone.ts';
import { useNoteViewed } from './use-recent.ts';

/** What the widget of the coupon is told. */
const NOTHING = {};

type GameProps = Pick<PageProps, 'params' | 'query' | 'setSeo' | 'mountWidget'> & {
  /** A match of another sport than this is none. */
  readonly only?: string | undefined;
  /** What the page is called until its match is there, where the way to it had a heading already. */
  readonly heading?: string;
};

/** Its score, pitch and statistics, all markets. */
export function Game({ params, query, setSeo, mountWidget, only, heading }: GameProps) {
  const eventId = idOfSlug(params['game'] ?? '');
  const { event, isGone, ...read } = useGame(eventId);
  const labels = useLabels();
  useReady(true);
  const isElsewhere = event !== undefined && isNoneHere(event, only, params['champ']);
  const match = event === undefined || isElsewhere ? undefined : labels.match(event);
  useEffect(() => {
    if (match !== undefined) setSeo({ match });
  }, [match, setSeo]);
  useNoteViewed(
    event && { path: eventPath(event), sport: event.sport, names: [event.home.name, event.away.name] },
  );
  if (isElsewhere) return <GameGone sport={only ?? event.sport} setSeo={setSeo} />;
  if (event === undefined)
    return (
      <GameMissing
        {...read}
        heading={heading}
        setSeo={setSeo}
        isGone={isGone}
        sport={params['sport'] ?? params['discipline'] ?? only ?? ''}
      />
    );
  if (event.field !== undefined) return <FieldGame event={event} />;
  return (
    <PageLayout title={labels.match(event)} titleHidden>
      <Scoreboard event={event} />
      <MatchDetails event={event} />
      <EndedNotice event={event} isGone={isGone} />
      <MarketTabs
        key={query}
        event={event}
        wanted={new URLSearchParams(query).get(MARKET_PARAMETER) ?? ''}
        builderNote={<WidgetPlace mount={mountWidget} widget="coupon/builder-note" props={NOTHING} />}
      />
      {event.state.cricket?.cards && <CricketScorecards event={event} />}
    </PageLayout>
  );
}

/** Whether its address puts a match in a sport or a championship that it is not of: the server has none there. */
const isNoneHere = (
  { sport, championship }: EventInfo,
  only: string | undefined,
  champ: string | undefined,
): boolean =>
  (only !== undefined && sport !== only) || (champ !== undefined && idOfSlug(champ) !== championship.id);

interface GameMissingProps extends Read<EventDetail>, Pick<PageProps, 'setSeo'> {
  readonly isGone: boolean;
  readonly sport: string;
  readonly heading: string | undefined;
}

function GameMissing({ value, reload, isGone, sport, setSeo, heading }: GameMissingProps) {
  const words = useListWords();
  // What was read before it left is kept, and nothing brings another answer.
  if (value.status === 'ready' && isGone) return <GameGone sport={sport} setSeo={setSeo} />;
  return (
    <ReadView
      // What was read comes as the live event; until it does there is nothing to show.
      value={value.status === 'ready' ? { status: 'loading' } : value}
      reload={reload}
      words={words}
      skeleton={<ListSkeleton />}
      refused={({ code }) => GONE.includes(code) && <GameGone sport={sport} setSeo={setSeo} />}
      frame={(inner) => (
        <>
          {heading !== undefined && <VisuallyHidden as="h1">{heading}</VisuallyHidden>}
          {onPanel(inner)}
        </>
      )}
    >
      {() => null}
    </ReadView>
  );
}

function GameGone({ sport, setSeo }: Pick<PageProps, 'setSeo'> & { readonly sport: string }) {
  const t = useT('betting');
  const gone = t('gameGone.title');
  useGone(gone, setSeo);
  return (
    <Panel bleed>
      <VisuallyHidden as="h1">{gone}</VisuallyHidden>
      <EmptyState
        icon="clock"
        title={gone}
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
