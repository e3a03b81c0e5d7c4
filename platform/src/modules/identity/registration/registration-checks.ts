import { ageYears, CURRENCIES } from '@paddock/contract';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { AtSite, IdentityDependencies } from '../identity-api.ts';
import { COUNTRIES } from './countries.ts';

/** What every way to register asks for. */
export interface RegistrationChoices {
  readonly country_id: number;
  readonly currency_id: string;
  readonly birth_date: string;
}

/** @throws CURRENCY_UNSUPPORTED for a currency that the site a visitor is at offers nobody. */
export function requireOffered(
  { registrationCurrencies }: Pick<IdentityDependencies, 'registrationCurrencies'>,
  currency: string,
  visitor: AtSite,
): void {
  if (!registrationCurrencies(visitor).includes(currency)) throw new PlatformError('CURRENCY_UNSUPPORTED');
}

/**
 * Checks what every form has, without looking at who exists.
 * @throws INVALID_INPUT, CURRENCY_UNSUPPORTED, UNDERAGE.
 */
export function requireChoices(form: RegistrationChoices, nowMs: number): void {
  const country = COUNTRIES.get(form.country_id);
  const age = ageYears(form.birth_date, nowMs);
  if (age === undefined) throw new PlatformError('INVALID_INPUT', [{ at: '/birth_date' }]);
  if (country === undefined) throw new PlatformError('INVALID_INPUT', [{ at: '/country_id' }]);
  if (!CURRENCIES.has(form.currency_id)) throw new PlatformError('CURRENCY_UNSUPPORTED');
  if (age < country.minAgeYears) throw new PlatformError('UNDERAGE');
}
