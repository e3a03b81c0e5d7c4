import { useMedia } from '@paddock/shared-utils/react';

import { GameSearch } from './game-search.tsx';
import { WHOLE_MENU } from './whole-menu.ts';

/** The search on top of a page, where the side menu with its own is folded away. */
export function PhoneSearch() {
  return useMedia(WHOLE_MENU) ? null : <GameSearch hasKey />;
}
