import { fireEvent, screen, within } from '@testing-library/react';
import { answered, createMemoryStorage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import { ASK, press, sendButton, showForm, typeAmount, type ShownForm } from './deduce-form.fixture.tsx';
import { aWithdrawal } from './withdrawals.fixture.ts';

/** What the proof reads of a player's security. */
const securityOf = (view: object) => ({
  two_factor: { enabled_at_ms: null },
  email: '',
  phone: null,
  ...view,
});

describe('withdrawing where the server wants to know who is there', () => {
  let page: FakePage;
  let sent: ShownForm['sent'];
  beforeEach(async () => {
    ({ page, sent } = await showForm('1', createMemoryStorage()));
  });
  afterEach(() => page.remove());

  it('asks who is there where the server wants to know, once, and withdraws by the same press', async () => {
    page.answer('GET', '/web-api/user/security', answered(securityOf({ email: 'ada@example.com' })));
    page.answer('POST', ASK, refusal('STEP_UP_REQUIRED'));
    typeAmount('50');
    await press('Withdraw €50.00');
    expect(screen.getByRole('status').textContent).toContain('show that it is you');
    expect(document.activeElement).toBe(screen.getByLabelText('Your password'));
    expect(sendButton()?.textContent).toBe('Enter your password');
    expect(screen.queryByText('Use a code of the app')).toBeNull();

    page.answer('POST', '/web-api/user/security/step-up', refusal('WRONG_PASSWORD'));
    fireEvent.change(screen.getByLabelText('Your password'), { target: { value: 'mine' } });
    await press('Withdraw €50.00');
    expect(sent().at(-1)?.path).toContain('/step-up');
    expect(within(screen.getByTestId('withdrawal-proof')).getByRole('alert')).toBeTruthy();

    page.answer('POST', '/web-api/user/security/step-up', answered({}));
    page.answer('POST', ASK, answered(aWithdrawal('requested'), 201));
    await press('Withdraw €50.00');
    const [proved, asked] = sent().slice(-2);
    expect(proved?.body).toEqual({ method: 'password', password: 'mine' });
    expect(asked?.body).toEqual({ accountId: '3', instrumentId: '1', amount: '50' });
    expect(page.navigations.at(-1)?.href).toBe('/en/office/deduce/81');
  });

  it.each([
    ['who can be written to', { email: 'ada@example.com' }, 'No password yet', 'open'],
    [
      'who cannot, and would be locked out by signing out',
      {},
      'Stay signed in and write to support',
      'closed',
    ],
  ])('has a way on without the password for a player %s', async (_who, security, words, dialog) => {
    page.answer('GET', '/web-api/user/security', answered(securityOf(security)));
    page.answer('POST', ASK, refusal('STEP_UP_REQUIRED'));
    typeAmount('50');
    await press('Withdraw €50.00');
    expect(screen.getByTestId('withdrawal-proof').textContent).toContain(words);
    const forgotten = screen.queryByRole('button', { name: 'Forgot it?' });
    if (forgotten !== null) fireEvent.click(forgotten);
    expect(page.shared.dialogs.dialogs$.snapshot().status).toBe(dialog);
  });

  it('takes a code of the app instead where one is set up', async () => {
    page.answer('GET', '/web-api/user/security', answered(securityOf({ two_factor: { enabled_at_ms: 1 } })));
    page.answer('POST', ASK, refusal('STEP_UP_REQUIRED'));
    typeAmount('50');
    await press('Withdraw €50.00');
    await press('Use a code of the app');
    expect(sendButton()?.textContent).toBe('Enter the code');
    page.answer('POST', '/web-api/user/security/step-up', answered({}));
    page.answer('POST', ASK, answered(aWithdrawal('requested'), 201));
    fireEvent.change(screen.getByLabelText('Code of your app'), { target: { value: ' 123456 ' } });
    await press('Withdraw €50.00');
    expect(sent().at(-2)?.body).toEqual({ method: 'totp', code: '123456' });
  });
});
