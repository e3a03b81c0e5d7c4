/** The country whose way of writing the product's own words have. */
const COUNTRIES: Readonly<Record<string, string>> = {
  en: 'GB',
  ru: 'RU',
  de: 'DE',
  es: 'ES',
  tr: 'TR',
  ar: 'AE',
  hi: 'IN',
};

/** A language as the Open Graph protocol names it, with a country: `en_GB`. */
export function ogLocaleOf(code: string): string {
  const { language, region } = new Intl.Locale(code);
  const country = region ?? COUNTRIES[language] ?? new Intl.Locale(code).maximize().region;
  return country === undefined ? language : `${language}_${country}`;
}
