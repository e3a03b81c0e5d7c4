import { PROMOTION_RULES, TOURNAMENT_RULES } from '@paddock/contract/schemas';

import ar from '../../../locales/ar.json' with { type: 'json' };
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import es from '../../../locales/es.json' with { type: 'json' };
import hi from '../../../locales/hi.json' with { type: 'json' };
import ru from '../../../locales/ru.json' with { type: 'json' };
import tr from '../../../locales/tr.json' with { type: 'json' };
import {
  partNames,
  valuesOf,
  withoutPlace,
  wrongAt,
  wrongIn,
  wrongOfPart,
  wrongOfTouched,
  type Wrong,
} from './wrong-places.ts';

const at = (...places: readonly string[]): Wrong[] =>
  places.map((place) => ({ at: place, rule: 'required' }));

it('takes the places a refusal names, and nothing of another shape', () => {
  expect(wrongIn(at('/terms/gives/kind'))).toEqual(at('/terms/gives/kind'));
  expect(wrongIn({ min: '1.00' })).toEqual([]);
  expect(wrongIn([null, 'x', { rule: 'order' }])).toEqual([]);
});

it('says what is wrong beside the part it is wrong with', () => {
  const wrong = at('/terms/gives/sports/0', '/terms/gives/kind', '/terms/who');
  expect(wrongAt(wrong, '/terms/gives/sports')?.at).toBe('/terms/gives/sports/0');
  expect(wrongAt(wrong, '/terms/gives/sport')).toBeUndefined();
  expect(wrongOfPart(wrong, '/terms/gives', 'kind')?.at).toBe('/terms/gives/kind');
  expect(wrongOfPart(wrong, '/terms/who')?.at).toBe('/terms/who');
  expect(wrongOfPart(wrong, '/terms')).toBeUndefined();
});

it('is told of touched places, and of what they are a part of', () => {
  const wrong = at('/race/name/en', '/race/currencies', '/race/currencies/EUR/prizes/0');
  expect(wrongOfTouched(wrong, [])).toEqual([]);
  expect(wrongOfTouched(wrong, ['/race/name'])).toEqual([]);
  expect(wrongOfTouched(wrong, ['/race/name/en', '/race/currencies/EUR'])).toEqual(
    at('/race/name/en', '/race/currencies'),
  );
});

it('says it no more once the place, or what it is a part of, is typed anew', () => {
  const wrong = at('/terms/gives/days', '/terms/gives', '/terms/wants/days');
  expect(withoutPlace(wrong, '/terms/gives/days')).toEqual(at('/terms/wants/days'));
  expect(withoutPlace(wrong, '/terms/gives')).toEqual(at('/terms/wants/days'));
  expect(withoutPlace(wrong, '/terms/limits')).toEqual(wrong);
});

it('names a place by the parts it lies in', () => {
  expect(partNames('/terms/gives/currencies/EUR/amount')).toEqual(['gives', 'EUR', 'amount']);
  expect(partNames('/terms/gives/kind')).toEqual(['gives']);
});

it('names what holds other parts where nothing else is named', () => {
  expect(partNames('/race/currencies')).toEqual(['currencies']);
  expect(partNames('/terms')).toEqual([]);
});

it.each<[wrong: Wrong, values: { limit: string; named: string }]>([
  [
    { at: '/terms/starts/number', rule: 'required' },
    { limit: '', named: '' },
  ],
  [
    { at: '/terms/starts/number', rule: 'most', limit: 50 },
    { limit: '50', named: '' },
  ],
  [
    { at: '/terms/gives/minOddsMilli', rule: 'least', limit: 1_000 },
    { limit: '1', named: '' },
  ],
  [
    { at: '/terms/gives/edges/toto', rule: 'most', limit: 10_000 },
    { limit: '100', named: '' },
  ],
  [
    { at: '/terms/gives/edges', rule: 'tooFew', limit: 2 },
    { limit: '2', named: '' },
  ],
  [
    { at: '/terms/closesAtMs', rule: 'tooLong', limit: 400 },
    { limit: '400', named: '' },
  ],
  [
    { at: '/terms/gives/edges', rule: 'edge', named: 'toto' },
    { limit: '', named: 'toto' },
  ],
])('fills words in with what a rule says, in the form of its field: %j', (wrong, values) => {
  expect(valuesOf(wrong)).toEqual(values);
});

describe('what the server can say of a promotion or a race', () => {
  it.each(Object.entries({ ar, de, en, es, hi, ru, tr }))(
    'has words of its own in: %s',
    (_language, dictionary) => {
      const words: Readonly<Record<string, string>> = dictionary.promotions.wrong;
      const rules = new Set([
        ...PROMOTION_RULES,
        ...TOURNAMENT_RULES,
        'time',
        'raceTaken',
        'segmentTaken',
        'other',
      ]);
      expect(Object.keys(words).toSorted()).toEqual([...rules].toSorted());
      for (const rule of ['least', 'most', 'tooFew', 'tooMany', 'tooLong'])
        expect(words[rule]).toContain('{{limit}}');
      for (const rule of ['product', 'edge', 'ticket', 'choice', 'noStakes'])
        expect(words[rule]).toContain('{{named}}');
    },
  );
});
