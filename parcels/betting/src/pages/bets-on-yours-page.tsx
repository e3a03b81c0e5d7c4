import { auth$, hrefFor, openDialog } from '@paddock/shared-utils';
import { useStreamValue, useT } from '@paddock/shared-utils/react';
import { Button, EmptyState, LinkButton, PageLayout, useReady } from '@paddock/styleguide';

import { sectionPath } from '../model/addresses.ts';
import { EventsOfBoth } from '../parts/events-of-both.tsx';
import { useFavouriteIds } from '../parts/favourite-star.tsx';
import { useEventsBetOn } from '../parts/use-events-bet-on.ts';
import { narrowed } from '../parts/use-cricket-events.ts';
import { useSectionEvents } from '../parts/use-section-events.ts';

/** As many matches as a list brings at most. */
const MOST = 200;

/** The player's own matches, on and to come: those they have open bets on, and those they starred (S2-07). */
export function BetsOnYoursPage() {
  const t = useT('betting');
  const betOn = useEventsBetOn();
  const starred = useFavouriteIds();
  const isOwn = ({ id }: { readonly id: string }) => betOn.includes(id) || starred.includes(id);
  const live = narrowed(useSectionEvents({ section: 'live', limit: MOST }), isOwn);
  const line = narrowed(useSectionEvents({ section: 'line', limit: MOST }), isOwn);
  useReady(true);
  return (
    <PageLayout title={t('seo.betsOnYours.title')} lead={t('betsOnYours.lead')}>
      <EventsOfBoth live={live} line={line} nothing={<NothingOwn />} />
    </PageLayout>
  );
}

function NothingOwn() {
  const t = useT('betting');
  const isPlayer = useStreamValue(auth$, ({ status }) => status === 'signed-in');
  return (
    <EmptyState
      icon="star"
      title={t('betsOnYours.none')}
      message={t(isPlayer ? 'betsOnYours.noneText' : 'betsOnYours.guestText')}
      action={
        isPlayer ? (
          <LinkButton variant="outline" href={hrefFor(sectionPath('live'))}>
            {t('noFavourites.action')}
          </LinkButton>
        ) : (
          <Button variant="primary" onClick={() => void openDialog({ widget: 'welcome/login' })}>
            {t('common:signIn')}
          </Button>
        )
      }
    />
  );
}
