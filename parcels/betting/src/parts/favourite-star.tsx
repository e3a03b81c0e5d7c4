import { useSyncExternalStore } from 'react';
import { useT } from '@paddock/shared-utils/react';
import { IconButton } from '@paddock/styleguide';

import { favourites } from '../model/favourites.ts';
import styles from './event-row.module.css';

/** The star of an event; it fills when the event is a favourite. */
export function FavouriteStar({ eventId, name }: { readonly eventId: string; readonly name: string }) {
  const t = useT('betting');
  const starred = useSyncExternalStore(favourites().subscribe, () =>
    favourites().snapshot().includes(eventId),
  );
  return (
    <IconButton
      icon="star"
      iconSize={16}
      aria-pressed={starred}
      label={t('favourite', { name })}
      className={styles.star}
      onClick={() => favourites().toggle(eventId)}
    />
  );
}

/** Ids of the starred events. */
export function useFavouriteIds(): readonly string[] {
  return useSyncExternalStore(favourites().subscribe, favourites().snapshot);
}
