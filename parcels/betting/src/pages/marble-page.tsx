import type { EventDetail } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, PageLayout, useReady } from '@paddock/styleguide';

import { sectionPath } from '../model/addresses.ts';
import { FieldBoard } from '../parts/field/field-board.tsx';
import { FieldLadder } from '../parts/field/field-ladder.tsx';
import { FieldOrder } from '../parts/field/field-order.tsx';
import { RaceTrack } from '../parts/field/race-track.tsx';
import { SectionList } from '../parts/section-list.tsx';
import { useGame } from '../parts/use-game.ts';
import { useSectionEvents } from '../parts/use-section-events.ts';

const SPORT = 'marbles';
/** Races ahead. */
const MOST = 30;

/** Marble races (S2-07): the one that is run, or the next, with its track and prices; those to come below. */
export function MarblePage() {
  const t = useT('betting');
  const live = useSectionEvents({ section: 'live', sport: SPORT, limit: MOST });
  const line = useSectionEvents({ section: 'line', sport: SPORT, limit: MOST });
  const [running] = live.value.status === 'ready' ? live.value.data.events : [];
  const [next] = line.value.status === 'ready' ? line.value.data.events : [];
  const race = running ?? next;
  useReady(true);
  return (
    <PageLayout title={t('seo.marble.title')}>
      {race !== undefined && <Race key={race.id} event={race} />}
      <SectionList
        section="line"
        value={line.value}
        onRetry={line.reload}
        nothing={
          <EmptyState
            icon="clock"
            title={t('field.none.title')}
            message={t('field.none.text')}
            action={
              <LinkButton variant="outline" href={hrefFor(sectionPath('line', undefined))}>
                {t('field.none.action')}
              </LinkButton>
            }
          />
        }
      />
    </PageLayout>
  );
}

function Race({ event: { id } }: { readonly event: EventDetail }) {
  const { event } = useGame(id);
  if (event === undefined) return null;
  return (
    <>
      <FieldBoard event={event} />
      <FieldOrder event={event} />
      {event.state.race && <RaceTrack event={event} race={event.state.race} />}
      <FieldLadder event={event} />
    </>
  );
}
