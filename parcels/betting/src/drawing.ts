import type { DrawingModule, DrawnPlace, DrawnReadRequest } from '@paddock/contract';
import { failureTexts, readOf } from '@paddock/shared-utils';
import { drawReact } from '@paddock/styleguide/drawing';

import { HOME_QUERIES, listQuery } from './model/page-queries.ts';
import { sectionRead, type SectionQuery } from './model/section-read.ts';
import { HomePage } from './pages/home-page.tsx';
import { LivePage } from './pages/live-page.tsx';
import { PreMatchPage } from './pages/pre-match-page.tsx';

const reads = (...queries: readonly SectionQuery[]): readonly DrawnReadRequest[] => [
  { key: readOf('/web-api/sportsbook/catalogue').key, seeds: 'catalogue' },
  ...queries.map((query) => ({ key: sectionRead(query).key, seeds: 'row' as const })),
];

const options = { parcel: 'betting', errorTexts: failureTexts };

/** Lists as the server draws them for guests. */
export const drawings: DrawingModule['drawings'] = {
  home: drawReact({ page: HomePage, readsOf: () => reads(HOME_QUERIES.live, HOME_QUERIES.next) }, options),
  live: drawReact({ page: LivePage, readsOf: (place) => listReads('live', place) }, options),
  'pre-match': drawReact({ page: PreMatchPage, readsOf: (place) => listReads('line', place) }, options),
};

function listReads(section: SectionQuery['section'], { params, path }: DrawnPlace) {
  return path.endsWith('/favourites') ? undefined : reads(listQuery(section, params));
}
