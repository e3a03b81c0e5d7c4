import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { addAnalyticsSink, serverNowMs, setConsent, type RecordedEvent } from '@paddock/shared-utils';
import { answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../../locales/en.json' with { type: 'json' };
import ru from '../../../locales/ru.json' with { type: 'json' };
import { ForgotPasswordForm } from './forgot-password-form.tsx';

const FORGOT = '/web-api/auth/forgot-password';
const CODE = '/web-api/auth/reset-password/code';
const RESET = '/web-api/auth/reset-password';

describe('the form of a forgotten password [S2-53]', () => {
  let page: FakePage;
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const press = async (name: string | RegExp) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await act(() => Promise.resolve());
  };
  const show = (language = 'en') => {
    page = installFakePage({ dictionaries: { welcome: { en, ru } }, language });
    page.answer('POST', FORGOT, () =>
      answered({
        code_id: 'c1',
        resend_at_ms: serverNowMs() + 60_000,
        expires_at_ms: serverNowMs() + 600_000,
      }),
    );
    render(<ForgotPasswordForm />);
  };
  const bodies = () =>
    page.requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  afterEach(() => {
    cleanup();
    page.remove();
  });

  async function askBySms(): Promise<void> {
    fireEvent.click(screen.getByRole('radio', { name: 'By SMS' }));
    type('Phone number', '+49 151 23456789');
    await press('Send the code');
  }

  it('says what is missing, then sends a link and says nothing of who is known', async () => {
    show();
    page.answer('POST', FORGOT, answered({ code_id: null, resend_at_ms: 0, expires_at_ms: 0 }));
    await press('Enter your e-mail');
    expect(bodies()).toEqual([]);
    type('E-mail', ' ann@example.com ');
    await press('Send the link');
    expect(bodies()).toEqual([[FORGOT, { channel: 'email', email: 'ann@example.com', language: 'en' }]]);
    expect(screen.getByText(/If ann@example.com belongs to an account/)).toBeTruthy();
    await press('Use another address');
    expect(screen.getByDisplayValue('ann@example.com')).toBeTruthy();
  });

  it('shows how far the work before a code by SMS is, also before another one [S7-04]', async () => {
    show();
    act(() => page.setCaptcha({ status: 'working', progress: 0.42 }));
    const work = () => screen.getByRole('progressbar', { name: 'Checking that you are not a machine' });
    expect(work().ariaValueText).toBe('42%');
    await askBySms();
    expect(work().ariaValueText).toBe('42%');
    act(() => page.setCaptcha({ status: 'idle' }));
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('goes from the number over the code to the new password', async () => {
    show();
    page.answer('POST', CODE, answered({ token: 'tok' }));
    page.answer('POST', RESET, answered({ changed: true }));
    await askBySms();
    expect(document.activeElement).toBe(screen.getByLabelText('6-digit code'));
    type('6-digit code', '123 456');
    await press('Check the code');
    expect(document.activeElement).toBe(screen.getByLabelText('New password'));
    type('New password', 'short');
    expect(screen.getByRole('progressbar').ariaValueText).toBe('Too short: at least 8 characters');
    await press('3 more characters');
    type('New password', 'a long sentence');
    await press('Set the password');
    expect(bodies().slice(1)).toEqual([
      [CODE, { code_id: 'c1', code: '123456' }],
      [RESET, { token: 'tok', password: 'a long sentence' }],
    ]);
    expect(screen.getByText('The new password is set.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/en/user/login');
  });

  it('tells a wrong code from one whose time is up, analytics too [S8-19]', async () => {
    show();
    setConsent('all');
    const events: RecordedEvent[] = [];
    addAnalyticsSink((event) => events.push(event));
    await askBySms();
    page.answer('POST', CODE, refusal('WRONG_CODE', { triesLeft: 4 }));
    type('6-digit code', '000000');
    await press('Check the code');
    expect(screen.getByText('4 tries left.')).toBeTruthy();
    page.answer('POST', CODE, refusal('CODE_EXPIRED'));
    type('6-digit code', '000001');
    await press('Check the code');
    expect(
      events.filter(({ name }) => name === 'auth.recovery-failed').map(({ data }) => data?.['error_code']),
    ).toEqual(['wrong_code', 'time_up']);
  });

  it('says when it may be asked again', async () => {
    show();
    page.answer('POST', FORGOT, refusal('TOO_MANY_REQUESTS', { retryAtMs: serverNowMs() + 60_000 }));
    type('E-mail', 'ann@example.com');
    await press('Send the link');
    expect(screen.getByText(/You can ask again at/)).toBeTruthy();
    expect(screen.getByDisplayValue('ann@example.com')).toBeTruthy();
  });

  it('keeps a weak password on the screen and says why', async () => {
    show();
    page.answer('POST', CODE, answered({ token: 'tok' }));
    page.answer('POST', RESET, refusal('WEAK_PASSWORD'));
    await askBySms();
    type('6-digit code', '123456');
    await press('Check the code');
    type('New password', 'password1');
    await press('Set the password');
    expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByDisplayValue('password1')).toBeTruthy();
  });

  it('speaks Russian', () => {
    show('ru');
    expect(screen.getByRole('button', { name: 'Введите почту' })).toBeTruthy();
  });
});
