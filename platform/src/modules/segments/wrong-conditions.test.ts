import type { PromotionWrong, SegmentConditions } from '@paddock/contract/schemas';

import { wrongIn } from './wrong-conditions.ts';

const GROUND = { levels: ['copper'], languages: ['en', 'ru'], segments: [], currencies: ['EUR', 'USD'] };

it.each<[conditions: SegmentConditions, at: string, rule: PromotionWrong['rule']]>([
  [{ fromLevel: 'gold' }, '/fromLevel', 'level'],
  [{ countries: ['DE', 'UK'] }, '/countries/1', 'country'],
  [{ languages: ['en', 'fr'] }, '/languages/1', 'language'],
  [{ mainCurrencies: ['EUR', 'XAU'] }, '/mainCurrencies/1', 'currency'],
  [{ newFor: 7, registeredFor: 7 }, '/registeredFor', 'nobody'],
  [{ newFor: 7, noStakeFor: 30 }, '/noStakeFor', 'nobody'],
])('of %j what stands at %s is refused: %s', (conditions, at, rule) => {
  expect(wrongIn(conditions, GROUND)).toMatchObject({ at: `/conditions${at}`, rule });
});

it.each<SegmentConditions>([
  { newFor: 7, registeredFor: 6, noStakeFor: 6 },
  { registeredFor: 900, noStakeFor: 900, languages: ['ru'], mainCurrencies: ['USD'], fromLevel: 'copper' },
])('takes %j', (conditions) => {
  expect(wrongIn(conditions, GROUND)).toBeUndefined();
});
