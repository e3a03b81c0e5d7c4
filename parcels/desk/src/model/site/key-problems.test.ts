import en from '../../../locales/en.json' with { type: 'json' };
import { keyProblem } from './key-problems.ts';

/** As the server says them: `platform/src/modules/site`. */
const SAID: readonly (readonly [problem: string, kind: string | null, named: string, other: string])[] = [
  ['/horses is not a known key', 'unknown-key', '', ''],
  ['/companyName must be string', 'string', '', ''],
  ['/timeZone must be number', 'number', '', ''],
  ['/refId must be integer', 'integer', '', ''],
  ['/isPwa must be boolean', 'boolean', '', ''],
  ['/languages must be object', 'object', '', ''],
  ['/features must be array', 'array', '', ''],
  ['/refId must be >= 1', 'at-least', '1', ''],
  ['/amountTemplate/0 must be > 0', 'above', '0', ''],
  ['/timeZone must be <= 14', 'at-most', '14', ''],
  ['/closedParcels/0 must match pattern "^[a-z]+$"', 'form', '^[a-z]+$', ''],
  ['/blocks/unknownCountry must be one of open, closed', 'one-of', 'open, closed', ''],
  ['/widgets/aside must match a schema in anyOf', 'choice', '', ''],
  ['/languages must have required properties all, fallback', 'required', 'all, fallback', ''],
  ['/amountTemplate must not have more than 6 items', 'too-many', '6', ''],
  ['/currencies must not have fewer than 1 items', 'too-few', '1', ''],
  ['/companyName must not have more than 60 characters', 'too-long', '60', ''],
  ['/companyName must not have fewer than 1 characters', 'too-short', '1', ''],
  ['/features must not have duplicate items', 'repeated', '', ''],
  ['/languages/fallback de is not a language guests may see', 'fallback', 'de', ''],
  ['/languages leaves guests without any', 'no-language', '', ''],
  ['/currencies names XXX, which the platform does not keep', 'currency', 'XXX', ''],
  ['/defaultCurrency RUB is not in /currencies', 'not-in', 'RUB', '/currencies'],
  ['/maintenance ends before it starts', 'ends-before', '', ''],
  ['/closedParcels names office, which no site can be without', 'needed', 'office', ''],
  ['/closedParcels names casno, which no release has', 'unheard', 'casno', ''],
  [
    '/closedParcels names support/button, which stands in /widgets/floating',
    'framed',
    'support/button',
    '/widgets/floating',
  ],
  ['/blocks/rules/1 names no country', 'names-nobody', '', ''],
  ['/blocks/rules/0 keeps everybody out, and hides those after it', 'hides-others', '', ''],
  ['/landings has derby twice', 'twice', 'derby', ''],
  ['/support/hours/timeZone Mars/Base is no time zone', 'time-zone', 'Mars/Base', ''],
  ['/remoteEntries/1/name shop is taken', 'taken', 'shop', ''],
  ['/brand:meadow/hosts meadow.example is that of hill', 'host-of', 'meadow.example', 'hill'],
  ['/brand:meadow/hosts paddock.test is that of the installation itself', 'host-own', 'paddock.test', ''],
  ['/brand:meadow/hosts a.-b is that of no browser', 'host-none', 'a.-b', ''],
  [
    '/brand:meadow/partnerCssBrandBook --brand: red is neither oklch(L C H) nor light-dark of two',
    'colour',
    '--brand',
    '',
  ],
  [
    '/partnerCssBrandBook --text on --surface-0 in dark: contrast 1.30, 4.5 at least',
    'contrast',
    '--text',
    '--surface-0',
  ],
  ["/brand:meadow/languages de is not one of the installation's", 'wider', 'de', ''],
  ['/partnerCssBrandBook --brand cannot be read', null, '', ''],
];

describe('what the server says of keys', () => {
  it.each(SAID)('%s is of kind %s', (problem, kind, named, other) => {
    const place = problem.split(' ')[0];
    expect(keyProblem(problem)).toMatchObject({ place, kind, named, other });
  });

  it('is of the whole, or a text of its own', () => {
    expect(keyProblem('the whole must be object')).toMatchObject({ place: null, kind: 'object' });
    expect(keyProblem('there are more than 50 brands')).toMatchObject({
      place: null,
      kind: 'many-brands',
      named: '50',
    });
    expect(keyProblem('out of order')).toEqual({
      place: null,
      kind: null,
      named: '',
      other: '',
      text: 'out of order',
    });
  });

  it('has words for each kind, and no words for others', () => {
    const kinds = new Set([...SAID.flatMap(([, kind]) => kind ?? []), 'many-brands']);
    expect(Object.keys(en.site.problems).toSorted()).toEqual([...kinds].toSorted());
  });
});
