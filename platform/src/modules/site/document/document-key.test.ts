import type { MatchedRoute, RouteDefinition, SiteConfig } from '@paddock/contract';

import type { LoadedRelease } from '../release/release-store.ts';
import { sharedInput, type DocumentInput, type SharedInput } from './document-input.ts';
import { documentKey, isKept } from './kept-documents.ts';

const ROUTE = { id: 'betting.home', layout: 'default' } as RouteDefinition;
const MATCHED: MatchedRoute = { route: ROUTE, language: 'en', path: '/live', params: {}, query: '' };
const INPUT: SharedInput = {
  matched: MATCHED,
  status: 200,
  pageStatus: 200,
  site: { companyName: 'Paddock', version: 1 } as SiteConfig,
  visitor: { theme: undefined, scale: undefined, looks: undefined, platform: undefined },
  loaded: {} as LoadedRelease,
  canary: undefined,
  isStaging: false,
  publicOrigin: 'https://paddock.test',
  isDemo: false,
  overrides: undefined,
  seoValues: {},
  ownPath: '/live',
  facts: undefined,
  remote: undefined,
  drawing: undefined,
  scriptAddresses: [],
};

/** Another value of everything a document is made of; what is added one day is asked for here. */
const OTHERS: { readonly [Name in keyof Required<SharedInput>]: readonly SharedInput[Name][] } = {
  matched: [
    { ...MATCHED, route: { ...ROUTE } },
    { ...MATCHED, language: 'de' },
    { ...MATCHED, path: '/line' },
    { ...MATCHED, params: { sport: 'football' } },
  ],
  status: [404],
  pageStatus: [404],
  site: [
    { ...INPUT.site, version: 2 },
    { ...INPUT.site, geoCurrencyCode: 'GBP' },
  ],
  visitor: [
    { ...INPUT.visitor, theme: 'dark' },
    { ...INPUT.visitor, scale: '1.125' },
    { ...INPUT.visitor, looks: 'compact' },
    { ...INPUT.visitor, platform: 'desktop' },
  ],
  loaded: [{} as LoadedRelease],
  canary: ['betting@2'],
  isStaging: [true],
  publicOrigin: ['https://other.test'],
  isDemo: [true],
  overrides: [{} as NonNullable<SharedInput['overrides']>],
  seoValues: [{ name: 'x' }],
  ownPath: ['/line'],
  facts: [{ kind: 'match', prices: [] } as unknown as NonNullable<SharedInput['facts']>],
  remote: [{ origin: 'https://entry.test', nonce: 'x' }],
  drawing: [{ html: '', json: '' }],
  scriptAddresses: [['https://games.test/']],
};

describe('the key of a document', () => {
  it('is the same for the same', () => {
    const again = { ...INPUT, matched: { ...MATCHED }, visitor: { ...INPUT.visitor } };
    expect(documentKey(again, 'br')).toBe(documentKey(INPUT, 'br'));
  });

  it.each(Object.keys(OTHERS) as (keyof typeof OTHERS)[])('is another one for another %s', (name) => {
    const keys = [undefined, ...OTHERS[name]].map((other) =>
      documentKey(other === undefined ? INPUT : { ...INPUT, [name]: other }, 'br'),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is another one for another way to pack it', () => {
    const keys = (['br', 'gzip', 'identity'] as const).map((encoding) => documentKey(INPUT, encoding));
    expect(new Set(keys).size).toBe(3);
  });

  it('knows neither who asks nor when, nor what a query says', () => {
    const of = (own: object, query = '') =>
      sharedInput({ ...INPUT, ...own, matched: { ...MATCHED, query } } as unknown as DocumentInput);
    const guest = { serverTimeMs: 1, visitor: { ...INPUT.visitor, session: { userId: null } } };
    const player = { serverTimeMs: 2, visitor: { ...INPUT.visitor, session: { userId: '4711' } } };
    expect(of(guest)).toEqual(INPUT);
    expect(of(player, '?a=b')).toEqual(INPUT);
  });
});

it.each<readonly [string, Partial<SharedInput>, boolean]>([
  ['a page', {}, true],
  ['one that is not there', { status: 404 }, false],
  ['one in which parcels may be overridden', { overrides: OTHERS.overrides[0] }, false],
  ['one that another server hosts, whose nonce is new each time', { remote: OTHERS.remote[0] }, false],
  ['a draft', { facts: { kind: 'page', isPreview: true } as SharedInput['facts'] }, false],
  ['an address with words of anybody’s own', { ownPath: '/live/football' }, false],
])('of %s it is said whether it is kept', (_what, over, isWorth) => {
  expect(isKept({ ...INPUT, ...over })).toBe(isWorth);
});
