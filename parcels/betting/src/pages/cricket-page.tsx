import type { ComponentType } from 'react';
import type { PageProps } from '@paddock/contract';
import { useReady } from '@paddock/styleguide';

import type { CricketTab } from '../model/cricket-paths.ts';
import { CricketBroadcasts } from '../parts/cricket-broadcasts.tsx';
import { CricketChamps } from '../parts/cricket-champs.tsx';
import { CricketEvents } from '../parts/cricket-events.tsx';
import { CricketFavourites } from '../parts/cricket-favourites.tsx';
import { CricketFrame } from '../parts/cricket-frame.tsx';
import { CricketSearch } from '../parts/cricket-search.tsx';

const TABS: Readonly<Record<CricketTab, ComponentType>> = {
  'all-events': CricketEvents,
  'all-champs': CricketChamps,
  broadcasts: CricketBroadcasts,
  favorites: CricketFavourites,
  'search-events': CricketSearch,
};

/** The cricket hub: all its events, and the pages beside them (S2-11). */
export function CricketPage({ params }: PageProps) {
  const tab = (params['tab'] ?? 'all-events') as CricketTab;
  const Tab = TABS[tab];
  useReady(true);
  return (
    <CricketFrame tab={tab}>
      <Tab />
    </CricketFrame>
  );
}
