import { act, fireEvent, render, screen } from '@testing-library/react';
import { dialogs$ } from '@paddock/shared-utils';
import { answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';
import type { TermsView } from '@paddock/contract/schemas';

import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { ConfirmTerms } from './confirm-terms-page.tsx';

const TERMS: TermsView = {
  version: 3,
  updatedAt: Date.UTC(2026, 10, 21),
  link: '/rules',
  tags: [],
  subRules: [
    { position: 1, title: { en: 'Bets', ru: 'Ставки' }, text: { en: 'A bet stands.' }, changed: true },
    { position: 2, title: { en: 'Money' }, text: { en: 'Your own means.' }, changed: false },
  ],
};
const RULES = '/web-api/v3/v2/user/agreement-rules';

describe('new terms', () => {
  let page: FakePage;
  const show = async (language = 'en', terms = TERMS) => {
    page = installFakePage({ userId: '7', language, dictionaries: { welcome: { de, en, ru } } });
    page.answer('GET', '/web-api/terms', answered(terms));
    page.answer('GET', RULES, answered({ result: false, updatedAt: 1 }));
    render(<ConfirmTerms query="" />);
    await act(() => Promise.resolve());
  };
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await act(() => Promise.resolve());
  };
  afterEach(() => page.remove());

  it('are shown by position with what has changed and the way to the whole [S3-33]', async () => {
    await show();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Bets Changed',
      'Money ',
    ]);
    expect(screen.getByRole('link', { name: 'Read the whole terms' }).getAttribute('href')).toBe('/rules');
  });

  it('are agreed to in the version that is shown [S2-56]', async () => {
    await show();
    page.answer('POST', '/web-api/terms/confirm', answered({ result: true, updatedAt: 1 }));
    await press('I agree');
    expect(page.requests.at(-1)).toMatchObject({ method: 'POST', body: { version: 3 } });
  });

  it('offer who does not agree to sign out or go back [S4-15]', async () => {
    await show();
    await press('I do not agree');
    expect(dialogs$.snapshot()).toMatchObject({ dialog: { widget: 'welcome/terms-choice' } });
  });

  it('alert without a way around it when the consent is not kept [S8-16]', async () => {
    await show();
    page.answer('POST', '/web-api/terms/confirm', refusal('INTERNAL'));
    await press('I agree');
    expect(dialogs$.snapshot()).toMatchObject({
      dialog: { widget: 'welcome/terms-error', dismissible: false },
    });
  });

  it('are read again when newer ones are in force', async () => {
    await show();
    page.answer('POST', '/web-api/terms/confirm', refusal('TERMS_CHANGED'));
    page.answer('GET', '/web-api/terms', answered({ ...TERMS, version: 4, subRules: [] }));
    await press('I agree');
    expect(screen.queryByText('A bet stands.')).toBeNull();
    expect(dialogs$.snapshot().status).toBe('closed');
  });

  it('are read in any language that the operator wrote them in', async () => {
    const [bets] = TERMS.subRules;
    const german = {
      ...bets,
      title: { en: 'Bets', de: 'Wetten' },
      text: { en: 'A.', de: 'Eine Wette gilt.' },
    };
    await show('de', { ...TERMS, subRules: [german] as TermsView['subRules'] });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(/^Wetten /);
    expect(screen.getByText('Eine Wette gilt.').lang).toBe('de');
  });

  it('fall back to English where the operator wrote no Russian', async () => {
    await show('ru');
    expect(screen.getByText(/Ставки/)).toBeTruthy();
    expect(screen.getByText('A bet stands.').lang).toBe('en');
  });
});
