import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, PageLayout } from '@paddock/styleguide';

import { CRICKET, cricketTabPath } from '../model/cricket-paths.ts';
import { EventsOfBoth } from './events-of-both.tsx';
import { narrowed } from './use-cricket-events.ts';
import { useFollowed, useFollowedEvents } from './use-followed.ts';

/** The matches of cricket that are followed, on and to come. */
export function CricketFavourites() {
  const t = useT('betting');
  const followed = useFollowedEvents(useFollowed());
  const isCricket = ({ sport }: { readonly sport: string }) => sport === CRICKET;
  const live = narrowed(followed.live, isCricket);
  const line = narrowed(followed.line, isCricket);
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
