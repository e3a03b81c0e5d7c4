import { jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { answered, refusal, SAMPLE_NOW_MS, type FakePage } from '@paddock/shared-utils/testing';

import { forgetDraft } from '../../model/kept-draft.ts';
import {
  fillChoices,
  press,
  showRegistration,
  type,
  type RegistrationPage,
} from './registration-flow.fixture.tsx';
import { DEPOSIT_EVENT } from './registration-flow.tsx';

describe('registering', () => {
  let page: FakePage;
  let onRegistered: RegistrationPage['onRegistered'];
  let onLeave: RegistrationPage['onLeave'];
  const show = async (terms?: object) => {
    ({ page, onRegistered, onLeave } = await showRegistration(terms));
  };
  beforeEach(forgetDraft);
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('offers the forms the site offers, in its order, and keeps what was typed from one to the other', async () => {
    await show();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'E-mail',
      'Phone',
      'One click',
      'All details',
    ]);
    type('E-mail', 'mara@example.com');
    await press('All details', 'tab');
    expect(screen.getByDisplayValue('mara@example.com')).toBeTruthy();
  });

  it('begins with the currency of the country one asks from, and keeps it open to choice [S3-37]', async () => {
    ({ page, onRegistered, onLeave } = await showRegistration(
      {},
      { geoCurrencyCode: 'GBP', currencies: ['EUR', 'GBP'] },
    ));
    expect(screen.getByLabelText<HTMLSelectElement>('Currency').value).toBe('GBP');
    type('Country', '276');
    expect(screen.getByLabelText<HTMLSelectElement>('Currency').value).toBe('EUR');
  });

  it('takes no more in a field than the server does [S5-17]', async () => {
    await show();
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').maxLength).toBe(254);
    await press('All details', 'tab');
    expect(screen.getByLabelText<HTMLInputElement>('Address').maxLength).toBe(400);
    // A password is never cut without a word: what is too long is said.
    type('Password', 'x'.repeat(129));
    await press('Open the account');
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  });

  it('shows no choice where there is none', async () => {
    await show({ kinds: ['one-click'] });
    expect(screen.queryAllByRole('tab')).toEqual([]);
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  it('names what is missing in the button, and sends nothing until it is there', async () => {
    await show();
    await press('Open the account');
    expect(screen.getByRole('button', { name: '6 fields left' })).toBeTruthy();
    expect(page.sentSignIns).toEqual([]);
  });

  it('shows number and password of one click once, and goes on when they are kept', async () => {
    await show({ kinds: ['one-click'] });
    page.answerSignIn({ ok: true, userId: '4711', number: '123456786', password: 'kT4m-9xWb-Qr7e-hN3s' });
    fillChoices();
    await press('Open the account');
    expect(page.sentSignIns[0]).toMatchObject({
      way: 'registrationInOneClick',
      request: { country_id: 276 },
    });
    expect(screen.getByTestId('credentials-number').textContent).toBe('123\u00a0456\u00a0786');
    expect(screen.getByTestId('credentials-password').textContent).toBe('kT4m-9xWb-Qr7e-hN3s');
    const mail = screen.getByRole('link', { name: 'Send by e-mail' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(mail)).toContain('Password: kT4m-9xWb-Qr7e-hN3s');
    expect(screen.queryByText('other')).toBeNull();
    expect(onRegistered).not.toHaveBeenCalled();
    await press('I have kept them, go on');
    expect(onRegistered).toHaveBeenCalledTimes(1);
  });

  it('warns before the page is left with a password that was not kept', async () => {
    await show({ kinds: ['one-click'] });
    page.answerSignIn({ ok: true, userId: '4711', number: '123456786', password: 'kT4m' });
    fillChoices();
    await press('Open the account');
    const leaving = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leaving()).toBe(true);
    await press('I have kept them, go on');
    cleanup();
    expect(leaving()).toBe(false);
  });

  it('proves a number by its code before it registers with it', async () => {
    await show({ kinds: ['phone'] });
    const sent = {
      code_id: 'c1',
      resend_at_ms: page.timing.nowMs() + 60_000,
      expires_at_ms: page.timing.nowMs() + 600_000,
    };
    page.answer('POST', '/web-api/registration/code', answered(sent));
    fillChoices();
    act(() => page.setCaptcha({ status: 'working', progress: 0.42 }));
    expect(screen.getByText('Checking that you are not a machine')).toBeTruthy();
    act(() => page.setCaptcha({ status: 'idle' }));
    type('Phone number', '0151 12345678');
    expect(screen.getByDisplayValue('1511 2345678')).toBeTruthy();
    type('Password', 'correct horse');
    await press('Send me a code');
    expect(page.requests.at(-1)).toMatchObject({
      path: '/web-api/registration/code',
      body: { channel: 'sms', to: '+4915112345678', country_id: 276, language: 'en' },
    });
    expect(screen.getByText(/We sent a code to \+4915112345678/)).toBeTruthy();
    expect(screen.getByText('Another code in 60 seconds')).toBeTruthy();
    type('6-digit registration code', '123 456');
    await press('Open the account');
    expect(page.sentSignIns[0]).toMatchObject({
      way: 'registrationByPhone',
      request: { phone: '+4915112345678', code_id: 'c1', code: '123456' },
    });
    expect(onRegistered).toHaveBeenCalledTimes(1);
  });

  it('goes back from the code to the form with everything in it', async () => {
    await show({ kinds: ['email'], emailProof: 'first' });
    page.answer(
      'POST',
      '/web-api/registration/code',
      answered({ code_id: 'c1', resend_at_ms: 0, expires_at_ms: 0 }),
    );
    fillChoices();
    type('E-mail', 'mara@example.com');
    type('Password', 'correct horse');
    await press('Send me a code');
    await press('Change my details');
    expect(screen.getByDisplayValue('mara@example.com')).toBeTruthy();
    expect(screen.getByDisplayValue('correct horse')).toBeTruthy();
  });

  it('says on the form, and while its code is awaited, until when one can register', async () => {
    const registrationClosesAtMs = SAMPLE_NOW_MS + 3_600_000;
    const terms = { kinds: ['email'], emailProof: 'first' };
    ({ page, onRegistered, onLeave } = await showRegistration(terms, { registrationClosesAtMs }));
    const code = { code_id: 'c1', resend_at_ms: 0, expires_at_ms: 0 };
    page.answer('POST', '/web-api/registration/code', answered(code));
    expect(screen.getByText('Registration is open until Nov 21, 13:00 UTC.')).toBeTruthy();
    fillChoices();
    type('E-mail', 'mara@example.com');
    type('Password', 'correct horse');
    await press('Send me a code');
    expect(screen.getByText('Registration is open until Nov 21, 13:00 UTC.')).toBeTruthy();
    cleanup();
    page.remove();
    await show();
    expect(screen.queryByText(/^Registration is open until/)).toBeNull();
  });

  it('says at the field what the server refused, and nowhere else', async () => {
    await show({ kinds: ['one-click'] });
    page.refuseSignIn(refusal('UNDERAGE').problem);
    fillChoices();
    await press('Open the account');
    expect(screen.getByLabelText('Date of birth').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText(/legal age/)).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByLabelText('Date of birth'));
  });

  it('says who is too young before anything is sent', async () => {
    await show({ kinds: ['one-click'] });
    fillChoices();
    type('Date of birth', '2010-02-28');
    await press('Open the account');
    expect(screen.getByText('You must be 18 or older to open an account')).toBeTruthy();
    expect(page.sentSignIns).toEqual([]);
  });

  it('says once that a password is too short, and reads countries in the order of the language', async () => {
    await show({ kinds: ['email'] });
    type('Password', 'short');
    await press('Open the account');
    expect(screen.getAllByText(/at least 8 characters/)).toHaveLength(1);
    expect(page.requests.find(({ path }) => path === '/web-api/countries')?.options.query).toEqual({
      lang: 'en',
    });
  });

  it('leads to the terms in a tab of its own, and says how good a password is while it is typed', async () => {
    await show({ kinds: ['email'] });
    const terms = screen.getByRole('link', { name: 'Read the terms and conditions' });
    expect([terms.getAttribute('href'), terms.getAttribute('target')]).toEqual(['/en/rules/1', '_blank']);
    type('Password', '12345678');
    expect(screen.getByText('Too easy: characters in their order')).toBeTruthy();
    type('Password', 'correct horse battery');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
  });

  it('shows the agreement first and once, then the form [S4-05]', async () => {
    await show({ agreement: true });
    expect(screen.queryByTestId('registration-form')).toBeNull();
    await press('I agree');
    expect(screen.getByTestId('registration-form')).toBeTruthy();
  });

  it.each([
    ['registration-page', '/en/registration'],
    ['login-page', '/en/user/login'],
  ] as const)('leads to a page where the site wants one: %s [S4-05]', async (start, href) => {
    await show({ start });
    expect(onLeave).toHaveBeenCalledTimes(1);
    expect(page.navigations.at(-1)?.href).toBe(href);
  });

  it('tells the page to deposit where the site wants that [S4-05]', async () => {
    const heard = jest.fn();
    window.addEventListener(DEPOSIT_EVENT, heard);
    await show({ start: 'deposit-event' });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(onLeave).toHaveBeenCalledTimes(1);
    window.removeEventListener(DEPOSIT_EVENT, heard);
  });
});
