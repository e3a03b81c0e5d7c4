import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { serverNowMs } from '@paddock/shared-utils';
import { answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { ChangePasswordForm } from './change-password-form.tsx';

const PATH = '/web-api/user/password';

describe('the form of another password', () => {
  let page: FakePage;
  const onChanged = jest.fn();
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await act(() => Promise.resolve());
  };
  const fill = (oldPassword: string, newPassword: string) => {
    type('Current password', oldPassword);
    type('New password', newPassword);
  };
  const sent = () => page.requests.filter(({ path }) => path === PATH).map(({ body }) => body);
  beforeEach(() => {
    onChanged.mockClear();
    page = installFakePage({ dictionaries: { office: { en, ru } }, userId: '7' });
    page.answer('POST', PATH, answered({ changed: true }));
    render(<ChangePasswordForm onChanged={onChanged} />);
  });
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('says what is missing and sends nothing until then', async () => {
    await press('Enter the current password');
    type('Current password', 'the old horse');
    await press('Enter a new one of 8 characters');
    fill('the old horse', 'the old horse');
    await press('Choose another one than now');
    expect(sent()).toEqual([]);
  });

  it.each([
    ['aaaabbbb', 'Too easy: the same characters again and again'],
    ['12345678', 'Too easy: characters in their order'],
    ['brown cow', 'Fair; from 12 characters on it is good'],
    ['the new horse', 'Good'],
  ])('says of %s what it is worth before anything is sent', (password, words) => {
    expect(screen.getByTestId('password-meter').textContent).toBe('');
    type('New password', password);
    expect(screen.getByRole('progressbar', { name: 'How hard it is to guess' }).ariaValueText).toBe(words);
    expect(sent()).toEqual([]);
  });

  it('changes it', async () => {
    fill('the old horse', 'the new horse');
    await press('Change the password');
    expect(sent()).toEqual([{ old_password: 'the old horse', new_password: 'the new horse' }]);
    expect(onChanged).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['WRONG_PASSWORD', 'Current password'],
    ['WEAK_PASSWORD', 'New password'],
  ] as const)('says %s at its field and keeps what was typed', async (code, label) => {
    page.answer('POST', PATH, refusal(code));
    fill('the old horse', 'the new horse');
    await press('Change the password');
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByDisplayValue('the new horse')).toBeTruthy();
    expect(onChanged).not.toHaveBeenCalled();
  });

  it('says until when to wait after too many tries', async () => {
    page.answer('POST', PATH, refusal('TOO_MANY_REQUESTS', { retryAtMs: serverNowMs() + 60_000 }));
    fill('a wrong one', 'the new horse');
    await press('Change the password');
    expect(screen.getByText(/You can try again at/)).toBeTruthy();
  });
});
