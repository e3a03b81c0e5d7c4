import { addressOf, dayOf, daysUntil, filterOf, timeOf } from './result-filter.ts';

const NONE = { type: 'zone', day: '', sport: '', championshipId: '', search: '' };

it.each([
  [undefined, '', NONE],
  [
    'live',
    '?sport=ice-hockey&champ=12',
    { ...NONE, type: 'live', sport: 'ice-hockey', championshipId: '12' },
  ],
  ['zone', '?day=2026-11-21&search=%20Łódź%20', { ...NONE, day: '2026-11-21', search: 'Łódź' }],
  ['zone', '?day=2026-13-41&sport=A&champ=0&search=x', NONE],
])('the address of %s with "%s" is read, and what does not fit is left out', (type, query, filter) => {
  expect(filterOf(type, query)).toEqual(filter);
});

it('an address holds what is looked at', () => {
  const filter = {
    type: 'zone',
    day: '2026-11-21',
    sport: 'tennis',
    championshipId: '',
    search: 'a b',
  } as const;
  expect(addressOf(filter)).toBe('/results/zone?day=2026-11-21&sport=tennis&search=a+b');
  expect(addressOf({ ...filter, type: 'live', search: '' })).toBe('/results/live?sport=tennis');
});

it('a day is one of the zone that is shown', () => {
  const atMs = Date.UTC(2026, 10, 21, 23);
  expect(dayOf(atMs, 0)).toBe('2026-11-21');
  expect(dayOf(atMs, 3)).toBe('2026-11-22');
  expect(daysUntil('2026-03-02')).toEqual([
    '2026-02-24',
    '2026-02-25',
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
});

it('asks for a whole day, and for a search the last thirty', () => {
  const at = (day: number, hour: number) => Date.UTC(2026, 10, day, hour);
  expect(timeOf({ day: '', search: '' }, '2026-11-21', 3)).toEqual({ fromMs: at(20, 21), toMs: at(21, 21) });
  expect(timeOf({ day: '2026-11-05', search: '' }, '2026-11-21', -5)).toEqual({
    fromMs: at(5, 5),
    toMs: at(6, 5),
  });
  expect(timeOf({ day: '2026-11-05', search: 'rovers' }, '2026-11-21', 0)).toEqual({
    fromMs: at(-8, 0),
    toMs: at(22, 0),
  });
});
