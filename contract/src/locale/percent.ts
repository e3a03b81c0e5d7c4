/**
 * A share in percent, as the locale writes it: "5.3%", "5,3 %", "%5,3".
 * @param share 1 is all of it
 * @param locale that numbers are written by (`format.locale`)
 */
export function percentText(
  share: number,
  locale: string,
  digits: Pick<
    Intl.NumberFormatOptions,
    'minimumFractionDigits' | 'maximumFractionDigits' | 'maximumSignificantDigits'
  > = { maximumFractionDigits: 2 },
): string {
  return new Intl.NumberFormat([locale, 'en'], { style: 'percent', ...digits }).format(share);
}
