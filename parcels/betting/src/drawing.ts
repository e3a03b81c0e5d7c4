import type { DrawingModule, DrawnPlace, DrawnReadRequest } from '@paddock/contract';
import { failureTexts, readOf } from '@paddock/shared-utils';
import { drawReact } from '@paddock/styleguide/drawing';

import { idOfSlug } from './model/addresses.ts';
import { eventRead } from './model/event-read.ts';
import { HOME_QUERIES, listQuery } from './model/page-queries.ts';
import { sectionRead, type SectionQuery } from './model/section-read.ts';
import { GamePage } from './pages/game-page.tsx';
import { HomePage } from './pages/home-page.tsx';
import { LivePage } from './pages/live-page.tsx';
import { PreMatchPage } from './pages/pre-match-page.tsx';

const reads = (...queries: readonly SectionQuery[]): readonly DrawnReadRequest[] => [
  { key: readOf('/web-api/sportsbook/catalogue').key, seeds: 'catalogue' },
  ...queries.map((query) => ({ key: sectionRead(query).key, seeds: 'row' as const })),
];

const options = { parcel: 'betting', errorTexts: failureTexts };

/** Lists and matches as the server draws them for guests. */
export const drawings: DrawingModule['drawings'] = {
  home: drawReact({ page: HomePage, readsOf: () => reads(HOME_QUERIES.live, HOME_QUERIES.next) }, options),
  live: drawReact({ page: LivePage, readsOf: (place) => listReads('live', place) }, options),
  'pre-match': drawReact({ page: PreMatchPage, readsOf: (place) => listReads('line', place) }, options),
  game: drawReact({ page: GamePage, readsOf: ({ params }) => gameReads(params['game'] ?? '') }, options),
};

function gameReads(slug: string): readonly DrawnReadRequest[] {
  return [{ key: eventRead(idOfSlug(slug)).key, seeds: 'event' }];
}

function listReads(section: SectionQuery['section'], { params, path }: DrawnPlace) {
  return path.endsWith('/favourites') ? undefined : reads(listQuery(section, params));
}
