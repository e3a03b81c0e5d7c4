import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { SiteConfig } from '@paddock/contract';
import { answered, installFakePage, settle, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../../locales/en.json' with { type: 'json' };
import ru from '../../../locales/ru.json' with { type: 'json' };
import { RegistrationFlow } from './registration-flow.tsx';

const TERMS = {
  kinds: ['email', 'phone', 'one-click', 'full', 'social'],
  emailProof: 'later',
  start: 'modal',
  agreement: false,
  bonuses: [],
} as const;
const COUNTRIES = { countries: [{ id: 276, code: 'DE', name: 'Germany', currency: 'EUR', min_age: 18 }] };

export interface RegistrationPage {
  readonly page: FakePage;
  readonly onRegistered: jest.Mock;
  readonly onLeave: jest.Mock;
}

/** Registration in a dialog of a site with these terms over the usual ones, once it has what it reads first. */
export async function showRegistration(
  terms: object = {},
  site: Partial<SiteConfig> = {},
): Promise<RegistrationPage> {
  const onRegistered = jest.fn();
  const onLeave = jest.fn();
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
  const page = installFakePage({
    dictionaries: { welcome: { en, ru } },
    site: { ...site, registration: { ...TERMS, ...terms } },
  });
  page.answer('GET', '/web-api/countries', answered(COUNTRIES));
  page.answer(
    'GET',
    '/web-api/phone/countries',
    answered([{ id: 276, name: 'Germany', country_code: 'DE', tel_code: '49' }]),
  );
  page.answer(
    'GET',
    '/web-api/phone/masks',
    answered([{ CountryId: 276, Mask: '#### #######', Min: 10, Max: 11 }]),
  );
  render(
    <RegistrationFlow
      place="dialog"
      signIn={<a href="#">Sign in</a>}
      other={<p>other</p>}
      onRegistered={onRegistered}
      onLeave={onLeave}
    />,
  );
  await act(settle);
  return { page, onRegistered, onLeave };
}

export function type(label: string | RegExp, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

export async function press(name: string | RegExp, role: 'button' | 'tab' = 'button'): Promise<void> {
  fireEvent.click(screen.getByRole(role, { name }));
  await act(settle);
}

/** Country, currency, birth date and consent: what every form asks for. */
export function fillChoices(): void {
  type('Country', '276');
  type('Currency', 'EUR');
  type('Date of birth', '1990-02-28');
  fireEvent.click(screen.getByRole('checkbox'));
}
