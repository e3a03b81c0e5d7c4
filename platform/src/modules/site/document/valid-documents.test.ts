import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { htmlFaults } from '../../../testing/html-faults.ts';
import type { ContentHead } from '../../content/index.ts';
import type { MatchFacts } from '../seo/page-facts.ts';
import { startTestSite, type TestSite } from '../testing/test-site.ts';

const NAME = { en: 'Harbour & <Sons>', ru: 'Гавань "Юг"', ar: 'الميناء' };
const CHAMPIONSHIP = { name: NAME, path: '/live/football' };
const MATCH: MatchFacts = {
  kind: 'match',
  id: '12',
  sportCode: 'football',
  sport: { en: 'Football', ru: 'Футбол' },
  championship: CHAMPIONSHIP,
  trail: [CHAMPIONSHIP],
  home: NAME,
  away: { en: 'Mill' },
  isField: false,
  startsAtMs: Date.UTC(2027, 0, 2, 15, 30),
  isCalledOff: false,
  prices: [{ name: NAME, oddsMilli: 2_150 }],
};
const ARTICLE: ContentHead = {
  kind: 'page',
  title: 'How "odds" move & why',
  description: 'From <a> to z.',
  language: 'en',
  languages: ['en', 'ru'],
  isArticle: true,
  changedAtMs: Date.UTC(2026, 10, 21),
  trail: [{ title: 'Blog', address: '/blog' }],
  questions: [{ question: 'Is it fair?', answer: 'Yes.' }],
  isPreview: false,
};
const LANDING = {
  id: 'landing-derby',
  title: { en: 'The derby', ru: 'Дерби' },
  paragraphs: [{ en: 'Saturday at noon.', ru: 'В субботу в полдень.' }],
  button: { label: { en: 'To the match', ru: 'К матчу' }, path: '/live/football' },
};
const SITE = {
  companyName: 'Hippodrome & "Sons"',
  languages: { all: ['en', 'ru', 'ar'], hiddenFromGuests: [], fallback: 'en' },
  landings: [LANDING],
  partnerCssBrandBook: [
    { css_prop: '--brand', css_value: 'light-dark(oklch(0.425 0.12 260), oklch(0.54 0.14 260))' },
  ],
};
/** A page of each kind, and what its address answers. */
const PAGES = {
  '/': 200,
  '/live/football': 200,
  '/live/football/12-harbour-mill': 200,
  '/about': 200,
  '/blog/odds': 200,
  '/landing-page/landing-derby': 200,
  '/registration': 200,
  '/oldbrowser': 200,
  '/live/football/99': 404,
  '/live/football/98': 500,
  '/no/such/page': 404,
} as const;
const OF_WHO_IS_KEPT_OUT = { '/block': 451, '/block-appeal-history': 200 } as const;

describe('documents, as they come without JavaScript', () => {
  let site: TestSite;
  let isKeptOut = false;
  beforeAll(async () => {
    site = await startTestSite({
      siteFile: SITE,
      config: { sandbox: false, publicOrigin: 'https://bets.example' },
      dependencies: {
        matchOf: (id) => (id === '12' ? MATCH : undefined),
        namesOf(_kind, value) {
          if (value === '98') throw new Error('its module is broken');
          const names = { home: NAME, away: MATCH.away, match: NAME };
          return Promise.resolve(value === '99' ? undefined : { names });
        },
        headAt: (path) => Promise.resolve(['/blog/odds', '/about'].includes(path) ? ARTICLE : undefined),
        blockOf: () => (isKeptOut ? { reason: 1, displayTypeId: 1, templateTypeId: 1 } : undefined),
      },
    });
  });
  afterAll(() => site.close());

  async function faultsAt(url: string, status: number): Promise<readonly string[]> {
    const { statusCode, body } = await site.platform.app.inject(url);
    return [...(statusCode === status ? [] : [`answered ${String(statusCode)}`]), ...htmlFaults(body)].map(
      (fault) => `${url} ${fault}`,
    );
  }
  async function faultsOf(pages: Readonly<Record<string, number>>): Promise<readonly string[]> {
    const asked = SITE.languages.all.flatMap((language) =>
      Object.entries(pages).map(([path, status]) => faultsAt(`/${language}${path}`, status)),
    );
    return (await Promise.all(asked)).flat();
  }

  it('are valid HTML in each language, whatever stands in names', async () => {
    expect(await faultsOf(PAGES)).toEqual([]);
    expect(await faultsAt('/offline/ar', 200)).toEqual([]);
  });

  it('have one main part and one heading, and none of the page of last resort', async () => {
    const { body } = await site.platform.app.inject('/en/about');
    expect([body.match(/<main/g)?.length, body.match(/<h1/g)?.length]).toEqual([1, 1]);
    const lastResort = /<div id="fatal"[^>]*>/.exec(body)?.[0];
    expect(lastResort).toBe('<div id="fatal" class="plain" role="main" data-nosnippet hidden>');
    expect(body).toMatch(/role="heading" aria-level="1">The page could not be loaded</);
  });

  it('are valid HTML of who is kept out', async () => {
    isKeptOut = true;
    expect(await faultsOf(OF_WHO_IS_KEPT_OUT)).toEqual([]);
    isKeptOut = false;
  });

  it('are valid HTML while the site is updated', async () => {
    const endedAt = Math.floor(site.platform.clock.nowMs() / 1000) + 3600;
    const maintenance = { startedAt: endedAt - 7200, endedAt, state: true };
    writeFileSync(join(site.dataDir, 'site.json'), JSON.stringify({ ...SITE, maintenance }));
    await site.platform.advance(1_000);
    expect(await faultsOf({ '/site-updates': 503 })).toEqual([]);
  });
});
