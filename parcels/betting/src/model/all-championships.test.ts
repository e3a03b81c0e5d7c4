import type { CatalogueView } from '@paddock/contract/schemas';

import { allChampionships, type ChampionshipChoice } from './all-championships.ts';

const league = (id: string, en: string, region: string, live: number, line: number, ru?: string) => ({
  id,
  slug: `league-${id}`,
  name: { en, ...(ru === undefined ? {} : { ru }) },
  regionCode: region,
  regionName: { en: region === 'gb' ? 'Britain' : 'Spain', ru: region === 'gb' ? 'Британия' : 'Испания' },
  live,
  line,
});

const SPORTS: CatalogueView['sports'] = [
  {
    slug: 'football',
    name: { en: 'Football', ru: 'Футбол' },
    live: 3,
    line: 9,
    championships: [
      league('1', 'Premier League', 'gb', 2, 4, 'Премьер-лига'),
      league('2', 'Primera', 'es', 1, 3),
      league('3', 'Cup', 'gb', 0, 2),
    ],
  },
  {
    slug: 'tennis',
    name: { en: 'Tennis' },
    live: 1,
    line: 0,
    championships: [league('4', 'Ópen', 'es', 1, 0)],
  },
];

const found = (choice: Partial<ChampionshipChoice> = {}) =>
  allChampionships(SPORTS, {
    search: '',
    closed: { live: [], line: [] },
    nameOf: ({ en }) => en,
    ...choice,
  });
const ids = (sports: ReturnType<typeof found>) =>
  sports.flatMap(({ regions }) => regions.flatMap(({ championships }) => championships.map(({ id }) => id)));

describe('all championships', () => {
  it('stand by sport and region, with how many matches each has', () => {
    expect(found()).toMatchObject([
      {
        slug: 'football',
        live: 3,
        line: 9,
        count: 3,
        regions: [
          { code: 'gb', name: 'Britain', championships: [{ id: '1' }, { id: '3' }] },
          { code: 'es', championships: [{ id: '2' }] },
        ],
      },
      { slug: 'tennis', live: 1, line: 0 },
    ]);
  });

  it.each([
    ['premier', ['1']],
    ['ПРЕМЬЕР', ['1']],
    ['britain', ['1', '3']],
    ['испания tennis', ['4']],
    ['open', ['4']],
    ['cup spain', []],
  ])('are found by "%s"', (search, expected) => {
    expect(ids(found({ search }))).toEqual(expected);
  });

  it('leave out what is closed to the player', () => {
    const closed = { live: ['tennis', 'football'], line: [] };
    expect(found({ closed })).toMatchObject([{ slug: 'football', live: 0, line: 9 }]);
  });
});
