import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { TokenLoginRequest } from '@paddock/contract/schemas';
import { auth$ } from '@paddock/shared-utils';
import { answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { LoginForm } from './login-form.tsx';

const GERMANY = { id: 276, name: 'Germany', country_code: 'DE', tel_code: '49' };
const GERMAN_MASK = { CountryId: 276, Mask: '#### #######', Min: 10, Max: 11 };

describe('the sign-in form', () => {
  let page: FakePage;
  const onSignedIn = jest.fn();
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await act(() => Promise.resolve());
  };
  const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
  const show = (partnerToken: TokenLoginRequest | null = null) =>
    render(<LoginForm onSignedIn={onSignedIn} partnerToken={partnerToken} />);
  const pass = (ms: number) => act(() => page.timing.advanceAsync(ms));

  beforeEach(() => {
    onSignedIn.mockClear();
    page = installFakePage({ dictionaries: { welcome: { en, ru } } });
  });
  afterEach(() => page.remove());

  it('says in its button what is missing, and sends nothing until then', async () => {
    show();
    await press('Enter login and password');
    expect(auth$.snapshot().status).toBe('guest');
  });

  it('signs in, and then lets go of the form', async () => {
    show();
    type('E-mail or player number', ' a@b.example ');
    type('Password', 'a long sentence');
    await press('Sign in');
    expect(auth$.snapshot().status).toBe('signed-in');
    expect(onSignedIn).toHaveBeenCalledTimes(1);
    expect(page.sentSignIns).toEqual([
      { way: 'password', request: { login: 'a@b.example', password: 'a long sentence', save: true } },
    ]);
  });

  it('says why not and keeps what was typed', async () => {
    show();
    page.refuseSignIn(refusal('WRONG_CREDENTIALS').problem);
    type('E-mail or player number', 'a@b.example');
    type('Password', 'wrong');
    await press('Sign in');
    expect(screen.getByText('The login or password is not right.')).toBeTruthy();
    expect(screen.getByDisplayValue('a@b.example')).toBeTruthy();
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  const countries = () => {
    page.answer('GET', '/web-api/phone/countries', answered([GERMANY]));
    page.answer('GET', '/web-api/phone/masks', answered([GERMAN_MASK]));
  };

  it('signs in by phone and password, with the country of the number beside it [S3-28, S7-32]', async () => {
    countries();
    show();
    choose('Phone');
    await act(() => page.timing.advanceAsync(0));
    type('Password', 'x');
    type('Phone number', '151 1234');
    await press('Enter the whole phone number');
    fireEvent.change(screen.getByLabelText('Country code'), { target: { value: '276' } });
    await press('Enter the whole phone number');
    type('Phone number', '151 12345678');
    expect(screen.getByDisplayValue('1511 2345678')).toBeTruthy();
    await press('Sign in');
    expect(page.sentSignIns).toEqual([
      {
        way: 'phone',
        request: { phone_number: '15112345678', country_code: 'DE', password: 'x', save: true },
      },
    ]);
  });

  it('takes a whole number while the countries cannot be had, and says how', async () => {
    page.answer('GET', '/web-api/phone/countries', refusal('UNAVAILABLE'));
    show();
    choose('Phone');
    await act(() => page.timing.advanceAsync(0));
    expect(screen.getByText(/With the country code, such as/)).toBeTruthy();
    type('Phone number', ' +49 151 12345678 ');
    type('Password', 'x');
    await press('Sign in');
    expect(page.sentSignIns).toEqual([
      { way: 'phone', request: { phone_number: '+4915112345678', password: 'x', save: true } },
    ]);
  });

  it('signs in by a code sent to the phone, and sends another only after a minute [S3-28]', async () => {
    const sentAt = page.timing.nowMs();
    page.answer('POST', '/web-api/auth/sms/send', () =>
      answered({ code_id: 'sms-1', resend_at_ms: sentAt + 60_000, expires_at_ms: sentAt + 600_000 }),
    );
    countries();
    show();
    choose('SMS code');
    await act(() => page.timing.advanceAsync(0));
    // A number with its own code chooses the country.
    type('Phone number', '+49 151 12345678');
    await press('Send the code');
    expect(page.requests.at(-1)?.body).toEqual({
      'phone-number': '15112345678',
      'phone-code': '49',
      language: 'en',
    });
    expect(screen.getByText(/If \+4915112345678 belongs/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /Send it again · Wait 60 seconds/ })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('6-digit code'));
    type('6-digit code', '123 45');
    await press('1 more digit');
    expect(page.sentSignIns).toEqual([]);
    type('6-digit code', '123 456');
    await press('Sign in');
    expect(page.sentSignIns).toEqual([
      { way: 'sms', request: { code_id: 'sms-1', code: '123456', save: true } },
    ]);
    await pass(60_000);
    expect(screen.getByRole('button', { name: 'Send it again' })).toBeTruthy();
  });

  it('asks for the second step, by the method the player chooses [S3-28]', async () => {
    show();
    page.askTwoStep({ challenge: 'challenge-1', methods: ['totp', 'recovery'] });
    type('E-mail or player number', 'a@b.example');
    type('Password', 'x');
    await press('Sign in');
    expect(auth$.snapshot().status).toBe('guest');
    expect(document.activeElement).toBe(screen.getByLabelText('6-digit code'));
    await press('6 more digits');
    await press('Use a recovery code');
    expect(document.activeElement).toBe(screen.getByLabelText('Recovery code'));
    type('Recovery code', ' ABCD-EFGH ');
    await press('Sign in');
    expect(page.sentSignIns.at(-1)).toEqual({
      way: 'twoStep',
      request: { challenge: 'challenge-1', method: 'recovery', code: 'ABCD-EFGH', save: true },
    });
    expect(onSignedIn).toHaveBeenCalledTimes(1);
  });

  it('says why a new device has to be confirmed, and goes on to the player’s own second step', async () => {
    show();
    page.askTwoStep({ challenge: 'challenge-1', methods: ['email'], confirms: true });
    type('E-mail or player number', 'a@b.example');
    type('Password', 'x');
    await press('Sign in');
    expect(screen.getByText(/guessing passwords of this account.*a code to your e-mail/)).toBeTruthy();
    // None was sent yet: “again” would have the player wait for a mail that nobody asked for.
    page.answer(
      'POST',
      '/web-api/auth/two-step/send',
      answered({ resend_at_ms: page.timing.nowMs() + 60_000 }),
    );
    await press('Send the code');
    expect(screen.getByRole('button', { name: /^Send it again · Wait \d+ seconds$/ })).toBeTruthy();
    page.askTwoStep({ challenge: 'challenge-2', methods: ['totp'] });
    type('6-digit code', '123 456');
    await press('Sign in');
    expect(screen.getByText(/Your authenticator app shows it/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('6-digit code').value).toBe('');
  });

  it('goes back to the password when the second step waited too long, with what was typed', async () => {
    show();
    page.askTwoStep({ challenge: 'challenge-1', methods: ['totp'] });
    type('E-mail or player number', 'a@b.example');
    type('Password', 'x');
    await press('Sign in');
    page.refuseSignIn(refusal('TWO_STEP_EXPIRED').problem);
    type('6-digit code', '123456');
    await press('Sign in');
    expect(screen.getByText(/waited too long/)).toBeTruthy();
    expect(screen.getByDisplayValue('a@b.example')).toBeTruthy();
  });

  it('tells a pause with its end and counts down in words', async () => {
    show();
    page.refuseSignIn(refusal('SIGN_IN_PAUSED', { retryAfterMs: 150_000 }).problem);
    type('E-mail or player number', 'a@b.example');
    type('Password', 'wrong');
    await press('Sign in');
    expect(screen.getByText(/Signing in is paused until \d\d:\d\d/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Wait 3 minutes' })).toBeTruthy();
    await pass(140_000);
    expect(screen.getByRole('button', { name: 'Wait 10 seconds' })).toBeTruthy();
    await pass(9_000);
    expect(screen.getByRole('button', { name: 'Wait 1 second' })).toBeTruthy();
    await pass(1_000);
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
  });

  it('shows how far the work of a captcha is [S7-04]', () => {
    show();
    expect(screen.queryByRole('progressbar')).toBeNull();
    act(() => page.setCaptcha({ status: 'working', progress: 0.42 }));
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('42');
    act(() => page.setCaptcha({ status: 'idle' }));
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  describe('by the link of a partner [S7-33]', () => {
    const token = { method_id: 'club', token: 't', sign: 's', lng: 'en' };

    it('sends its token when the visitor presses, and not before', async () => {
      const { rerender } = show(token);
      await pass(60_000);
      rerender(<LoginForm onSignedIn={onSignedIn} partnerToken={{ ...token }} />);
      expect(page.sentSignIns).toEqual([]);
      expect(screen.getByText(/Partner club sent you here/)).toBeTruthy();
      await press('Sign in through club');
      expect(page.sentSignIns).toEqual([{ way: 'token', request: token }]);
      expect(onSignedIn).toHaveBeenCalledTimes(1);
    });

    it('is over once its token was refused; the other ways stay', async () => {
      show(token);
      page.refuseSignIn(refusal('PARTNER_TOKEN_INVALID').problem);
      await press('Sign in through club');
      expect(screen.queryByRole('button', { name: 'Sign in through club' })).toBeNull();
      expect(screen.getByRole('alert').textContent).toContain('This link no longer works');
      type('E-mail or player number', 'a@b.example');
      expect(screen.queryByRole('button', { name: 'Sign in through club' })).toBeNull();
    });
  });
});
