import { inLanguage, SPORT_CODES } from '@paddock/contract';
import type { SportsMapQuery, SportsMapView } from '@paddock/contract/schemas';

import { findSportModel } from '../../feeds/index.ts';

/** Names of sports and what they are known by (S7-28): all, or the one of an English name, however it is written. */
export function sportsMap({ lng = 'en', nameEng }: SportsMapQuery): SportsMapView {
  const wanted = nameEng?.trim().toLowerCase();
  const sports = SPORT_CODES.map((sportId) => {
    const name = findSportModel(sportId)?.name ?? { en: sportId };
    return { nameEng: name.en, sportId, name: inLanguage(name, lng) };
  });
  return { sports: sports.filter((one) => wanted === undefined || one.nameEng.toLowerCase() === wanted) };
}
