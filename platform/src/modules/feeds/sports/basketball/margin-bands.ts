/** Points between the sides: the last means that many or more. */
export const MARGIN_BANDS = ['1-5', '6-10', '11-15', '16-20', '21-25', '26+'] as const;
const BAND = 5;

/** The outcome of a lead that is not level: `home-6-10`. */
export function marginBandOf(lead: number): string {
  const at = Math.min(MARGIN_BANDS.length - 1, Math.floor((Math.abs(lead) - 1) / BAND));
  return `${lead > 0 ? 'home' : 'away'}-${MARGIN_BANDS[at] ?? ''}`;
}
