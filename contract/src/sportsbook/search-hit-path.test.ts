import type { SearchHit } from '../schemas/search.ts';
import { searchHitPath } from './search-hit-path.ts';

const name = { en: 'Some Name' };
const silk = { pattern: 'solid' as const, colours: ['#000000', '#ffffff'] as [string, string] };
const event = {
  ...{ id: '41', sport: 'football', championship: { id: '31', slug: 'top', name } },
  ...{ home: { name: { en: 'Harbour' }, silk }, away: { name: { en: 'Mill' }, silk } },
  state: {
    status: 'live' as const,
    startsAtMs: 0,
    period: '1h',
    score: [0, 0] as [number, number],
    parts: [],
  },
};
const found = { sport: 'football', name, live: 0, line: 1 };
const hits: readonly (readonly [SearchHit, string])[] = [
  [{ kind: 'sport', ...found }, '/line/football'],
  [{ kind: 'sport', ...found, live: 2 }, '/live/football'],
  [{ kind: 'championship', ...found, id: '31', slug: 'top', region: { code: 'fr', name } }, '/champs/31-top'],
  [{ kind: 'team', ...found, key: 'football-harbour', silk }, '/team/football-harbour'],
  [{ kind: 'player', ...found, id: '7', team: { key: 'football-mill', name } }, '/team/football-mill'],
  [{ kind: 'event', event }, '/live/football/31-top/41-harbour-mill'],
  [
    { kind: 'market', event, type: 'total', name },
    '/live/football/31-top/41-harbour-mill?market=%D0%A2%D0%BE%D1%82%D0%B0%D0%BB%20%26',
  ],
];

it.each(hits)('%# leads to %s', (hit, path) => {
  expect(searchHitPath(hit, 'Тотал &')).toBe(path);
});
