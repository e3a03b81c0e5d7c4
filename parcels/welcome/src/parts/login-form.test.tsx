import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { auth$ } from '@paddock/shared-utils';
import { installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { LoginForm } from './login-form.tsx';

describe('the sign-in form', () => {
  let page: FakePage;
  const onSignedIn = jest.fn();
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await act(() => Promise.resolve());
  };
  beforeEach(() => {
    onSignedIn.mockClear();
    page = installFakePage({ dictionaries: { welcome: { en, ru } } });
    render(<LoginForm onSignedIn={onSignedIn} />);
  });
  afterEach(() => page.remove());

  it('says in its button what is missing, and sends nothing until then', async () => {
    await press('Enter login and password');
    expect(auth$.snapshot().status).toBe('guest');
  });

  it('signs in, and then lets go of the form', async () => {
    type('E-mail or account number', ' a@b.example ');
    type('Password', 'a long sentence');
    await press('Sign in');
    expect(auth$.snapshot().status).toBe('signed-in');
    expect(onSignedIn).toHaveBeenCalledTimes(1);
  });

  it('says why not and keeps what was typed', async () => {
    page.refuseSignIn(refusal('WRONG_CREDENTIALS').problem);
    type('E-mail or account number', 'a@b.example');
    type('Password', 'wrong');
    await press('Sign in');
    expect(screen.getByText('The login or password is not right.')).toBeTruthy();
    expect(screen.getByDisplayValue('a@b.example')).toBeTruthy();
    expect(onSignedIn).not.toHaveBeenCalled();
  });
});
