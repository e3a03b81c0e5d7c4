import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { PageProps } from '@paddock/contract';
import { answered, installFakePage, refusal } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import { DOCUMENT, HELP, SESSION, STATE, TOKEN } from './content-page.fixture.ts';
import { ContentPage } from './content-page.tsx';

const DRAFTS = '/operator-api/content/drafts';

it('what was refused is marked until it is taken, without the page being loaded again', async () => {
  const page = installFakePage({ dictionaries: { desk: { en } } });
  page.answer(
    'POST',
    '/operator-api/session/resume',
    answered({ signedIn: { token: TOKEN, session: SESSION } }),
  );
  page.answer('GET', '/operator-api/content', answered({ documents: [STATE, HELP] }));
  page.answer('GET', '/operator-api/content/document', answered(DOCUMENT));
  const query = `?at=${encodeURIComponent(STATE.address)}`;
  render(<ContentPage {...({ params: {}, query } as unknown as PageProps)} />);
  const press = (name: string) =>
    act(() => {
      fireEvent.click(screen.getByRole('button', { name }));
      return Promise.resolve();
    });
  const english = await screen.findByTestId('text-en');
  const title = within(english).getByLabelText<HTMLInputElement>('Title');
  fireEvent.change(title, { target: { value: 'Odds again' } });
  await press('Save as a draft');
  fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'a word' } });
  page.answer(
    'POST',
    DRAFTS,
    refusal('CONTENT_INVALID', { wrong: [{ place: '/texts/en/title', rule: 'missing' }] }),
  );
  await press('Save as a draft');
  await screen.findByRole('alert');
  expect(title.getAttribute('aria-invalid')).toBe('true');
  page.answer('POST', DRAFTS, answered({ number: STATE.latest + 1 }));
  await press('Save as a draft');
  expect(await screen.findByText('Everything is saved')).toBeTruthy();
  expect(title.getAttribute('aria-invalid')).not.toBe('true');
  page.remove();
  sessionStorage.clear();
});
