import { EMPTY_LOGIN, loginAfter, type LoginAction, type LoginState } from './login-state.ts';

const after = (...actions: readonly LoginAction[]): LoginState => actions.reduce(loginAfter, EMPTY_LOGIN);
const problem = (
  code: 'WRONG_CREDENTIALS' | 'SIGN_IN_PAUSED' | 'TWO_STEP_EXPIRED' | 'CODE_SPENT',
  details?: object,
) => ({ type: 'refused', problem: { code, message: code, details }, nowMs: 1_000 }) as const;
const CHALLENGE = { challenge: 'c', methods: ['totp' as const] };

describe('the state of the sign-in form [S3-28]', () => {
  it('begins with e-mail and password, remembered', () => {
    expect(EMPTY_LOGIN).toMatchObject({
      currentForm: 'login_password',
      loading: false,
      defaults: { remember: true },
    });
  });

  it('keeps what was typed over all forms and refusals', () => {
    const state = after(
      { type: 'typed', change: { login: 'ann', passwordLogin: 'x' } },
      { type: 'form', form: 'phone_password' },
      { type: 'typed', change: { phone: '+49' } },
      { type: 'form', form: 'sms' },
      { type: 'sent' },
      problem('WRONG_CREDENTIALS'),
      { type: 'form', form: 'login_password' },
    );
    expect(state.defaults).toMatchObject({ login: 'ann', passwordLogin: 'x', phone: '+49' });
    expect(state.message).toBeNull();
  });

  it('is loading from sending until the refusal, and stays so after success', () => {
    expect(after({ type: 'sent' }).loading).toBe(true);
    expect(after({ type: 'sent' }, problem('WRONG_CREDENTIALS')).loading).toBe(false);
    expect(after({ type: 'sent' }, { type: 'signed-in' })).toMatchObject({
      loading: true,
      responseType: 'signed-in',
    });
  });

  it('tells the same refusal twice', () => {
    const state = after(problem('WRONG_CREDENTIALS'), problem('WRONG_CREDENTIALS'));
    expect(state).toMatchObject({ responseType: 'refused', message: { attempt: 2 } });
  });

  it('asks for the second step, and begins anew when it waited too long', () => {
    const asked = after({ type: 'sent' }, { type: 'two-step', challenge: CHALLENGE });
    expect(asked).toMatchObject({
      currentForm: 'login_password_two_step_code',
      loading: false,
      twoStep: CHALLENGE,
    });
    expect(loginAfter(asked, problem('TWO_STEP_EXPIRED'))).toMatchObject({
      currentForm: 'login_password',
      twoStep: null,
    });
  });

  it('knows until when a pause lasts', () => {
    expect(after(problem('SIGN_IN_PAUSED', { retryAfterMs: 500 }))).toMatchObject({
      responseType: 'paused',
      pausedUntilMs: 1_500,
    });
    expect(after(problem('SIGN_IN_PAUSED', { retryAfterMs: 'x' })).pausedUntilMs).toBe(61_000);
  });

  it('asks for the number again when the code is spent', () => {
    const state = after({ type: 'sms-sent', code: { codeId: 'c', resendAtMs: 1 } }, problem('CODE_SPENT'));
    expect(state.sms).toBeNull();
  });
});
