import { americanOdds } from './american.ts';
import { hongKongOdds, indonesianOdds, malayOdds } from './asian.ts';
import { fractionalOdds } from './fractional.ts';
import type { OddsView } from './odds-view.ts';

const FORMATS: Readonly<Record<Exclude<OddsView, 'decimal'>, (oddsMilli: bigint) => string>> = {
  fractional: fractionalOdds,
  american: americanOdds,
  'hong-kong': hongKongOdds,
  malay: malayOdds,
  indonesian: indonesianOdds,
};

/**
 * Writes a price, or the total of several legs, the way its reader wants it. Decimal is `displayOdds`: it is always at
 * hand, the others are loaded when somebody reads them.
 * @param oddsMilli decimal odds times 1000, above 1000
 */
export function formatOdds(view: Exclude<OddsView, 'decimal'>, oddsMilli: bigint): string {
  return FORMATS[view](oddsMilli);
}
