import { useContext } from 'react';
import { hrefFor } from '@paddock/shared-utils';
import { useLabels, useT } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, ReadView } from '@paddock/styleguide';

import { ListAddresses } from './list-addresses.ts';
import { ListSkeleton, onPanel, useListWords } from './list-states.tsx';
import { MatchDetails } from './match-details.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { useGame } from './use-game.ts';
import { useSectionEvents } from './use-section-events.ts';

/** Each is told as it goes. */
const MOST = 6;

/** Matches of a discipline that are on, each with the picture of its play. */
export function FollowedMatches({ code }: { readonly code: string }) {
  const t = useT('betting');
  const read = useSectionEvents({ section: 'live', sport: code, limit: MOST });
  return (
    <ReadView
      {...read}
      words={useListWords()}
      skeleton={<ListSkeleton />}
      empty={({ events }) =>
        events.length === 0 && (
          <EmptyState icon="live" title={t('nothing.live.title')} message={t('cyber.nothingOn')} />
        )
      }
      frame={onPanel}
    >
      {({ events }) => events.map(({ id }) => <Followed key={id} eventId={id} />)}
    </ReadView>
  );
}

function Followed({ eventId }: { readonly eventId: string }) {
  const t = useT('betting');
  const labels = useLabels();
  const { event } = useGame(eventId);
  const { event: pathOf } = useContext(ListAddresses);
  if (event === undefined) return onPanel(<ListSkeleton />);
  return (
    <>
      <Scoreboard event={event} />
      <MatchDetails event={event} />
      <LinkButton variant="outline" href={hrefFor(pathOf(event))}>
        {t('moreMarkets', { count: event.marketCount, name: labels.match(event) })}
      </LinkButton>
    </>
  );
}
