import { countryName } from '@paddock/contract';
import { NAME_LANGUAGES, type LocalizedName } from '@paddock/contract/schemas';

/** What feeds call regions that are no country of ISO 3166-1: parts of one that play by themselves. */
const BESIDE_COUNTRIES: ReadonlyMap<string, Omit<LocalizedName, 'en'>> = new Map(
  Object.entries({
    'gb-eng': { ru: 'Англия', de: 'England', es: 'Inglaterra', tr: 'İngiltere', ar: 'إنجلترا', hi: 'इंग्लैंड' },
    'gb-sct': {
      ru: 'Шотландия',
      de: 'Schottland',
      es: 'Escocia',
      tr: 'İskoçya',
      ar: 'اسكتلندا',
      hi: 'स्कॉटलैंड',
    },
    'gb-wls': { ru: 'Уэльс', de: 'Wales', es: 'Gales', tr: 'Galler', ar: 'ويلز', hi: 'वेल्स' },
    'gb-nir': {
      ru: 'Северная Ирландия',
      de: 'Nordirland',
      es: 'Irlanda del Norte',
      tr: 'Kuzey İrlanda',
      ar: 'أيرلندا الشمالية',
      hi: 'उत्तरी आयरलैंड',
    },
  }),
);

/** `ZZ` is no country that anybody knows. */
const COUNTRY = /^(?!zz)[a-z]{2}$/i;

/** By code: a feed names the region of each event, and asking the runtime takes a moment. */
const known = new Map<string, Omit<LocalizedName, 'en'>>();

/**
 * A region's name in every language that names are told in: as its feed says it, else what the runtime calls a country of
 * that code (ISO 3166-1, two letters). Feeds tell names in a few languages alone, and players read lists in all of them.
 */
export function regionName({
  code,
  name,
}: {
  readonly code: string;
  readonly name: LocalizedName;
}): LocalizedName {
  const beside =
    BESIDE_COUNTRIES.get(code.toLowerCase()) ?? (COUNTRY.test(code) ? countryNames(code) : undefined);
  return { ...beside, ...name };
}

function countryNames(code: string): Omit<LocalizedName, 'en'> {
  const before = known.get(code);
  if (before !== undefined) return before;
  const english = countryName(code.toUpperCase(), 'en');
  const names: Omit<LocalizedName, 'en'> =
    english === undefined
      ? {}
      : Object.fromEntries(
          NAME_LANGUAGES.map((language) => [language, countryName(code.toUpperCase(), language) ?? english]),
        );
  known.set(code, names);
  return names;
}
