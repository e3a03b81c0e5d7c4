import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { PageProps } from '@paddock/contract';
import {
  answered,
  installFakePage,
  refusal,
  SAMPLE_NOW_MS,
  type FakePage,
} from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { DOCUMENT, HELP, SESSION, STATE, TOKEN } from './content-page.fixture.ts';
import { ContentPage } from './content-page.tsx';

describe('content at the desk', () => {
  let page: FakePage;
  afterEach(() => {
    page.remove();
    sessionStorage.clear();
  });

  function open({ at = '', language = 'en', permissions = SESSION.permissions } = {}) {
    page = installFakePage({ dictionaries: { desk: { en, ru } }, language });
    const session = { ...SESSION, permissions };
    page.answer('POST', '/operator-api/session/resume', answered({ signedIn: { token: TOKEN, session } }));
    page.answer('GET', '/operator-api/content', answered({ documents: [STATE, HELP] }));
    page.answer('GET', '/operator-api/content/document', answered(DOCUMENT));
    const query = at === '' ? '' : `?at=${encodeURIComponent(at)}`;
    render(<ContentPage {...({ params: {}, query } as unknown as PageProps)} />);
  }
  const asked = (path: string) => page.requests.filter((one) => one.path === path);
  const press = (name: string | RegExp, within_: HTMLElement = document.body) =>
    act(() => {
      fireEvent.click(within(within_).getByRole('button', { name }));
      return Promise.resolve();
    });
  const type = (label: string | RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it('lists documents with what is read, planned and missing, and finds among them', async () => {
    open();
    await screen.findByText('How odds move', {}, { timeout: 5_000 });
    const rows = async () => (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent);
    const [odds = ''] = await rows();
    for (const words of [
      'How odds move',
      '/blog/how-odds-move',
      'Article',
      'Published',
      'Draft 2',
      'Version 2 from Nov 21, 2026, 13:00 UTC',
      'Missing: RU',
    ])
      expect(odds).toContain(words);
    // Where the desk reads from right to left its slash would stand at the other end.
    expect(screen.getByText('/blog/how-odds-move').dir).toBe('ltr');
    type('Title or address', 'MONEY');
    expect(await rows()).toHaveLength(1);
    type('Title or address', '');
    type('State', 'missing');
    expect((await rows()).join()).not.toContain('Money');
  });

  it('speaks Russian', async () => {
    open({ language: 'ru' });
    expect(await screen.findByText('Все документы')).toBeTruthy();
  });

  it('writes another language beside the first, and saves both as a draft of what was read', async () => {
    open({ at: STATE.address });
    fireEvent.click(await screen.findByRole('tab', { name: /Русский/ }));
    await press('Begin with a copy of English');
    const russian = screen.getByTestId('text-ru');
    fireEvent.change(within(russian).getByLabelText('Title'), { target: { value: 'Как движутся' } });
    await press('Move down: 1. Text', russian);
    await press('Save as a draft');
    type('Why', 'the second language');
    page.answer('POST', '/operator-api/content/drafts', answered({ number: 3 }));
    await press('Save as a draft');
    expect(screen.getByRole('tab', { name: /Русский/ }).textContent).toContain('3 not translated');
    const { title, description, blocks } = DOCUMENT.body.texts['en'] ?? { blocks: [] };
    expect(asked('/operator-api/content/drafts')[0]?.body).toEqual({
      address: STATE.address,
      seen: 2,
      reason: 'the second language',
      body: {
        kind: 'article',
        texts: {
          en: { title, description, blocks },
          ru: { title: 'Как движутся', description, blocks: blocks.toReversed() },
        },
      },
    });
    expect(await screen.findByText('Everything is saved')).toBeTruthy();
  });

  it('keeps what was written where it is refused, and says what is wrong with a block beside it', async () => {
    open({ at: STATE.address });
    const english = await screen.findByTestId('text-en');
    fireEvent.change(within(english).getByLabelText('Title'), { target: { value: '' } });
    await press('Save as a draft');
    type('Why', 'a mistake');
    page.answer(
      'POST',
      '/operator-api/content/drafts',
      refusal('CONTENT_INVALID', {
        wrong: [
          { place: '/texts/ru/blocks/0/steps/1/title', rule: 'missing' },
          { place: '/texts/en/title', rule: 'missing' },
          { place: '/texts/en/blocks/1/text', rule: 'link', named: '//x' },
        ],
      }),
    );
    await press('Save as a draft');
    const told = [...(await screen.findByRole('alert')).querySelectorAll('li')].map((li) => li.textContent);
    expect(told).toEqual([
      'English · Title: not filled in yet',
      'English · block 2 · Note · Text: the link “//x” leads nowhere',
      'Russian · block 1 · not filled in yet',
    ]);
    const title = within(english).getByLabelText<HTMLInputElement>('Title');
    expect([title.value, title.getAttribute('aria-invalid')]).toEqual(['', 'true']);
    expect(document.activeElement).toBe(title);
    const block = within(english).getByRole('region', { name: '2. Note' });
    expect(block.textContent).toContain('Text: the link “//x” leads nowhere');
    fireEvent.change(within(block).getByRole('textbox'), { target: { value: 'Mended.' } });
    expect(block.textContent).not.toContain('leads nowhere');
  });

  it('publishes the newest version at a time of the reader’s clock, with why', async () => {
    open({ at: STATE.address });
    await screen.findByTestId('text-en');
    await press('Publish version 2');
    fireEvent.click(screen.getByLabelText('At a time'));
    type('Why', 'the derby');
    expect(screen.getByRole('button', { name: 'Enter day and time' })).toBeTruthy();
    type('Day', '2020-01-01');
    type('Time', '08:30');
    expect(screen.getByRole('button', { name: 'This time is over' })).toBeTruthy();
    type('Day', '2031-01-02');
    expect(screen.getByText(/^Everybody reads it from Jan 2, 2031, 08:30 UTC/)).toBeTruthy();
    page.answer('POST', '/operator-api/content/publish', answered(null, 204));
    await press('Plan it');
    const [sent] = asked('/operator-api/content/publish');
    expect(sent?.body).toMatchObject({ address: STATE.address, number: 2, reason: 'the derby' });
    expect(new Date((sent?.body as { fromMs: number }).fromMs).getUTCFullYear()).toBeGreaterThan(2029);
  });

  it('takes back what it saw published, and withdraws a plan', async () => {
    open({ at: STATE.address });
    await screen.findByTestId('text-en');
    await press('Take back version 1');
    type('Why', 'it was wrong');
    page.answer('POST', '/operator-api/content/take-back', answered(null, 204));
    await press('Take it back');
    expect(asked('/operator-api/content/take-back')[0]?.body).toEqual({
      ...{ address: STATE.address, seen: 1, reason: 'it was wrong' },
    });
    const planned = 'Version 2 from Nov 21, 2026, 13:00 UTC';
    expect(screen.getAllByText(planned)).toHaveLength(2);
    const withdraw = screen.getByRole('button', { name: 'Withdraw the plan' });
    expect(withdraw.closest('li')?.textContent).toBe(`${planned} Withdraw the plan`);
    await press('Withdraw the plan');
    type('Why', 'not yet');
    page.answer('POST', '/operator-api/content/plans/9/withdraw', answered(null, 204));
    await press('Withdraw the plan');
    expect(asked('/operator-api/content/plans/9/withdraw')).toHaveLength(1);
  });

  it('shows a version as it will be, by a link in each of its languages', async () => {
    open({ at: STATE.address });
    await screen.findByTestId('text-en');
    page.answer(
      'POST',
      '/operator-api/content/preview',
      answered({ path: '/blog/how-odds-move?preview=a.b', endsAtMs: SAMPLE_NOW_MS }),
    );
    await press('See version 2 as it will be');
    const link = await screen.findByRole('link', { name: 'English' });
    expect(link.getAttribute('href')).toBe('/en/blog/how-odds-move?preview=a.b');
  });

  it('says that another one wrote meanwhile, and loses nothing by that', async () => {
    open({ at: STATE.address });
    const english = await screen.findByTestId('text-en');
    fireEvent.change(within(english).getByLabelText('Title'), { target: { value: 'Mine' } });
    const versions = [{ ...DOCUMENT.versions[0], number: 3, author: 'olga' }, ...DOCUMENT.versions];
    const state = { ...STATE, latest: 3 };
    page.answer(
      'GET',
      '/operator-api/content/document',
      answered({ ...DOCUMENT, number: 3, state, versions }),
    );
    await act(() => page.timing.advanceAsync(11_000));
    expect(await screen.findByText(/olga wrote version 3 meanwhile/)).toBeTruthy();
    expect(within(english).getByLabelText<HTMLInputElement>('Title').value).toBe('Mine');
    await press('Show theirs beside mine');
    const theirs = within(screen.getByTestId('theirs'));
    expect(theirs.getByText('Version 3 of olga')).toBeTruthy();
    const title = theirs.getByLabelText<HTMLInputElement>('Title');
    expect([title.value, title.closest('fieldset')?.disabled]).toEqual(['How odds move', true]);
    await press('Take it, and lose what I wrote');
    expect(screen.queryByTestId('theirs')).toBeNull();
    expect(within(english).getByLabelText<HTMLInputElement>('Title').value).toBe('How odds move');
  });

  it('puts what was written over what another one wrote meanwhile', async () => {
    open({ at: STATE.address });
    const english = await screen.findByTestId('text-en');
    fireEvent.change(within(english).getByLabelText('Title'), { target: { value: 'Mine' } });
    const state = { ...STATE, latest: 3 };
    page.answer('GET', '/operator-api/content/document', answered({ ...DOCUMENT, number: 3, state }));
    await act(() => page.timing.advanceAsync(11_000));
    await press('Put mine over theirs');
    expect(screen.queryByText(/wrote version 3 meanwhile/)).toBeNull();
    await press('Save as a draft');
    type('Why', 'both in one');
    page.answer('POST', '/operator-api/content/drafts', answered({ number: 4 }));
    await press('Save as a draft');
    expect(asked('/operator-api/content/drafts').at(-1)?.body).toMatchObject({
      seen: 3,
      body: { texts: { en: { title: 'Mine' } } },
    });
  });

  it('begins a document where its kind may stand', async () => {
    open();
    await screen.findAllByRole('row');
    await press('New document');
    type('Address', '/live');
    expect(screen.getByRole('button', { name: 'Enter an address for this kind' })).toBeTruthy();
    type('Address', STATE.address);
    expect(screen.getByRole('button', { name: 'A document stands there already' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open it' }).getAttribute('href')).toContain('?at=');
    type('Address', '/pages/derby');
    await press('Write it');
    await press('Begin empty');
    expect(screen.getByTestId('text-en')).toBeTruthy();
  });

  it('lets who may only look change nothing', async () => {
    open({ at: STATE.address, permissions: ['reports:read'] });
    const english = await screen.findByTestId('text-en');
    expect(within(english).getByLabelText('Title').closest('fieldset')?.disabled).toBe(true);
    expect(screen.queryByRole('button', { name: /Publish|Take back|Save/ })).toBeNull();
  });
});
