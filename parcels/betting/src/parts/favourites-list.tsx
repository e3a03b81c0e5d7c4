import type { BetSection } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, PageLayout } from '@paddock/styleguide';

import { sectionPath } from '../model/addresses.ts';
import { EventsOfBoth } from './events-of-both.tsx';
import { FollowedNames } from './followed-names.tsx';
import { SportStrip } from './sport-strip.tsx';
import { useFollowed, useFollowedEvents } from './use-followed.ts';
import { useListChanges } from './use-list-changes.ts';

/** What the visitor follows: sports, championships and teams by name, then their matches, those that were starred themselves first. */
export function FavouritesList({ section }: { readonly section: BetSection }) {
  const t = useT('betting');
  const followed = useFollowed();
  const { live, line } = useFollowedEvents(followed);
  useListChanges('live', undefined, followed.reload);
  useListChanges('line', undefined, followed.reload);
  const names = followed.value.status === 'ready' ? followed.value.data.names : [];
  return (
    <PageLayout title={t('title.favourites')} titleHidden>
      <SportStrip section={section} sport="favourites" />
      <FollowedNames names={names} section={section} />
      <EventsOfBoth
        live={live}
        line={line}
        nothing={
          <EmptyState
            icon="star"
            title={t(names.length === 0 ? 'noFavourites.title' : 'noFavourites.nothingOn')}
            message={t(names.length === 0 ? 'noFavourites.text' : 'noFavourites.nothingOnText')}
            action={
              <LinkButton variant="outline" href={hrefFor(sectionPath(section))}>
                {t('noFavourites.action')}
              </LinkButton>
            }
          />
        }
      />
    </PageLayout>
  );
}
