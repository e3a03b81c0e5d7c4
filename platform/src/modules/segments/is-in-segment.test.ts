import { DAY_MS } from '@paddock/contract';
import type { SegmentConditions } from '@paddock/contract/schemas';

import { isInSegment, type SegmentFacts } from './is-in-segment.ts';

const NOW_MS = 100 * DAY_MS;
const ANN: SegmentFacts = {
  ...{ country: 'NO', language: 'en', registeredAtMs: 60 * DAY_MS, levels: ['copper', 'silver'] },
  ...{ mainCurrency: 'EUR', lastStakeAtMs: 80 * DAY_MS },
  depositsAtMs: [65 * DAY_MS, 90 * DAY_MS, 95 * DAY_MS],
};

describe('who is in a segment', () => {
  it.each<[what: string, conditions: SegmentConditions, isIn: boolean]>([
    ['a country', { countries: ['NO'] }, true],
    ['another country', { countries: ['SE'] }, false],
    ['another language', { languages: ['ru'] }, false],
    ['a level', { fromLevel: 'silver' }, true],
    ['a level above', { fromLevel: 'gold' }, false],
    ['registered within 41 days', { newFor: 41 }, true],
    ['registered within 40 days', { newFor: 40 }, false],
    ['registered for 40 days', { registeredFor: 40 }, true],
    ['registered for 41 days', { registeredFor: 41 }, false],
    ['a currency', { mainCurrencies: ['EUR', 'USD'] }, true],
    ['another currency', { mainCurrencies: ['USD'] }, false],
    ['two deposits in 11 days', { deposits: { lastDays: 11, atLeast: 2 } }, true],
    ['a deposit of ten days ago in 10 days', { deposits: { lastDays: 10, atLeast: 2 } }, false],
    ['more deposits than there were', { deposits: { lastDays: 100, atLeast: 4 } }, false],
    ['no stake for 20 days', { noStakeFor: 20 }, true],
    ['no stake for 21 days', { noStakeFor: 21 }, false],
    ['all that is said', { countries: ['NO'], deposits: { lastDays: 11, atLeast: 2 }, noStakeFor: 20 }, true],
    ['all but one', { countries: ['NO'], deposits: { lastDays: 11, atLeast: 2 }, noStakeFor: 21 }, false],
  ])('%s', (_what, conditions, isIn) => {
    expect(isInSegment(conditions, ANN, NOW_MS)).toBe(isIn);
  });

  it('counts the days without a stake from the registration of who never staked', () => {
    const never = { ...ANN, lastStakeAtMs: undefined };
    expect(isInSegment({ noStakeFor: 40 }, never, NOW_MS)).toBe(true);
    expect(isInSegment({ noStakeFor: 41 }, never, NOW_MS)).toBe(false);
  });

  it('has nobody without a main account in one of a currency', () => {
    expect(isInSegment({ mainCurrencies: ['EUR'] }, { ...ANN, mainCurrency: undefined }, NOW_MS)).toBe(false);
  });
});
