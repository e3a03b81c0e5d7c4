import { readFileSync } from 'node:fs';
import type { MatchedRoute, Release, SiteConfig } from '@paddock/contract';
import { wholeManifest } from '@paddock/contract/releases';
import type { ParcelManifest } from '@paddock/contract/schemas';

import { createDictionaries } from '../release/dictionaries.ts';
import { ownWords } from './seo-page.ts';

const CASINO = new URL('../../../../../parcels/casino/', import.meta.url);
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, CASINO), 'utf8'));
const { routes, languages } = wholeManifest(read('parcel.json')) as ParcelManifest;

const dictionaries = createDictionaries(
  {
    dictionaries: { casino: Object.fromEntries(languages.map((code) => [code, { href: code }])) },
  } as unknown as Release,
  new Map(languages.map((code) => [code, read(`locales/${code}.json`)])),
);
const NAMES = { name: 'Hanyang Night', studio: 'Tall Oak' };

function wordsOf(id: string, param: string, language: string, seoValues: Readonly<Record<string, string>>) {
  const route = routes.find((one) => one.id === id);
  const params = { [param]: '7' };
  const matched = { route, params, language, path: '/', query: '' } as unknown as MatchedRoute;
  const site = { companyName: 'Paddock' } as SiteConfig;
  return ownWords({ matched, site, dictionaries, seoValues });
}

const PAGES = [
  ['casino.game', 'gameId'],
  ['casino.provider', 'provider'],
  ['casino.tournament', 'tournamentId'],
] as const;

describe.each(PAGES)('the words of %s for search engines', (id, param) => {
  it.each(languages)('name what the page is of, in %s [S3-14]', (language) => {
    const { title, description } = wordsOf(id, param, language, NAMES);
    expect(title).toContain(NAMES.name);
    expect(description).toContain(NAMES.name);
    if (param === 'gameId') expect(description).toContain(NAMES.studio);
  });

  it('are general where nobody knows what it is of', () => {
    const { title } = wordsOf(id, param, 'en', {});
    expect(title).not.toBe('');
    expect(title).not.toContain('{{');
  });
});
