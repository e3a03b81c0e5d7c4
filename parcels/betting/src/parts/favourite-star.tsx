import { useSyncExternalStore } from 'react';
import { useT } from '@paddock/shared-utils/react';
import { IconButton } from '@paddock/styleguide';

import { favourites } from '../model/favourites.ts';

interface FavouriteStarProps {
  readonly eventId: string;
  /** Both sides, for the label. */
  readonly name: string;
  readonly className?: string | undefined;
}

/** The star of an event; it fills when the event is a favourite. */
export function FavouriteStar({ eventId, name, className }: FavouriteStarProps) {
  const t = useT('betting');
  const starred = useSyncExternalStore(
    favourites().subscribe,
    () => favourites().snapshot().includes(eventId),
    () => false,
  );
  return (
    <IconButton
      icon="star"
      size={28}
      iconSize={16}
      pressed={starred}
      label={t('favourite', { name })}
      className={className}
      onClick={() => favourites().toggle(eventId)}
    />
  );
}

/** The server knows nobody's. */
const NONE: readonly string[] = [];

/** Ids of the starred events. */
export function useFavouriteIds(): readonly string[] {
  return useSyncExternalStore(favourites().subscribe, favourites().snapshot, () => NONE);
}
