import { americanOdds } from './american.ts';
import { hongKongOdds, indonesianOdds, malayOdds } from './asian.ts';
import { fractionalOdds, fractionalTotal } from './fractional.ts';
import type { OddsView } from './odds-view.ts';

type OtherView = Exclude<OddsView, 'decimal'>;

const FORMATS: Readonly<Record<OtherView, (oddsMilli: bigint) => string>> = {
  fractional: fractionalOdds,
  american: americanOdds,
  'hong-kong': hongKongOdds,
  malay: malayOdds,
  indonesian: indonesianOdds,
};

/**
 * Writes a price the way its reader wants it. Decimal is `displayOdds`: it is always at hand, the others are loaded when
 * somebody reads them.
 * @param oddsMilli decimal odds times 1000, above 1000
 */
export function formatOdds(view: OtherView, oddsMilli: bigint): string {
  return FORMATS[view](oddsMilli);
}

/** Writes the total price of several legs; of fractions with its own digits, for the ladder knows no totals. */
export function formatTotalOdds(view: OtherView, totalMilli: bigint): string {
  return view === 'fractional' ? fractionalTotal(totalMilli) : FORMATS[view](totalMilli);
}
