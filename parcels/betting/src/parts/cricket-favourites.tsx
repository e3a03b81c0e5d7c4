import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, PageLayout } from '@paddock/styleguide';

import { cricketTabPath } from '../model/cricket-paths.ts';
import { EventsOfBoth } from './events-of-both.tsx';
import { useFavouriteIds } from './favourite-star.tsx';
import { narrowed, useCricketEvents } from './use-cricket-events.ts';

/** The starred matches of cricket, on and to come. */
export function CricketFavourites() {
  const t = useT('betting');
  const ids = useFavouriteIds();
  const isStarred = ({ id }: { readonly id: string }) => ids.includes(id);
  const live = narrowed(useCricketEvents('live'), isStarred);
  const line = narrowed(useCricketEvents('line'), isStarred);
  return (
    <PageLayout title={t('cricket.title.favorites')} titleHidden>
      <EventsOfBoth
        live={live}
        line={line}
        nothing={
          <EmptyState
            icon="star"
            title={t('cricket.noFavourites.title')}
            message={t('noFavourites.text')}
            action={
              <LinkButton variant="outline" href={hrefFor(cricketTabPath('all-events'))}>
                {t('noFavourites.action')}
              </LinkButton>
            }
          />
        }
      />
    </PageLayout>
  );
}
