import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { serverNowMs } from '@paddock/shared-utils';
import { answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { AccountVerifyPage } from './account-verify-page.tsx';
import { PasswordResetPage } from './password-reset-page.tsx';
import { StopNewsletterPage } from './stop-newsletter-page.tsx';

const settled = () => act(() => Promise.resolve());

describe('pages that links of mails lead to [S2-52]', () => {
  let page: FakePage;
  const begin = (hash: string, userId: string | null = null) => {
    location.hash = hash;
    page = installFakePage({
      dictionaries: { welcome: { en, ru } },
      ...(userId === null ? {} : { userId }),
    });
  };
  const sent = () => page.requests.filter(({ method }) => method === 'POST').map(({ path }) => path);
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await settled();
  };
  afterEach(() => {
    cleanup();
    page.remove();
    location.hash = '';
  });

  it('look at a link for a new password before anything is typed, and spend nothing', async () => {
    begin('#token=abc');
    page.answer('POST', '/web-api/auth/reset-password/check', answered({ expires_at_ms: serverNowMs() + 1 }));
    render(<PasswordResetPage />);
    await settled();
    expect(screen.getByLabelText('New password')).toBeTruthy();
    expect(sent()).toEqual(['/web-api/auth/reset-password/check']);
  });

  it.each(['#token=abc', ''])('say that a link no longer works, and lead to a new one (%s)', async (hash) => {
    begin(hash);
    page.answer('POST', '/web-api/auth/reset-password/check', refusal('LINK_INVALID'));
    render(<PasswordResetPage />);
    await settled();
    expect(screen.getByText('This link no longer works')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Get a new link' })).toBeTruthy();
  });

  it('confirm an address by a press and not by being opened', async () => {
    begin('#token=abc');
    page.answer('POST', '/web-api/auth/activate', answered({ activation_type: 1, user_id: null }));
    render(<AccountVerifyPage />);
    await settled();
    expect(sent()).toEqual([]);
    await press('Confirm e-mail');
    expect(screen.getByText('Your e-mail is confirmed.')).toBeTruthy();
  });

  it('show a player what is confirmed, and send the mail again', async () => {
    begin('', '7');
    page.answer(
      'GET',
      '/web-api/user/activation',
      answered({
        activation_type: 0,
        email: 'ann@example.com',
        is_email_confirmed: false,
        phone_to_confirm: null,
        is_phone_confirmed: false,
        remaining_days_to_activate: 21,
      }),
    );
    page.answer('POST', '/web-api/user/activation/email', answered({ resend_at_ms: serverNowMs() + 60_000 }));
    render(<AccountVerifyPage />);
    await settled();
    expect(screen.getByText('21 days left to confirm your account.')).toBeTruthy();
    await press('Send it again');
    expect(screen.getByText('The mail is on its way.')).toBeTruthy();
  });

  it('send a guest without a link to sign in first, and back', () => {
    begin('');
    render(<AccountVerifyPage />);
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/en/user/login?returnUrl=%2Fuser%2Faccountverify',
    );
  });

  it('end letters by a press', async () => {
    begin('#token=a.b');
    page.answer('POST', '/web-api/user/stopnewsletter', ({ options }) =>
      options.query?.['token'] === 'a.b' ? answered({ stopped: true }) : refusal('LINK_INVALID'),
    );
    const props = { query: '' } as Parameters<typeof StopNewsletterPage>[0];
    render(<StopNewsletterPage {...props} />);
    expect(sent()).toEqual([]);
    await press('Stop the letters');
    expect(screen.getByText('No more offers and news will come to this address.')).toBeTruthy();
  });
});
