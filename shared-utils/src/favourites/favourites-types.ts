import type { Favourite, FavouriteKind, FavouritesView } from '@paddock/contract/schemas';

import type { Stream } from '../stream/stream.ts';

/** Something with a star. */
export type Star = Favourite;
export type StarKind = FavouriteKind;

export interface FavouritesValue {
  /** `loading` and `error` of a player whose list is not known; a guest's is in the browser, so always `ready`. */
  readonly status: 'loading' | 'ready' | 'error';
  /** The newest first; what was just pressed is in it. */
  readonly items: readonly Star[];
}

export interface Favourites {
  readonly favourites$: Stream<FavouritesValue>;
  /** Stars a thing, or takes its star away: here, in the other tabs and, for a player, on the other devices. */
  toggleFavourite(star: Star): Promise<void>;
}

/** The favourites as those parts of the page see them that bring a guest's to the player. */
export interface FavouritesKeeper extends Favourites {
  /** What was starred in this browser while nobody was signed in, the newest first. */
  guestsStars(): readonly Star[];
  /** The player keeps these now: they are the browser's no longer. */
  handedOver(kept: FavouritesView): void;
}
