import { favourites$, toggleFavourite, type StarKind } from '@paddock/shared-utils';
import { useStreamValue, useT } from '@paddock/shared-utils/react';
import { IconButton } from '@paddock/styleguide';

interface FavouriteStarProps {
  readonly kind: StarKind;
  /** Slug of a sport, id of a championship or an event, key of a team. */
  readonly of: string;
  /** What is starred, for the label. */
  readonly name: string;
  readonly className?: string | undefined;
}

/** The star of a sport, championship, team or event; it fills when that is a favourite. */
export function FavouriteStar({ kind, of, name, className }: FavouriteStarProps) {
  const t = useT('betting');
  const starred = useStreamValue(favourites$, ({ items }) =>
    items.some((star) => star.kind === kind && star.key === of),
  );
  return (
    <IconButton
      icon="star"
      size={28}
      iconSize={16}
      pressed={starred}
      label={t('favourite', { name })}
      className={className}
      onClick={() => void toggleFavourite({ kind, key: of })}
    />
  );
}
