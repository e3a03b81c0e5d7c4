import { aRouteTable, aSite } from '../testing/site-fixture.ts';
import { writeAddresses, writeHeadTags, type HeadTags } from './head-tags.ts';
import { writeSaidHead } from './said-head.ts';
import { writeHead } from './write-head.ts';

const PAGE = {
  title: 'Bet while they play · Paddock',
  name: 'Bet while they play',
  description: 'Prices that move.',
  siteName: 'Paddock Live',
  metaRobots: 'noindex, follow',
  metas: [],
  canonical: 'https://other.example/en/live',
  hrefLang: [{ language: 'en', href: 'https://paddock.example/en/live' }],
};

function tags(path = '/live'): HeadTags {
  const [route] = aRouteTable().routes;
  if (route === undefined) throw new Error('the table is empty');
  const matched = { route, params: {}, path, language: 'en', query: '' };
  return {
    matched,
    status: 200,
    site: aSite(),
    origin: 'https://paddock.example',
    title: 'Live',
    description: '',
  };
}
const answering = (ok: boolean, status = ok ? 200 : 500) => {
  const asked: string[] = [];
  const fetchFile = ((href: string) => {
    asked.push(href);
    return Promise.resolve({ ok, status, json: () => Promise.resolve(PAGE) });
  }) as unknown as typeof fetch;
  return { asked, fetchFile };
};
const contentOf = (selector: string) =>
  document.head.querySelector(selector)?.getAttribute('content') ?? undefined;
const canonical = () => document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;

beforeEach(() => {
  document.title = 'Live · Paddock';
  writeHeadTags(document, tags());
});

it('a head says what the site says of its page, as the page’s document does', async () => {
  const { asked, fetchFile } = answering(true);
  await writeSaidHead(document, fetchFile, tags(), () => true);
  expect(asked).toEqual(['/web-api/seo/page?path=%2Fen%2Flive']);
  expect(document.title).toBe(PAGE.title);
  expect(contentOf('meta[name=description]')).toBe(PAGE.description);
  expect(contentOf('meta[name=robots]')).toBe(PAGE.metaRobots);
  expect(contentOf('meta[property="og:site_name"]')).toBe(PAGE.siteName);
  expect(canonical()).toBe(PAGE.canonical);
  expect(document.head.querySelectorAll('link[hreflang]')).toHaveLength(1);
});

it.each([
  ['nobody answers', false, true],
  ['another page has come meanwhile', true, false],
])('a head stays as it is where %s', async (_case, ok, isStill) => {
  await writeSaidHead(document, answering(ok).fetchFile, tags(), () => isStill);
  expect(document.title).toBe('Live · Paddock');
  expect(canonical()).toBe('https://paddock.example/en/live');
});

it('what a document said of its own page alone goes with that page', () => {
  const add = (of: string) => {
    const script = document.head.appendChild(document.createElement('script'));
    script.type = 'application/ld+json';
    script.dataset['of'] = of;
  };
  add('/en/live');
  add('/en/line');
  writeHeadTags(document, tags());
  const left = Array.from(
    document.head.querySelectorAll<HTMLElement>('[data-of]'),
    (one) => one.dataset['of'],
  );
  expect(left).toEqual(['/en/live']);
});

it('addresses that the document said of its own page stay: the server knows what was asked by other words', () => {
  for (const tag of document.head.querySelectorAll('[data-of]')) tag.remove();
  writeAddresses(document, 'https://paddock.example/en/line/own', []);
  const meta = document.head.appendChild(document.createElement('meta'));
  meta.dataset['of'] = '/en/live';
  writeHeadTags(document, tags());
  expect(canonical()).toBe('https://paddock.example/en/line/own');
  meta.dataset['of'] = '/en/line';
  writeHeadTags(document, tags());
  expect(canonical()).toBe('https://paddock.example/en/live');
});

const languages = () =>
  Array.from(document.head.querySelectorAll('link[hreflang]'), (link) => link.getAttribute('hreflang'));

it('of content a head names the languages that the server knows it is written in, and no others before', async () => {
  const { asked, fetchFile } = answering(true);
  const written = writeHead(document, fetchFile, tags('/about'), () => true);
  expect([asked, languages()]).toEqual([['/web-api/seo/page?path=%2Fen%2Fabout'], []]);
  await written;
  expect(languages()).toEqual(['en']);
});

it('of content that is not there, or no more, a head lets nobody list its page', async () => {
  document.head.appendChild(document.createElement('script')).dataset['of'] = '/en/about';
  await writeHead(document, answering(false, 404).fetchFile, tags('/about'), () => true);
  expect([contentOf('meta[name=robots]'), canonical(), languages()]).toEqual([
    'noindex, follow',
    undefined,
    [],
  ]);
  expect(document.head.querySelector('[data-of]')).toBeNull();
});

it('of a draft that a link shows a head asks nobody, and lets nobody list it', async () => {
  const { asked, fetchFile } = answering(true);
  const draft = tags('/about');
  const matched = { ...draft.matched, query: '?preview=signed' };
  await writeHead(document, fetchFile, { ...draft, matched }, () => true);
  expect([asked, contentOf('meta[name=robots]'), canonical()]).toEqual([[], 'noindex, follow', undefined]);
});

it('of other pages a head asks nobody where the site says nothing of its own', async () => {
  const { asked, fetchFile } = answering(true);
  await writeHead(document, fetchFile, tags(), () => true);
  expect([asked, languages().length > 1]).toEqual([[], true]);
});
