import { isCountryCode } from '../identity/index.ts';

/**
 * Where the first of these countries stands that nobody registers from: nobody is of it, while pages would name it to players ("UK"
 * is the United Kingdom to them, whose accounts are of `GB`). Undefined where there is none.
 */
export function unknownCountryAt(countries: readonly string[] = []): number | undefined {
  const at = countries.findIndex((code) => !isCountryCode(code));
  return at < 0 ? undefined : at;
}
