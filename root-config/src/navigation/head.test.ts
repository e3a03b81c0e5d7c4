import { aRouteTable, aSite } from '../testing/site-fixture.ts';
import { applyHead, type HeadInput } from './head.ts';
import { writeHeadTags, type HeadTags } from './head-tags.ts';

const WORDS: Record<string, string> = {
  'seo.game.title': '{{home}} – {{away}}: prices',
  'seo.game.description': 'All markets of {{home}} – {{away}} at {{company}}.',
};

function input(over: Partial<HeadInput>): HeadInput {
  const [route] = aRouteTable().routes;
  if (route === undefined) throw new Error('the table is empty');
  return {
    matched: {
      route: { ...route, meta: { ...route.meta, seoKey: 'betting:seo.game' } },
      params: {},
      path: '/live/1',
      language: 'en',
      query: '',
    },
    status: 200,
    site: aSite(),
    origin: 'https://paddock.example',
    isDocuments: false,
    values: {},
    writeTags: (tags) => writeHeadTags(document, tags),
    translate: (_namespace, key, values) =>
      (WORDS[key] ?? key).replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole),
    ...over,
  };
}

const description = () => document.head.querySelector<HTMLMetaElement>('meta[name=description]')?.content;

beforeEach(() => {
  document.title = 'as the document says';
  document.head.querySelector('meta[name=description]')?.remove();
});

it('the title of a page without words is the site’s name, which is said', () => {
  const matched = input({}).matched;
  const route = { ...matched.route, meta: { ...matched.route.meta, seoKey: 'betting:seo.none' } };
  expect(applyHead(document, input({ matched: { ...matched, route } }))).toBe(aSite().companyName);
  expect(document.title).toBe(aSite().companyName);
});

it.each([true, false])('the head of a page where nothing stands is that of none', (isDocuments) => {
  const told: HeadTags[] = [];
  const values = { gone: 'There is no such match' };
  const writeTags = (tags: HeadTags, isFirst: boolean) => {
    // What the document says of it is not true any more, and does not wait for an idle browser.
    expect(isFirst).toBe(false);
    told.push(tags);
  };
  const said = applyHead(document, input({ isDocuments, values, writeTags }));
  expect(said).toBe('There is no such match');
  expect(document.title).toBe(`There is no such match · ${aSite().companyName}`);
  expect(told).toMatchObject([{ status: 404, description: '' }]);
});

it('a page of something more particular has its words, where there are such', () => {
  const { matched } = input({});
  const route = { ...matched.route, meta: { ...matched.route.meta, seoKey: 'betting:seo.game' } };
  const titleAt = (params: Record<string, string>) =>
    applyHead(document, input({ matched: { ...matched, route, params }, values: { name: 'Football' } }));
  WORDS['seo.game.sport.title'] = '{{name}}: all games';
  expect(titleAt({ sport: 'football', champ: '1-x' })).toBe('Football: all games');
  expect(titleAt({ champ: '1-x' })).toBe('');
  delete WORDS['seo.game.sport.title'];
});

describe('the title of a page whose values are not known yet', () => {
  it('is the document’s own on the first page', () => {
    expect(applyHead(document, input({ isDocuments: true }))).toBe('');
    expect(document.title).toBe('as the document says');
  });

  it('is the site’s name on a page one came to, never a placeholder', () => {
    expect(applyHead(document, input({}))).toBe('');
    expect(document.title).toBe(aSite().companyName);
    expect(description()).toBeUndefined();
  });

  it.each([true, false])('is complete once the page gives them', (isDocuments) => {
    const values = { home: 'Harbour City', away: 'Mill Rovers' };
    expect(applyHead(document, input({ isDocuments, values }))).toBe('Harbour City – Mill Rovers: prices');
    expect(document.title).toBe(`Harbour City – Mill Rovers: prices · ${aSite().companyName}`);
    expect(description()).toBe(`All markets of Harbour City – Mill Rovers at ${aSite().companyName}.`);
  });
});
