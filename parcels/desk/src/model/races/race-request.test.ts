import { Who } from '@paddock/contract/schemas';

import { readTyped } from '../promotions/read-typed.ts';
import { emptyOf, groupIn } from '../promotions/typed-terms.ts';
import { RACE_AT, raceForm } from './race-form.ts';
import { raceRequest, wrongInRace, type ReadRace } from './race-request.ts';

const RACE_FORM = raceForm(JSON.parse(JSON.stringify(Who)));
const TYPED = {
  ...groupIn(emptyOf(RACE_FORM)),
  name: { en: 'Winter Race', de: 'Winterrennen' },
  ...{ opensAtMs: '2026-12-01T18:00', closesAtMs: '2026-12-08T18:00', lateMinutes: '60' },
  scoring: 'turnover',
  counts: {
    of: 'products',
    products: { sportsbook: { percent: '100', leastOddsMilli: '1.5' }, games: { percent: '50' } },
  },
  currencies: {
    EUR: { leastStake: '1.00', turnoverUnit: '1.00', prizes: ['100.00', '50.00'] },
    JPY: { leastStake: '150', turnoverUnit: '150', prizes: ['15000', '7500'] },
  },
  who: { countries: ['NO', 'SE'], languages: [], newFor: '7', fromLevel: 'silver' },
};
const read = readTyped(RACE_FORM, TYPED, { at: RACE_AT, zoneHours: () => 2 });
const request = raceRequest(read.value as ReadRace, 'winter', 'the plan');

it('sends what was typed as the server takes it', () => {
  expect(read.wrong).toEqual([]);
  expect(request).toEqual({
    code: 'winter',
    name: { en: 'Winter Race', de: 'Winterrennen' },
    games: {
      of: 'products',
      products: [
        { product: 'sportsbook', percent: 100, leastOddsMilli: 1_500 },
        { product: 'games', percent: 50, leastOddsMilli: null },
      ],
    },
    points: 'turnover',
    ...{ opensAtMs: Date.UTC(2026, 11, 1, 16), closesAtMs: Date.UTC(2026, 11, 8, 16), lateMinutes: 60 },
    currencies: [
      { currency: 'EUR', leastStake: '1.00', turnoverUnit: '1.00', prizes: ['100.00', '50.00'] },
      { currency: 'JPY', leastStake: '150', turnoverUnit: '150', prizes: ['15000', '7500'] },
    ],
    who: { countries: ['NO', 'SE'], newFor: 7, fromLevel: 'silver' },
    reason: 'the plan',
  });
});

it('is for everybody where nothing is said of who', () => {
  const { value } = readTyped(
    RACE_FORM,
    { ...TYPED, who: groupIn(emptyOf(RACE_FORM))['who'] },
    { at: RACE_AT, zoneHours: () => 2 },
  );
  expect(raceRequest(value as ReadRace, 'winter', 'the plan').who).toEqual({});
});

it('names what is missing before anything is sent', () => {
  const { wrong } = readTyped(RACE_FORM, emptyOf(RACE_FORM), { at: RACE_AT, zoneHours: () => 0 });
  expect(wrong.map(({ at, rule }) => `${at}: ${rule}`)).toEqual([
    '/race/opensAtMs: required',
    '/race/closesAtMs: required',
    '/race/lateMinutes: required',
    '/race/name/en: required',
    '/race/counts/products: required',
    '/race/currencies: required',
  ]);
});

it.each([
  ['/closesAtMs', '/race/closesAtMs'],
  ['/currencies/1/prizes/0', '/race/currencies/JPY/prizes/0'],
  ['/currencies', '/race/currencies'],
  ['/games/products/1/product', '/race/counts/products/games'],
  ['/points', '/race/scoring'],
  ['/who/fromLevel', '/race/who/fromLevel'],
  ['/code', '/race/raceCode'],
])('says what is refused at %s beside its field', (at, place) => {
  expect(wrongInRace([{ at, rule: 'amount', message: 'said' }], request)).toEqual([
    { at: place, rule: 'amount', message: 'said' },
  ]);
});
