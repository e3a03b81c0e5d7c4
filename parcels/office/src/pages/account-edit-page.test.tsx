import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { UserDataView } from '@paddock/contract/schemas';
import { answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { AccountEditPage } from './account-edit-page.tsx';

const PATH = '/web-api/user/data';
const VIEW: UserDataView = {
  user_data: {
    date_birthday: '1990-02-28',
    document_type_id: 1,
    inn: null,
    name: 'Ann',
    passport: 'C01X00T47',
    passport_date: null,
    passport_end_date: null,
    registration_address: null,
    surname: null,
  },
  locked: ['date_birthday'],
};

describe('the page of personal data', () => {
  let page: FakePage;
  const show = async (view: UserDataView = VIEW, language = 'en') => {
    page = installFakePage({ dictionaries: { office: { en, ru } }, userId: '7', language });
    page.answer('GET', PATH, answered(view));
    render(<AccountEditPage />);
    await act(() => Promise.resolve());
  };
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await act(() => Promise.resolve());
  };
  const sent = () => page.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('sends what was changed alone and goes back to the account [S3-21]', async () => {
    await show();
    page.answer('POST', PATH, answered(VIEW));
    expect(screen.getByRole('button', { name: 'Nothing changed' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    type('Surname', 'Other');
    type('Document', '2');
    await press('Save');
    expect(sent()).toEqual([{ surname: 'Other', document_type_id: 2 }]);
    expect(page.navigations).toEqual([{ href: '/en/office/account', replace: false }]);
  });

  it('says at each field what the server did not take, and keeps what was typed', async () => {
    await show();
    page.answer('POST', PATH, refusal('INVALID_INPUT', [{ at: '/passport_date' }, { at: '/surname' }]));
    type('Surname', 'X5');
    type('Issued on', '2999-01-01');
    await press('Save');
    expect(screen.getByLabelText('Surname').getAttribute('aria-invalid')).toBe('true');
    // Once, at its field; above it stands which fields to look at.
    expect(screen.getAllByText('Write it in letters, as in your document.')).toHaveLength(1);
    const above = within(screen.getByRole('alert')).getAllByRole('link');
    expect(above.map(({ textContent }) => textContent)).toEqual(['Surname', 'Issued on']);
    expect(screen.getByLabelText<HTMLInputElement>('Surname').value).toBe('X5');
    expect(page.navigations).toEqual([]);
    type('Surname', 'Other');
    expect(screen.getByLabelText('Surname').getAttribute('aria-invalid')).toBeNull();
  });

  it('shows what was checked without a field for it [S3-21]', async () => {
    await show({ ...VIEW, locked: ['date_birthday', 'name', 'passport', 'document_type_id'] });
    expect(screen.queryByLabelText('First name')).toBeNull();
    expect(screen.queryByLabelText('Date of birth')).toBeNull();
    expect(screen.getByText('C01X00T47')).toBeTruthy();
    expect(screen.getByText('Feb 28, 1990')).toBeTruthy();
    expect(screen.getByLabelText('Address')).toBeTruthy();
  });

  it('says so when the data cannot be read, and reads again', async () => {
    page = installFakePage({ dictionaries: { office: { en, ru } }, userId: '7' });
    page.answer('GET', PATH, refusal('UNAVAILABLE'));
    render(<AccountEditPage />);
    await act(() => Promise.resolve());
    expect(screen.getByText('Your data could not be loaded')).toBeTruthy();
    page.answer('GET', PATH, answered(VIEW));
    await press('Try again');
    expect(screen.getByLabelText('Surname')).toBeTruthy();
  });

  it('speaks Russian', async () => {
    await show(VIEW, 'ru');
    expect(screen.getByLabelText('Фамилия')).toBeTruthy();
    expect(screen.getByText('28 февр. 1990 г.')).toBeTruthy();
  });
});
