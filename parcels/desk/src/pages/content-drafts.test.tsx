import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { PageProps } from '@paddock/contract';
import { answered, installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import { DOCUMENT, SESSION, STATE, TOKEN } from './content-page.fixture.ts';
import { ContentPage } from './content-page.tsx';

describe('what was written at the desk and not saved', () => {
  let page: FakePage;
  afterEach(() => {
    page.remove();
    sessionStorage.clear();
  });

  /** Opens the page, in place of the one that stands. */
  function open({ at = '' } = {}) {
    page = installFakePage({ dictionaries: { desk: { en } } });
    page.answer(
      'POST',
      '/operator-api/session/resume',
      answered({ signedIn: { token: TOKEN, session: SESSION } }),
    );
    page.answer('GET', '/operator-api/content', answered({ documents: [STATE] }));
    page.answer('GET', '/operator-api/content/document', answered(DOCUMENT));
    const data = { redirect: false, code: null, url: null, reasons: [], breadcrumbs: [] };
    page.answer('POST', '/redirects-api/api/v1/redirect-light', answered({ data }));
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

  it('is here again after another page, until it is saved or thrown away', async () => {
    const { unmount } = open({ at: STATE.address });
    const english = await screen.findByTestId('text-en');
    fireEvent.change(within(english).getByLabelText('Title'), { target: { value: 'Mine' } });
    unmount();
    page.remove();
    const list = open();
    const link = await screen.findByRole('link', { name: STATE.address });
    expect(link.getAttribute('href')).toContain('?at=');
    list.unmount();
    page.remove();
    open({ at: STATE.address });
    const title = within(await screen.findByTestId('text-en')).getByLabelText<HTMLInputElement>('Title');
    expect(title.value).toBe('Mine');
    await press('Throw it away');
    expect(title.value).toBe('How odds move');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is a new document too, which no version has', async () => {
    const { unmount } = open();
    await screen.findAllByRole('row');
    await press('New document');
    type('Address', '/pages/derby');
    await press('Write it');
    expect(screen.queryByRole('button', { name: 'Everything is saved' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Write a text in some language' })).toBeTruthy();
    await press('Begin empty');
    type('Title', 'The derby');
    unmount();
    page.remove();
    open();
    await screen.findByRole('button', { name: '/pages/derby' });
    await press('/pages/derby');
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('The derby');
  });

  it('keeps the language beside it as it is saved for the first time', async () => {
    const { rerender } = open();
    await screen.findAllByRole('row');
    await press('New document');
    type('Address', '/pages/derby');
    await press('Write it');
    await press('Begin empty');
    type('Language beside it', 'ru');
    await press('Save as a draft');
    type('Why', 'the derby');
    page.answer('POST', '/operator-api/content/drafts', answered({ number: 1 }));
    await press('Save as a draft');
    rerender(contentAt('/pages/derby'));
    await screen.findByTestId('text-en');
    expect(screen.getByLabelText<HTMLSelectElement>('Language beside it').value).toBe('ru');
    expect(screen.getByTestId('text-ru')).toBeTruthy();
  });

  it('has a name for each heading once it is saved, as it is sent', async () => {
    open({ at: STATE.address });
    const heading = { block: 'heading', level: 2, text: 'Why they move', anchor: '' } as const;
    const text = { title: 'Odds', description: 'In short.', blocks: [heading] };
    page.answer(
      'GET',
      '/operator-api/content/document',
      answered({ ...DOCUMENT, body: { kind: 'article', texts: { en: text } } }),
    );
    const english = within(await screen.findByTestId('text-en'));
    fireEvent.change(english.getByLabelText('Title'), { target: { value: 'Mine' } });
    await press('Save as a draft');
    type('Why', 'a heading');
    page.answer('POST', '/operator-api/content/drafts', answered({ number: 3 }));
    await press('Save as a draft');
    const named = english.getByLabelText<HTMLInputElement>(/^Name in links/);
    expect(named.value).toBe('why-they-move');
    expect(page.requests.find(({ path }) => path.endsWith('/drafts'))?.body).toMatchObject({
      body: { texts: { en: { blocks: [{ ...heading, anchor: 'why-they-move' }] } } },
    });
    expect(screen.getByText('Everything is saved')).toBeTruthy();
  });

  it('goes along where the document gets another address', async () => {
    open({ at: STATE.address });
    const english = await screen.findByTestId('text-en');
    fireEvent.change(within(english).getByLabelText('Title'), { target: { value: 'Mine' } });
    await press('Change the address');
    type('New address', '/blog/odds');
    type('Why', 'shorter');
    page.answer('POST', '/operator-api/content/move', answered(null, 204));
    await press('Change it');
    expect(page.navigations.at(-1)).toEqual({
      href: expect.stringContaining(`/desk/content?at=${encodeURIComponent('/blog/odds')}`) as string,
      replace: true,
    });
    expect(sessionStorage).toHaveLength(1);
    const kept = sessionStorage.getItem(sessionStorage.key(0) ?? '') ?? '';
    expect(Object.keys(JSON.parse(kept) as object)).toEqual(['/blog/odds']);
  });

  it('is also what was written while the rest was being saved', async () => {
    open({ at: STATE.address });
    const english = await screen.findByTestId('text-en');
    const title = within(english).getByLabelText('Title');
    fireEvent.change(title, { target: { value: 'Sent' } });
    await press('Save as a draft');
    type('Why', 'a better title');
    const { promise, resolve } = Promise.withResolvers<undefined>();
    page.answer('POST', '/operator-api/content/drafts', () => promise.then(() => answered({ number: 3 })));
    await press('Save as a draft');
    fireEvent.change(title, { target: { value: 'Sent, and more' } });
    await act(async () => {
      resolve(undefined);
      await promise;
    });
    expect(screen.queryByText('Everything is saved')).toBeNull();
    expect(sessionStorage).toHaveLength(1);
  });
});
