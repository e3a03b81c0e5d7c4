import type { Who } from '@paddock/contract/schemas';

import { unknownWhoIn, type UnknownWho } from './unknown-who.ts';

const KNOWN = { levels: ['copper', 'silver'], languages: ['en', 'ru'], segments: ['lapsed'] };

it.each<[who: Who, at: string | undefined, rule: UnknownWho['rule'] | undefined]>([
  [{}, undefined, undefined],
  [
    { countries: ['GB', 'DE'], languages: ['ru', 'en'], fromLevel: 'silver', segment: 'lapsed' },
    undefined,
    undefined,
  ],
  [{ countries: ['GB', 'UK'] }, '/countries/1', 'country'],
  [{ countries: ['ZZ', 'UK'] }, '/countries/0', 'country'],
  [{ languages: ['en', 'fr'] }, '/languages/1', 'language'],
  [{ fromLevel: 'gold' }, '/fromLevel', 'level'],
  [{ segment: 'gone' }, '/segment', 'segment'],
])('of %j what stands at %s is not there: %s', (who, at, rule) => {
  expect(unknownWhoIn(who, KNOWN)).toEqual(at === undefined ? undefined : { at, rule });
});
