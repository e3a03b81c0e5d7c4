import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ContentView } from '@paddock/contract/schemas';
import { answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { DocumentPage } from './document-page.tsx';

const VIEW: ContentView = {
  address: '/blog/prices',
  kind: 'article',
  language: 'en',
  text: { title: 'Prices', description: 'How they move.', lead: 'Why a price moves.', blocks: [] },
  day: '2026-11-20',
  category: { address: '/blog/categories/odds', title: 'Odds' },
  sinceMs: 0,
  trail: [{ address: '/blog', title: 'Blog' }],
  below: [],
  belowCount: 0,
  editions: [],
  number: 1,
  isPreview: false,
  revision: 4,
};
type Block = ContentView['text']['blocks'][number];

describe('the page of a document', () => {
  let page: FakePage;
  const titled: object[] = [];
  const ADDRESS = '/web-api/content/document';
  beforeEach(() => {
    page = installFakePage({ dictionaries: { information: { en, ru } } });
    titled.length = 0;
  });
  afterEach(() => page.remove());

  const show = (over: Partial<ContentView> = {}, query = '') => {
    page.answer('GET', ADDRESS, answered({ ...VIEW, ...over }));
    render(<DocumentPage path="/blog/prices" query={query} setSeo={(values) => titled.push(values)} />);
  };
  const showBlocks = (...blocks: Block[]) => show({ text: { ...VIEW.text, blocks } });
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

  it('titles itself and says where it stands and of which day it is [S2-61]', async () => {
    showBlocks({ block: 'text', text: 'See **this** and [the rules](/rules/1).' });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Prices');
    expect(titled).toEqual([{ name: 'Prices', description: 'How they move.' }]);
    expect(href('Blog')).toBe('/en/blog');
    expect(href('Odds')).toBe('/en/blog/categories/odds');
    expect(href('the rules')).toBe('/en/rules/1');
    expect(screen.getByText('this').tagName).toBe('STRONG');
    expect(screen.getByText('November 20, 2026')).toBeDefined();
  });

  it('is read again when the site closes pages, as it links to none that is closed', async () => {
    showBlocks({ block: 'text', text: 'Play in [the casino](/casino).' });
    expect((await screen.findByRole('link', { name: 'the casino' })).getAttribute('href')).toBe('/en/casino');
    const blocks = [{ block: 'text', text: 'Play in the casino.' } as const];
    page.answer('GET', ADDRESS, answered({ ...VIEW, text: { ...VIEW.text, blocks } }));
    act(() => page.setSite({ version: 2 }));
    expect(await screen.findByText('Play in the casino.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'the casino' })).toBeNull();
  });

  it('writes a text of another language in the direction of that one', async () => {
    page.remove();
    page = installFakePage({ dictionaries: { information: { en, ru } }, language: 'ar' });
    showBlocks({ block: 'text', text: 'A price moves.' });
    const title = await screen.findByText('Prices');
    for (const words of [title, screen.getByText('Why a price moves.'), screen.getByText('A price moves.')]) {
      const spoken = words.closest('[lang]');
      expect([spoken?.getAttribute('lang'), spoken?.getAttribute('dir')]).toEqual(['en', 'ltr']);
    }
  });

  it('says so in the place of a picture that is gone, and goes on', async () => {
    showBlocks(
      { block: 'picture', source: '/assets/a.png', alt: 'A field', width: 400, height: 300 },
      { block: 'text', text: 'A price moves.' },
    );
    fireEvent.error(await screen.findByRole('img', { name: 'A field' }));
    expect(screen.getByText('This picture cannot be shown: A field').style.aspectRatio).toBe('400 / 300');
    expect(screen.getByText('A price moves.')).toBeDefined();
  });

  it('draws each kind of block', async () => {
    showBlocks(
      { block: 'heading', level: 2, text: 'First', anchor: 'first' },
      { block: 'list', isNumbered: true, items: ['one', 'two'] },
      { block: 'steps', steps: [{ title: 'Begin', text: 'here' }] },
      { block: 'table', caption: 'Lines', columns: ['Name', 'Lines'], rows: [['Trixie', '4']] },
      { block: 'figures', figures: [{ value: '98%', label: 'returned' }] },
      { block: 'note', tone: 'warning', text: 'Careful.' },
      { block: 'picture', source: '/assets/a.png', alt: 'A field', width: 400, height: 300 },
      { block: 'questions', questions: [{ question: 'Why?', answer: 'Because.' }] },
      { block: 'link', label: 'On', target: '/line' },
      { block: 'form', form: 'support' },
    );
    const heading = await screen.findByRole('heading', { level: 2, name: 'First' });
    expect(heading.id).toBe('first');
    const table = within(screen.getByRole('region', { name: 'Lines' }));
    expect(table.getByRole('rowheader', { name: 'Trixie' })).toBeDefined();
    expect(screen.getByRole('img', { name: 'A field' }).getAttribute('width')).toBe('400');
    expect(screen.getByText('Why?').closest('summary')).not.toBeNull();
    expect([href('On'), href('Write to support')]).toEqual(['/en/line', '/en/office/support']);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('two');
  });

  it('shows markup in any text as it is written', async () => {
    const evil = '<img src=x onerror="alert(1)"> [x](javascript:alert(1))';
    show({
      text: {
        title: evil,
        description: evil,
        lead: evil,
        blocks: [
          { block: 'text', text: evil },
          { block: 'heading', level: 2, text: evil, anchor: 'a' },
          { block: 'table', caption: evil, columns: [evil, evil], rows: [[evil, evil]] },
          { block: 'questions', questions: [{ question: evil, answer: evil }] },
        ],
      },
    });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('link', { name: 'x' })).toBeNull();
    expect(screen.getAllByText(evil).length).toBeGreaterThan(4);
  });

  it('lists what is below it, and has a table of contents when it is long', async () => {
    const headings = ['a', 'b', 'c', 'd'].map(
      (anchor) => ({ block: 'heading', level: 2, text: `About ${anchor}`, anchor }) as const,
    );
    const below = [
      { address: '/blog/x', kind: 'article', title: 'X', description: 'of x', day: null } as const,
    ];
    show({ text: { ...VIEW.text, blocks: headings }, below, belowCount: 1 });
    const contents = within(await screen.findByRole('navigation', { name: 'On this page' }));
    // It may be written in another language than the page is shown in.
    expect(screen.getByText('of x').tagName).toBe('BDI');
    expect(contents.getAllByRole('link')).toHaveLength(4);
    expect(href('X')).toBe('/en/blog/x');
  });

  it('says that it is a draft, of another language, of an edition that is over', async () => {
    show({ isPreview: true, language: 'ru' });
    expect(await screen.findByText(/^A draft/)).toBeDefined();
    expect(screen.getByText(/not written in your language/)).toBeDefined();
    expect(screen.getByText('Prices').getAttribute('lang')).toBe('ru');
  });

  it('shows which edition of rules it is and the way to the one in force', async () => {
    const editions = [
      { number: 3, fromMs: 86_400_000 },
      { number: 1, fromMs: 0 },
    ];
    show({ kind: 'rules', editions, number: 1 }, '?edition=1');
    expect(await screen.findByText(/no longer in force/)).toBeDefined();
    expect(href('To the version in force')).toBe('/en/blog/prices');
    expect(page.requests.at(-1)?.options).toMatchObject({ query: { edition: 1 } });
  });

  it('tells editions of one day apart by their times', async () => {
    const editions = [
      { number: 3, fromMs: 86_400_000 },
      { number: 2, fromMs: 7_200_000 },
      { number: 1, fromMs: 0 },
    ];
    show({ kind: 'rules', editions, number: 3, sinceMs: 86_400_000 });
    expect(await screen.findByText('In force now, since Jan 2, 1970')).toBeDefined();
    const links = screen.getAllByText(/^Since /).map(({ textContent }) => textContent);
    expect(new Set(links).size).toBe(3);
  });

  it.each([
    ['NOT_FOUND', 'This page could not be found'],
    ['INVALID_INPUT', 'This page could not be found'],
    ['CONTENT_LINK_INVALID', 'This link no longer works'],
  ] as const)('answers %s with the way on', async (code, title) => {
    page.answer('GET', ADDRESS, refusal(code));
    render(<DocumentPage path="/blog/none" query="" setSeo={() => undefined} />);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
    expect(screen.getAllByText(title)).toHaveLength(1);
    expect(href('To the help')).toBe('/en/help');
  });

  it('finds answers by words, and says when there are none', async () => {
    const found = {
      address: '/help/money/withdrawals',
      kind: 'help',
      title: 'Withdrawing',
      description: '',
      day: null,
    };
    page.answer('GET', '/web-api/content/search', ({ options }) =>
      answered({ lines: options.query?.['typed'] === 'money' ? [found] : [], count: 1 }),
    );
    show({ address: '/help', kind: 'page' });
    const field = await screen.findByRole('searchbox', { name: 'What are you looking for?' });
    fireEvent.change(field, { target: { value: ' money ' } });
    expect(await screen.findByRole('link', { name: 'Withdrawing' })).toBeDefined();
    expect(page.requests.at(-1)?.options.query).toEqual({ typed: 'money', language: 'en', below: '/help' });
    fireEvent.change(field, { target: { value: 'zebra' } });
    expect((await screen.findByRole('status')).textContent).toContain('zebra');
  });

  it('reads again when what is published has changed, and says so when it was taken back or has moved', async () => {
    show();
    await screen.findByRole('heading', { name: 'Prices' });
    const told = async (revision: number) => {
      page.setContentRevision(revision);
      await act(() => Promise.resolve());
    };
    await told(4);
    expect(page.requests).toHaveLength(1);
    page.answer(
      'GET',
      ADDRESS,
      answered({ ...VIEW, revision: 5, text: { ...VIEW.text, title: 'Fairer prices' } }),
    );
    await told(5);
    expect(await screen.findByRole('heading', { name: 'Fairer prices' })).toBeDefined();
    page.answer('GET', ADDRESS, refusal('NOT_FOUND'));
    await told(6);
    expect(await screen.findByRole('heading', { name: 'This page could not be found' })).toBeDefined();
    expect(titled.at(-1)).toEqual({ gone: 'This page could not be found' });
    page.answer('GET', ADDRESS, refusal('CONTENT_MOVED', { to: '/blog/new' }));
    await told(7);
    await waitFor(() => expect(page.navigations).toEqual([{ href: '/en/blog/new', replace: true }]));
  });

  it('is titled as what is not there where a click finds nothing', async () => {
    page.answer('GET', ADDRESS, refusal('NOT_FOUND'));
    render(<DocumentPage path="/blog/none" query="" setSeo={(values) => titled.push(values)} />);
    expect(await screen.findByRole('heading', { name: 'This page could not be found' })).toBeDefined();
    expect(titled).toEqual([{ gone: 'This page could not be found' }]);
  });

  it('goes on to where the document stands now', async () => {
    page.answer('GET', ADDRESS, refusal('CONTENT_MOVED', { to: '/blog/new' }));
    render(<DocumentPage path="/blog/old" query="" setSeo={() => undefined} />);
    await act(() => Promise.resolve());
    expect(page.navigations).toEqual([{ href: '/en/blog/new', replace: true }]);
  });
});
