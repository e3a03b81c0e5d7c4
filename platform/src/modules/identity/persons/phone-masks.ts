import { getCountryCallingCode, getExampleNumber, Metadata, type CountryCode } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import type { PhoneMasksView } from '@paddock/contract/schemas';

import { COUNTRIES } from '../registration/countries.ts';

type PhoneMask = PhoneMasksView[number];

/** What the library's plans can do beyond its types: the lengths of mobile numbers alone. */
interface PlanByType {
  type(name: 'MOBILE'): { possibleLengths(): number[] } | undefined;
}

/** The code a country's numbers begin with, without its plus: `49`. */
export const callingCode = (country: string): string => getCountryCallingCode(country as CountryCode);

let made: readonly PhoneMask[] | undefined;

/** How mobile numbers look country by country (S7-22): made once from the metadata, never written by hand. */
export function phoneMasks(): readonly PhoneMask[] {
  made ??= [...COUNTRIES.values()].map(({ id, code }) => maskOf(id, code));
  return made;
}

function maskOf(countryId: number, code: string): PhoneMask {
  const country = code as CountryCode;
  const plan = new Metadata();
  plan.selectNumberingPlan(country);
  const lengths = (plan.numberingPlan as PlanByType | undefined)?.type('MOBILE')?.possibleLengths() ?? [];
  const example = getExampleNumber(country, examples);
  const digits = example?.nationalNumber.length ?? Math.max(...lengths);
  // The national part of the international form: without a trunk zero, which belongs to no number.
  const national = example
    ?.formatInternational()
    .replace(`+${callingCode(code)}`, '')
    .trim();
  return {
    CountryId: countryId,
    Mask: (national ?? '0'.repeat(digits)).replaceAll(/\d/g, '#'),
    Min: Math.min(...lengths),
    Max: Math.max(...lengths),
  };
}
