import { cleanup, render, screen } from '@testing-library/react';
import type { Profile } from '@paddock/shared-utils';
import { aProfile, installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { AccountFacts } from './account-facts.tsx';

describe('what the account page says of the player', () => {
  let page: FakePage;
  const show = (change: Partial<Profile> = {}) => {
    page = installFakePage({ dictionaries: { office: { en, ru } }, userId: '7' });
    render(<AccountFacts profile={aProfile(change)} />);
  };
  const said = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('says little of who told little [S3-19]', () => {
    show();
    expect(['Player number', 'Name', 'E-mail', 'Phone', 'Country'].map(said)).toEqual([
      '123\u00a0456\u00a0786',
      'Not given',
      'ann@example.org Confirm',
      'Not given',
      'Germany',
    ]);
    expect(said('Verification')).toBe('Not verified');
    expect(said('Password')).toBe('0 days old');
  });

  it.each([
    [0, false, false],
    [1, true, false],
    [2, true, true],
    [3, false, true],
  ] as const)('with activation type %i says which addresses are confirmed [S3-20]', (type, email, phone) => {
    show({ activation_type: type, phone_code: '+49', phone_number: '•••••••45' });
    expect(said('E-mail')?.includes('Confirmed')).toBe(email);
    expect(said('Phone')?.includes('Confirmed')).toBe(phone);
  });

  it.each([
    [null, 'Not given'],
    [30, 'Weak'],
    [31, 'Fair'],
    [70, 'Good'],
    [100, 'Full'],
  ])('calls a protection of %s %s [S4-16]', (level, word) => {
    show({ protection_level: level });
    expect(said('Protection')).toBe(word);
  });

  it('names the person, and says that they were verified [S3-21]', () => {
    show({
      verification_status: 4,
      user_data: { ...aProfile().user_data, name: 'Ann', surname: 'Other' },
    });
    expect([said('Name'), said('Verification')]).toEqual(['Ann Other', 'Verified']);
    expect(screen.getByRole('link', { name: 'Personal data' }).getAttribute('href')).toBe(
      '/en/office/account/edit',
    );
  });
});
