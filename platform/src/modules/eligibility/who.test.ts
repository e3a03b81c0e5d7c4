import { DAY_MS } from '@paddock/contract';
import type { Who } from '@paddock/contract/schemas';

import { isOf } from './who.ts';

const ANN = {
  country: 'NO',
  language: 'en',
  registeredAtMs: 0,
  levels: ['copper', 'silver'],
  segments: ['lapsed'],
  wasBrought: false,
};

describe('who may take part', () => {
  it.each<[what: string, who: Who, is: boolean]>([
    ['everybody', {}, true],
    ['a country', { countries: ['NO', 'SE'] }, true],
    ['another country', { countries: ['SE'] }, false],
    ['a language', { languages: ['en'] }, true],
    ['another language', { languages: ['ru'] }, false],
    ['both', { countries: ['NO'], languages: ['ru'] }, false],
    ['who registered within two days', { newFor: 2 }, true],
    ['who registered within a day', { newFor: 1 }, false],
    ['who has a level', { fromLevel: 'silver' }, true],
    ['who has a level below their own', { fromLevel: 'copper' }, true],
    ['who has a level above their own', { fromLevel: 'gold' }, false],
    ['a segment', { segment: 'lapsed' }, true],
    ['another segment', { segment: 'rich' }, false],
    ['a segment and another country', { segment: 'lapsed', countries: ['SE'] }, false],
    ['a level and another country', { fromLevel: 'silver', countries: ['SE'] }, false],
  ])('%s', (_what, who, is) => {
    expect(isOf(who, ANN, DAY_MS)).toBe(is);
  });

  it('is who came by another player’s link, where that is asked', () => {
    expect([
      isOf({ referral: true }, ANN, 0),
      isOf({ referral: true }, { ...ANN, wasBrought: true }, 0),
    ]).toEqual([false, true]);
  });

  it('is of no country where nobody knows whose', () => {
    expect(isOf({ countries: ['NO'] }, { ...ANN, country: undefined }, 0)).toBe(false);
  });
});
