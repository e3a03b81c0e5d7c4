import { auth$, hrefFor, openDialog } from '@paddock/shared-utils';
import { useStreamValue, useT } from '@paddock/shared-utils/react';
import { Button, EmptyState, LinkButton, LoadMore, PageLayout, useReady } from '@paddock/styleguide';

import { sectionPath } from '../model/addresses.ts';
import { EventsOfBoth } from '../parts/events-of-both.tsx';
import { useOwnEvents } from '../parts/use-own-events.ts';

/**
 * The player's own matches, on and to come (S2-07): those they have open bets on, and those that their stars bring, of
 * matches, teams, championships and sports.
 */
export function BetsOnYoursPage() {
  const t = useT('betting');
  const live = useOwnEvents('live');
  const line = useOwnEvents('line');
  useReady(true);
  const { shown, total } =
    line.value.status === 'ready'
      ? { shown: line.value.data.events.length, total: line.value.data.total }
      : { shown: 0, total: 0 };
  return (
    <PageLayout title={t('seo.betsOnYours.title')} lead={t('betsOnYours.lead')}>
      <EventsOfBoth live={live} line={line} nothing={<NothingOwn />} />
      {shown < total && (
        <LoadMore
          label={t('loadMore')}
          summary={t('shownOf', { shown, total })}
          onMore={line.more}
          eagerAt={shown}
        />
      )}
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
