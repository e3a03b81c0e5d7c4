import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { answered, installFakePage, SAMPLE_NOW_MS, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../../locales/en.json' with { type: 'json' };
import ru from '../../../locales/ru.json' with { type: 'json' };
import { registrationRecord } from '../../model/registration-record.ts';
import { SocialRegistration } from './social-registration.tsx';

const COUNTRIES = [
  { id: 276, code: 'DE', name: 'Germany', currency: 'EUR', min_age: 18 },
  { id: 233, code: 'EE', name: 'Estonia', currency: 'EUR', min_age: 21 },
];

describe('registering by an account of a company', () => {
  let page: FakePage;
  const settle = () => act(() => page.timing.advanceAsync(0));
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await settle();
  };
  const fill = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  beforeEach(async () => {
    const registration = {
      kinds: ['email', 'social'],
      emailProof: 'later',
      start: 'modal',
      agreement: true,
      bonuses: ['sport'],
    } as const;
    page = installFakePage({ dictionaries: { welcome: { en, ru } }, site: { registration } });
    page.answer('GET', '/web-api/countries', answered({ countries: COUNTRIES }));
    page.answer(
      'GET',
      '/web-api/auth/social/registration',
      answered({ provider: 'Pocket ID', email: 'ada@pocket-id.example', countryId: 233, currency: 'EUR' }),
    );
    page.answer(
      'GET',
      '/web-api/bonuses/offer',
      answered({
        offer: {
          currency: 'EUR',
          percent: 100,
          upTo: '100.00',
          minDeposit: '10.00',
          wageringMultiple: 5,
          days: 30,
          minOddsMilli: 1_500,
          percents: { sportsbook: 100 },
          maxStake: null,
          maxConversion: null,
        },
      }),
    );
    render(<SocialRegistration query="?ref_code=club&promo_code=SPRING" />);
    await settle();
  });
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('asks for the agreement first, then for what all forms ask, and is counted [S2-51, S3-30, S3-34, S3-36, S4-04, S4-05]', async () => {
    expect(screen.queryByTestId('social-registration')).toBeNull();
    await press('I agree');
    await settle();
    const registrationClosesAtMs = SAMPLE_NOW_MS + 3_600_000;
    act(() => page.setSite({ thirdPartyHasFirstDepositRedirect: true, registrationClosesAtMs }));
    expect(screen.getByText('Registration is open until Nov 21, 13:00 UTC.')).toBeTruthy();
    // The age is that of the country the company named.
    expect(screen.getByText('You must be 21 or older.')).toBeTruthy();
    fill(/Date of birth/, '1990-02-28');
    fireEvent.click(screen.getByRole('checkbox'));
    await press('Open the account');
    expect(page.sentSignIns).toEqual([
      {
        way: 'registrationSocially',
        request: {
          country_id: 233,
          currency_id: 'EUR',
          birth_date: '1990-02-28',
          language: 'en',
          terms_accepted: true,
          ref_code: 'club',
          promo_code: 'SPRING',
          first_deposit_bonus_choice: 'none',
        },
      },
    ]);
    // The site wants newcomers of other companies to pay in at once.
    expect(page.navigations.map(({ href }) => href)).toEqual(['/en/office/recharge']);
    expect(registrationRecord(page.timing.nowMs())).toMatchObject({
      regTryCounter: 1,
      hasDone: true,
      socialData: { regType: 'social', countryId: 233, countryCode: 'EE', promocode: 'SPRING' },
    });
  });
});
