import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton } from '@paddock/styleguide';

import { EventsOfBoth } from '../events-of-both.tsx';
import { useSectionEvents } from '../use-section-events.ts';

/** As many as a list brings at most. */
const MOST = 200;

interface OutrightEventsProps {
  readonly sport: string | undefined;
  readonly championshipId?: string;
  /** Where there is something to bet on all the same. */
  readonly matchesPath: string;
}

/** Who wins what: those that are being decided, and those that can be bet on. */
export function OutrightEvents({ sport, championshipId, matchesPath }: OutrightEventsProps) {
  const t = useT('betting');
  const query = { kind: 'outrights', sport, championshipId, limit: MOST } as const;
  const live = useSectionEvents({ ...query, section: 'live' });
  const line = useSectionEvents({ ...query, section: 'line' });
  return (
    <EventsOfBoth
      live={live}
      line={line}
      nothing={
        <EmptyState
          icon="trophy"
          title={t('outrights.none.title')}
          message={t('outrights.none.text')}
          action={
            <LinkButton variant="outline" href={hrefFor(matchesPath)}>
              {t('outrights.none.action')}
            </LinkButton>
          }
        />
      }
    />
  );
}
