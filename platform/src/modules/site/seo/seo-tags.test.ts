import type { MatchedRoute } from '@paddock/contract';
import type { SeoPage } from '@paddock/contract/schemas';

import type { DocumentHead } from '../../content/index.ts';
import { siteConfigOf } from '../site-config.ts';
import type { HeadInput } from './seo-page.ts';
import { seoTags } from './seo-tags.ts';

const DOCUMENT: DocumentHead = {
  ...{ kind: 'page', title: 'About us', description: 'What we are.', language: 'en', languages: ['en'] },
  ...{ isArticle: false, changedAtMs: 0, trail: [], questions: [], isPreview: false },
};

/** What other sites are told of a page. */
function toldOf(facts: DocumentHead | undefined, description = 'What we are.') {
  const matched = { language: 'en', path: '/about' } as unknown as MatchedRoute;
  const site = siteConfigOf({ companyName: 'Paddock' }, false);
  const publicOrigin = 'https://bets.example';
  const input = { facts, matched, site, publicOrigin, ownPath: '/about' } as unknown as HeadInput;
  const page = { name: 'About us', description, canonical: `${publicOrigin}/en/about` } as unknown as SeoPage;
  const tags = seoTags(input, page).join('');
  return Object.fromEntries<string | undefined>(
    [...tags.matchAll(/property="og:([a-z:]+)" content="([^"]*)"/g)].map(([, name = '', said]) => [
      name,
      said,
    ]),
  );
}

describe('what other sites are told of a page', () => {
  it('is its description, its language with a country, and the card of the site', () => {
    expect(toldOf(undefined)).toEqual({
      type: 'website',
      url: 'https://bets.example/en/about',
      description: 'What we are.',
      locale: 'en_GB',
      image: 'https://bets.example/site/cards/site.png',
      'image:type': 'image/png',
      'image:width': '1200',
      'image:height': '630',
      'image:alt': 'Paddock',
    });
    expect(toldOf(DOCUMENT, '')).not.toHaveProperty('description');
  });

  it('is the first picture of a document', () => {
    const picture = { path: '/content-pictures/a/780.webp', width: 780, height: 520, alt: 'A field' };
    expect(toldOf({ ...DOCUMENT, picture })).toMatchObject({
      image: 'https://bets.example/content-pictures/a/780.webp',
      'image:type': 'image/webp',
      'image:width': '780',
      'image:height': '520',
      'image:alt': 'A field',
    });
  });
});
