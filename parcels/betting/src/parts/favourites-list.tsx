import type { BetSection, EventListView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useT, type ReadValue } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, PageLayout } from '@paddock/styleguide';

import { sectionPath } from '../model/addresses.ts';
import { useFavouriteIds } from './favourite-star.tsx';
import { SectionList } from './section-list.tsx';
import { SportStrip } from './sport-strip.tsx';

interface FavouritesListProps {
  readonly section: BetSection;
  readonly value: ReadValue<EventListView>;
  readonly onRetry: () => void;
}

/** The starred events of a section. */
export function FavouritesList({ section, value, onRetry }: FavouritesListProps) {
  const t = useT('betting');
  const ids = useFavouriteIds();
  const events = value.status === 'ready' ? value.data.events.filter(({ id }) => ids.includes(id)) : [];
  return (
    <PageLayout title={t('title.favourites')} titleHidden>
      <SportStrip section={section} sport="favourites" />
      <SectionList
        section={section}
        value={
          value.status === 'ready'
            ? { status: 'ready', data: { ...value.data, events, total: events.length } }
            : value
        }
        onRetry={onRetry}
        nothing={
          <EmptyState
            icon="star"
            title={t('noFavourites.title')}
            message={t('noFavourites.text')}
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
