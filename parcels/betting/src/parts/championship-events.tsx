import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton } from '@paddock/styleguide';

import { EventsOfBoth } from './events-of-both.tsx';
import { orderQuery, useListOrder } from './use-list-order.ts';
import { useSectionEvents } from './use-section-events.ts';

/** As many matches as a list brings at most. */
const MOST = 200;

interface ChampionshipEventsProps {
  readonly id: string;
  readonly sport: string;
  /** Where other championships are. */
  readonly allPath: string;
}

/** Matches of a championship that are on and to come. */
export function ChampionshipEvents({ id, sport, allPath }: ChampionshipEventsProps) {
  const t = useT('betting');
  const own = { sport, championshipId: id, limit: MOST, ...orderQuery(useListOrder()) };
  const live = useSectionEvents({ section: 'live', ...own });
  const line = useSectionEvents({ section: 'line', ...own });
  return (
    <EventsOfBoth
      live={live}
      line={line}
      nothing={
        <EmptyState
          icon="calendar"
          title={t('champs.nothing.title')}
          message={t('champs.nothing.text')}
          action={
            <LinkButton variant="outline" href={hrefFor(allPath)}>
              {t('champs.nothing.action')}
            </LinkButton>
          }
        />
      }
    />
  );
}
