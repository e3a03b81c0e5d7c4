import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { PageProps } from '@paddock/contract';
import { answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import { DOCUMENT, SESSION, STATE, TOKEN } from './content-page.fixture.ts';
import { ContentPage } from './content-page.tsx';

const READ = '/operator-api/content/document';
const DRAFTS = '/operator-api/content/drafts';
const MOVED = refusal('CONTENT_MOVED', { to: '/blog/odds' });

describe('a document at the desk that somebody else changes meanwhile', () => {
  let page: FakePage;
  afterEach(() => {
    page.remove();
    sessionStorage.clear();
  });

  function open(at: string, document = answered(DOCUMENT)) {
    page = installFakePage({ dictionaries: { desk: { en } } });
    page.answer(
      'POST',
      '/operator-api/session/resume',
      answered({ signedIn: { token: TOKEN, session: SESSION } }),
    );
    page.answer('GET', '/operator-api/content', answered({ documents: [STATE] }));
    page.answer('GET', READ, document);
    return render(contentAt(at));
  }
  function contentAt(at: string) {
    const query = at === '' ? '' : `?at=${encodeURIComponent(at)}`;
    return <ContentPage {...({ params: {}, query } as unknown as PageProps)} />;
  }
  const press = (name: string) =>
    act(() => {
      fireEvent.click(screen.getByRole('button', { name }));
      return Promise.resolve();
    });
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const titleIn = async (testId: string) =>
    within(await screen.findByTestId(testId)).getByLabelText<HTMLInputElement>('Title');
  async function save() {
    await press('Save as a draft');
    type('Why', 'a better title');
    await press('Save as a draft');
  }
  const goesTo = (address: string) => ({
    href: expect.stringContaining(`/desk/content?at=${encodeURIComponent(address)}`) as string,
    replace: true,
  });

  it('leads on to its new address with what was written, as it is saved', async () => {
    const { unmount } = open(STATE.address);
    fireEvent.change(await titleIn('text-en'), { target: { value: 'Mine' } });
    page.answer('POST', DRAFTS, MOVED);
    page.answer('GET', READ, MOVED);
    await save();
    expect(await screen.findByText('The document was given another address')).toBeTruthy();
    expect(screen.getByText('/blog/odds').dir).toBe('ltr');
    // What is written stays to be read, and what would be refused is not offered.
    expect((await titleIn('text-en')).value).toBe('Mine');
    expect(screen.queryByRole('button', { name: /Save|Publish|Change the address/ })).toBeNull();
    await press('Go on there');
    expect(page.navigations.at(-1)).toEqual(goesTo('/blog/odds'));
    unmount();
    page.remove();
    const state = { ...STATE, address: '/blog/odds' };
    open('/blog/odds', answered({ ...DOCUMENT, state }));
    expect((await titleIn('text-en')).value).toBe('Mine');
    page.answer('POST', DRAFTS, answered({ number: 3 }));
    await save();
    expect(page.requests.find(({ path }) => path === DRAFTS)?.body).toMatchObject({
      address: '/blog/odds',
      seen: 2,
      body: { texts: { en: { title: 'Mine' } } },
    });
  });

  it('leads on from an old address that somebody kept', async () => {
    open(STATE.address, MOVED);
    await screen.findByText('The document was given another address');
    await press('Go on there');
    expect(page.navigations.at(-1)).toEqual(goesTo('/blog/odds'));
  });

  it('is read by nobody where a redirect takes its address, which is said', async () => {
    open(STATE.address);
    const url = '/betting-calculator';
    const data = { redirect: true, code: 301, url, reasons: ['prefix /blog'], breadcrumbs: [] };
    page.answer('POST', '/redirects-api/api/v1/redirect-light', answered({ data }));
    const title = await screen.findByText(/^A redirect takes this address/);
    const said = title.closest('[role]')?.textContent;
    expect(said).toContain('Whoever asks for it is led to /betting-calculator');
    expect(said).toContain('By /blog · It and all below');
  });

  it('is read again at once where its version is refused: both texts are at hand', async () => {
    open(STATE.address);
    fireEvent.change(await titleIn('text-en'), { target: { value: 'Mine' } });
    const theirs = { ...DOCUMENT.body, texts: { en: { title: 'Theirs', description: 'x', blocks: [] } } };
    const [newest] = DOCUMENT.versions;
    const read = {
      ...DOCUMENT,
      state: { ...STATE, latest: 3 },
      number: 3,
      body: theirs,
      versions: [{ ...newest, number: 3, author: 'theo' }, ...DOCUMENT.versions],
    };
    page.answer('POST', DRAFTS, refusal('CONTENT_CHANGED', { number: 3 }));
    page.answer('GET', READ, answered(read));
    await save();
    expect(await screen.findByText(/^theo wrote version 3 meanwhile/)).toBeTruthy();
    await press('Show theirs beside mine');
    const other = within(await screen.findByTestId('theirs'));
    expect(other.getByLabelText<HTMLInputElement>('Title').value).toBe('Theirs');
    expect(screen.getAllByLabelText<HTMLInputElement>('Title').map(({ value }) => value)).toContain('Mine');
    await press('Put mine over theirs');
    page.answer('POST', DRAFTS, answered({ number: 4 }));
    await press('Save as a draft');
    expect(page.requests.findLast(({ path }) => path === DRAFTS)?.body).toMatchObject({ seen: 3 });
  });

  it('is led to where somebody else began one at the same address', async () => {
    const { rerender } = open('');
    await screen.findAllByRole('row');
    await press('New document');
    type('Address', '/pages/derby');
    await press('Write it');
    await press('Begin empty');
    type('Title', 'Mine');
    page.answer('POST', DRAFTS, refusal('CONTENT_CHANGED', { number: 1 }));
    await save();
    expect(page.navigations.at(-1)?.href).toContain(encodeURIComponent('/pages/derby'));
    const state = { ...STATE, address: '/pages/derby', latest: 1, published: null, planned: [] };
    page.answer('GET', READ, answered({ ...DOCUMENT, state, number: 1 }));
    rerender(contentAt('/pages/derby'));
    expect(await screen.findByText(/wrote version 1 meanwhile/)).toBeTruthy();
    expect((await titleIn('text-en')).value).toBe('Mine');
  });
});
