import { DAY_MS } from '@paddock/contract';
import type { PromotionWho } from '@paddock/contract/schemas';

import { isFor } from './who.ts';

const ANN = { country: 'NO', language: 'en', registeredAtMs: 0, levels: ['copper', 'silver'] };

describe('whom a promotion is for', () => {
  it.each<[what: string, who: PromotionWho, is: boolean]>([
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
    ['a level and another country', { fromLevel: 'silver', countries: ['SE'] }, false],
    ['whom it was offered to', { byOffer: true }, false],
  ])('%s', (_what, who, is) => {
    expect(isFor({ who }, ANN, { wasOffered: false, nowMs: DAY_MS })).toBe(is);
  });

  it('is for whom an operator offered it to, if the rest fits too', () => {
    const offered = { wasOffered: true, nowMs: 0 };
    expect(isFor({ who: { byOffer: true } }, ANN, offered)).toBe(true);
    expect(isFor({ who: { byOffer: true, countries: ['SE'] } }, ANN, offered)).toBe(false);
    expect(isFor({ who: { countries: ['NO'] } }, { ...ANN, country: undefined }, offered)).toBe(false);
  });
});
