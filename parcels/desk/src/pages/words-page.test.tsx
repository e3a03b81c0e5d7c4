import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { OperatorSessionView, WordView } from '@paddock/contract/schemas';
import {
  answered,
  installFakePage,
  refusal,
  SAMPLE_NOW_MS,
  type FakePage,
} from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { WordsPage } from './words-page.tsx';

const SESSION: OperatorSessionView = {
  operatorId: '4',
  name: 'nora',
  roles: ['editor'],
  permissions: ['content:edit'],
  passwordChangeNeeded: false,
  expiresAtMs: SAMPLE_NOW_MS + 28_800_000,
};
const PLACE = { namespace: 'betting', language: 'en', key: 'filter.title' };
const MENDED: WordView = {
  ...PLACE,
  word: 'Narrow it down',
  built: 'Filter',
  fits: true,
  version: 5,
  author: 'olga',
  reason: 'plainer',
  atMs: SAMPLE_NOW_MS,
};

describe('words at the desk', () => {
  let page: FakePage;
  afterEach(() => {
    page.remove();
    sessionStorage.clear();
  });

  async function open({ permissions = SESSION.permissions, language = 'en' } = {}) {
    page = installFakePage({ dictionaries: { desk: { en, ru } }, language });
    const signedIn = { token: 'an.operators.token', session: { ...SESSION, permissions } };
    page.answer('POST', '/operator-api/session/resume', answered({ signedIn }));
    page.answer('GET', '/operator-api/words', answered({ version: 5, words: [MENDED] }));
    page.answer('GET', '/operator-api/words/versions', answered({ version: 5, words: [MENDED] }));
    const { unmount } = render(<WordsPage />);
    await screen.findAllByText('Narrow it down', {}, { timeout: 5_000 });
    return unmount;
  }
  const bodiesOf = (path: string) => page.requests.filter((one) => one.path === path).map(({ body }) => body);
  const press = (button: HTMLElement) =>
    act(() => {
      fireEvent.click(button);
      return Promise.resolve();
    });
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it('are found by what they say, and mended over what the operator saw', async () => {
    await open();
    type('What the site says', 'Keep me');
    const found = [{ ...PLACE, key: 'signIn.keep', built: 'Keep me signed in', word: null }];
    page.answer('GET', '/operator-api/words/find', answered({ words: found }));
    await press(screen.getByRole('button', { name: 'Find' }));
    const list = within(await screen.findByTestId('found-words'));
    await press(list.getByRole('button', { name: 'Mend' }));
    expect(list.getByRole('button', { name: 'Write what it says from now on' })).toBeTruthy();
    type('From now on', 'Stay signed in');
    type('Why', 'shorter');
    page.answer(
      'POST',
      '/operator-api/words/changes',
      refusal('WORD_INVALID', { problems: ['x'], rule: 'arguments', wanted: ['count', 'sum'] }),
    );
    await press(list.getByRole('button', { name: 'Mend' }));
    expect((await screen.findByRole('alert')).textContent).toContain('hold the marks {{count}}, {{sum}}');
    page.answer('POST', '/operator-api/words/changes', answered(null, 204));
    await press(list.getByRole('button', { name: 'Mend' }));
    const change = { ...PLACE, key: 'signIn.keep', word: 'Stay signed in', seen: 5, reason: 'shorter' };
    expect(bodiesOf('/operator-api/words/changes')).toEqual([change, change]);
  });

  it('are here again with what was typed, after another page, until that is cancelled', async () => {
    const unmount = await open();
    await press(screen.getByRole('button', { name: 'Mend' }));
    type('From now on', 'Narrow');
    unmount();
    page.remove();
    await open();
    expect(screen.getByText('Not saved yet')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('From now on').value).toBe('Narrow');
    await press(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText('Not saved yet')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('go back to what the build says, and a change is taken back', async () => {
    await open();
    await press(screen.getByRole('button', { name: 'Back to the build’s' }));
    type('Why', 'the build was right');
    page.answer('POST', '/operator-api/words/changes', answered(null, 204));
    await press(screen.getByRole('button', { name: 'Back to the build’s' }));
    expect(bodiesOf('/operator-api/words/changes')).toEqual([
      { ...PLACE, word: null, seen: 5, reason: 'the build was right' },
    ]);
    await press(screen.getByRole('button', { name: 'Take back' }));
    type('Why', 'a mistake');
    page.answer('POST', '/operator-api/words/versions/5/take-back', answered(null, 204));
    await press(screen.getByRole('button', { name: 'Take back' }));
    expect(bodiesOf('/operator-api/words/versions/5/take-back')).toEqual([{ reason: 'a mistake' }]);
  });

  it('stand with their places from left to right, and what they say in its own direction', async () => {
    await open({ language: 'ar' });
    const places = screen.getAllByText(`${PLACE.namespace}:${PLACE.key}`);
    expect(places.map(({ tagName, dir }) => [tagName, dir])).toEqual([
      ['BDI', 'ltr'],
      ['BDI', 'ltr'],
    ]);
    for (const said of screen.getAllByText('Narrow it down'))
      expect([said.lang, said.dir]).toEqual(['en', 'ltr']);
  });

  it('are shown to who may only look, with no way to change them, in Russian too', async () => {
    await open({ permissions: [], language: 'ru' });
    expect(screen.getByText('Исправленные тексты')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Исправить|Отменить|Вернуть/ })).toBeNull();
  });
});
