import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { SecurityView, TwoFactorEnrolView } from '@paddock/contract/schemas';
import { answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { SecurityPage } from './security-page.tsx';
import { NOTHING_SECURED } from '../parts/security/security-view.fixture.ts';

const ROOT = '/web-api/user/security';
const CONFIRMED = { ...NOTHING_SECURED, confirmed_until_ms: 9_999_999_999_999 };
const ON: SecurityView = {
  ...CONFIRMED,
  protection_level: 40,
  protection_methods: { ...CONFIRMED.protection_methods, enable_two_factor_auth: true },
  two_factor: { enabled_at_ms: 1, recovery_codes_left: 10, recovery_codes_kept: true },
};
const UNKEPT: SecurityView = { ...ON, two_factor: { ...ON.two_factor, recovery_codes_kept: false } };
const ENROL: TwoFactorEnrolView = {
  secret: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  otpauth_url: 'otpauth://totp/x',
  qr: { size: 21, path: 'M0 0h7v1h-7z' },
  expires_at_ms: 1,
};

describe('the security page', () => {
  let page: FakePage;
  const settled = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve)));

  async function show(view: SecurityView = NOTHING_SECURED, language = 'en', site = {}): Promise<void> {
    page = installFakePage({ dictionaries: { office: { en, ru } }, userId: '7', language, site });
    page.answer('GET', ROOT, answered(view));
    page.answer('GET', `${ROOT}/events`, answered({ events: [], next: null }));
    page.answer('GET', '/web-api/auth/devices', answered({ devices: [] }));
    render(<SecurityPage />);
    await settled();
  }
  afterEach(() => {
    cleanup();
    page.remove();
  });

  const section = (name: string) =>
    within(document.querySelector<HTMLElement>(`[data-section="${name}"]`) ?? document.body);
  const press = async (name: string, button: string) => {
    fireEvent.click(section(name).getByRole('button', { name: button }));
    await settled();
  };
  const type = (name: string, label: string, value: string) =>
    fireEvent.change(section(name).getByLabelText(label), { target: { value } });
  const sent = () =>
    page.requests
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, body }) => [method, path.slice(ROOT.length), body]);

  it.each([
    [0, 'Weak, 0 of 100'],
    [40, 'Fair, 40 of 100'],
    [75, 'Good, 75 of 100'],
    [100, 'Full, 100 of 100'],
  ])('says %s in the words of S4-16: %s [S4-16]', async (level, words) => {
    await show({ ...NOTHING_SECURED, protection_level: level });
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Protection' }).getAttribute('aria-valuetext')).toBe(
      words,
    );
  });

  it('offers passkeys at the installation’s own site, whose address they belong to, and at no brand’s', async () => {
    Object.assign(globalThis, { PublicKeyCredential: () => undefined });
    const offered = { ...NOTHING_SECURED, passkeys_offered: true };
    await show(offered);
    expect(section('passkeys').getByRole('button', { name: 'Add' })).toBeTruthy();
    cleanup();
    page.remove();
    await show(offered, 'en', { brand: 'meadow' });
    expect(section('passkeys').queryByRole('button', { name: 'Add' })).toBeNull();
    expect(section('passkeys').getByText(/belong to our main site/)).toBeTruthy();
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  });

  it('tells that a phone number can be taken over, and what is safer', async () => {
    await show();
    expect(
      section('phone').getByText(/Numbers can be taken over.*authenticator app or a passkey/),
    ).toBeTruthy();
  });

  it('shows how far the work before the code to a new number is [S7-04]', async () => {
    await show(CONFIRMED);
    await press('phone', 'Add');
    act(() => page.setCaptcha({ status: 'working', progress: 0.42 }));
    expect(section('phone').getByRole('progressbar', { name: /not a machine/ }).ariaValueText).toBe('42%');
    act(() => page.setCaptcha({ status: 'idle' }));
    expect(section('phone').queryByRole('progressbar')).toBeNull();
  });

  it('opens the form of the step that adds most', async () => {
    await show();
    Element.prototype.scrollIntoView = () => undefined;
    fireEvent.click(screen.getByRole('button', { name: 'Set up two-factor sign-in' }));
    expect(section('two-factor').getByLabelText('Your password')).toBeTruthy();
  });

  it('asks who is there before a change, tells a wrong password, and goes on after the right one', async () => {
    await show();
    await press('two-factor', 'Set up');
    expect(sent()).toEqual([]);
    await press('two-factor', 'Forgot it?');
    expect(page.shared.dialogs.dialogs$.snapshot().status).toBe('open');
    page.answer('POST', `${ROOT}/step-up`, refusal('WRONG_PASSWORD'));
    type('two-factor', 'Your password', 'wrong');
    await press('two-factor', 'Confirm that it is me');
    expect(section('two-factor').getByText('The password is not right.')).toBeTruthy();
    page.answer('POST', `${ROOT}/step-up`, answered(CONFIRMED));
    page.answer('POST', `${ROOT}/two-factor/enrol`, answered(ENROL));
    type('two-factor', 'Your password', 'right');
    await press('two-factor', 'Confirm that it is me');
    expect(
      section('two-factor').getByRole('img', { name: 'QR code for your authenticator app' }),
    ).toBeTruthy();
    expect(section('two-factor').getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeTruthy();
  });

  it('shows the recovery codes until they are kept', async () => {
    await show(CONFIRMED);
    page.answer('POST', `${ROOT}/two-factor/enrol`, answered(ENROL));
    page.answer('POST', `${ROOT}/two-factor/confirm`, answered({ recovery_codes: ['AAAAA-BBBBB'] }));
    await press('two-factor', 'Set up');
    type('two-factor', 'Code of the app', '123456');
    URL.createObjectURL = () => 'blob:codes';
    URL.revokeObjectURL = () => undefined;
    page.answer('POST', `${ROOT}/two-factor/recovery-codes/kept`, answered(ON));
    await press('two-factor', 'Switch on');
    expect(section('two-factor').getByText('AAAAA-BBBBB')).toBeTruthy();
    await press('two-factor', 'The codes are kept');
    expect(section('two-factor').queryByText('AAAAA-BBBBB')).toBeNull();
  });

  it('says on as soon as sign-in asks for a code, and that the codes are not confirmed until they are', async () => {
    await show(CONFIRMED);
    expect(section('two-factor').getByText('Off')).toBeTruthy();
    page.answer('POST', `${ROOT}/two-factor/enrol`, answered(ENROL));
    page.answer('POST', `${ROOT}/two-factor/confirm`, answered({ recovery_codes: ['AAAAA-BBBBB'] }));
    await press('two-factor', 'Set up');
    type('two-factor', 'Code of the app', '123456');
    page.answer('GET', ROOT, answered(UNKEPT));
    const readProfile = jest.spyOn(page.shared.auth, 'refreshProfile');
    await press('two-factor', 'Switch on');
    await settled();
    expect(section('two-factor').getByText('On')).toBeTruthy();
    expect(
      section('two-factor').getByText(/not confirmed yet that the recovery codes are kept/),
    ).toBeTruthy();
    expect(screen.getByText('Fair, 40 of 100')).toBeTruthy();
    // The rest of the site hears of it too: the profile, and with it the offer of a second step.
    expect(readProfile).toHaveBeenCalledTimes(1);
    expect(section('two-factor').getByText('AAAAA-BBBBB')).toBeTruthy();
    page.answer('POST', `${ROOT}/two-factor/recovery-codes/kept`, answered(ON));
    page.answer('GET', ROOT, answered(ON));
    await press('two-factor', 'The codes are kept');
    expect(section('two-factor').getByText('On')).toBeTruthy();
    expect(section('two-factor').queryByText(/not confirmed yet/)).toBeNull();
  });

  it('says so too when the page is opened later', async () => {
    await show(UNKEPT);
    expect(section('two-factor').getByText('On')).toBeTruthy();
    expect(section('two-factor').getByText(/not confirmed yet/)).toBeTruthy();
  });

  it('asks again when the proof has run out, and loses nothing that was typed', async () => {
    await show(CONFIRMED);
    await press('phone', 'Add');
    page.answer('POST', `${ROOT}/phone/send`, refusal('STEP_UP_REQUIRED'));
    type('phone', 'Phone number', '+49 151 1234567');
    await press('phone', 'Send a code');
    page.answer('POST', `${ROOT}/step-up`, answered(CONFIRMED));
    type('phone', 'Your password', 'right');
    await press('phone', 'Confirm that it is me');
    expect(section('phone').getByDisplayValue('+49 151 1234567')).toBeTruthy();
  });

  it('switches two-factor off by the question only where one is set', async () => {
    const on = { ...NOTHING_SECURED, two_factor: { ...ON.two_factor, recovery_codes_left: 9 } };
    await show({ ...on, question_id: 3 });
    await press('two-factor', 'Manage');
    await press('two-factor', 'Switch two-factor off');
    expect(section('two-factor').getByRole('option', { name: /Security question/ })).toBeTruthy();
    cleanup();
    page.remove();
    await show(on);
    await press('two-factor', 'Manage');
    await press('two-factor', 'Switch two-factor off');
    expect(section('two-factor').queryByRole('option', { name: /Security question/ })).toBeNull();
  });

  it('says why the site has no passkeys', async () => {
    await show();
    expect(section('passkeys').getByText(/Passkeys need a site with a name/)).toBeTruthy();
  });

  it('tells what has happened, also in Russian', async () => {
    page = installFakePage({ dictionaries: { office: { en, ru } }, userId: '7', language: 'ru' });
    page.answer('GET', ROOT, answered(NOTHING_SECURED));
    page.answer('GET', '/web-api/auth/devices', answered({ devices: [] }));
    page.answer(
      'GET',
      `${ROOT}/events`,
      answered({
        events: [
          {
            id: '1',
            kind: 'two-factor-on',
            at_ms: 1,
            device: 'Chrome, Linux',
            address: '203.0.113.*',
            is_this_session: true,
          },
        ],
        next: null,
      }),
    );
    render(<SecurityPage />);
    await settled();
    expect(section('activity').getByText('Двухфакторный вход включён')).toBeTruthy();
    expect(section('activity').getByText('Chrome, Linux · 203.0.113.*')).toBeTruthy();
  });

  it('has a word for every event, in both languages', () => {
    expect(Object.keys(ru.security.event)).toEqual(Object.keys(en.security.event));
  });

  it('offers another try when it could not be loaded', async () => {
    page = installFakePage({ dictionaries: { office: { en, ru } }, userId: '7', language: 'en' });
    page.answer('GET', ROOT, refusal('UNAVAILABLE'));
    render(<SecurityPage />);
    await settled();
    page.answer('GET', ROOT, answered(NOTHING_SECURED));
    fireEvent.click(screen.getByTestId('main_page_refresh_button'));
    await settled();
    expect(screen.getByText('Weak, 0 of 100')).toBeTruthy();
  });
});
