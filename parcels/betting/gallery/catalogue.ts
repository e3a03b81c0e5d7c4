import type { CatalogueView } from '@paddock/contract/schemas';

const championships = [
  'Premier League',
  'Northern League',
  'Cup of the Northern Isles. Women. Qualification',
].map((name, at) => ({
  id: `3${at}`,
  slug: 'league',
  name: { en: name },
  regionCode: at < 2 ? 'GB' : 'INT',
  regionName: { en: at < 2 ? 'Northland' : 'Isles of the North and the Far West' },
  live: 9 - at,
  line: 1,
}));

export const CATALOGUE = {
  sports: [
    { slug: 'football', name: { en: 'Football', ru: 'Футбол' }, live: 142, line: 1_204, championships },
    { slug: 'tennis', name: { en: 'Tennis', ru: 'Теннис' }, live: 21, line: 96, championships: [] },
    { slug: 'basketball', name: { en: 'Basketball', ru: 'Баскетбол' }, live: 0, line: 44, championships: [] },
  ],
} as unknown as CatalogueView;
