import { GameSearch } from './game-search.tsx';
import { useMedia, WHOLE_MENU } from './use-media.ts';

/** The search on top of a page, where the side menu with its own is folded away. */
export function PhoneSearch() {
  return useMedia(WHOLE_MENU) ? null : <GameSearch hasKey />;
}
