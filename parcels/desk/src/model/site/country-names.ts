import { countryName, listText } from '@paddock/contract';

/** ISO 3166-1, and XK, by which files of countries name Kosovo. */
export const COUNTRY_CODES: readonly string[] = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD
  CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF
  GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN
  KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA
  NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI
  SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI
  VN VU WF WS XK YE YT ZA ZM ZW`
  .trim()
  .split(/\s+/);

export interface NamedCountry {
  readonly code: string;
  readonly name: string;
}

/** A country in a language; its code where the runtime knows no name. */
export const nameOfCountry = (code: string, language: string): string => countryName(code, language) ?? code;

/** By language: naming and ordering them takes tens of milliseconds, and each rule of a form offers them. */
const named = new Map<string, readonly NamedCountry[]>();

/** Every country in a language, in its alphabetical order. */
export function namedCountries(language: string): readonly NamedCountry[] {
  const known = named.get(language) ?? nameCountries(language);
  named.set(language, known);
  return known;
}

const nameCountries = (language: string): readonly NamedCountry[] =>
  COUNTRY_CODES.map((code) => ({ code, name: nameOfCountry(code, language) })).toSorted((one, other) =>
    one.name.localeCompare(other.name, [language, 'en']),
  );

/** Countries as a sentence names them: "Germany, Poland". */
export const countriesText = (codes: readonly string[], language: string): string =>
  listText(
    codes.map((code) => nameOfCountry(code, language)),
    language,
  );

/** Countries that are offered for what was typed. */
const MOST_FOUND = 8;

/**
 * Countries whose name has what was typed, those that begin with it first; two letters are a code too. Marks on letters
 * do not matter. Nothing where nothing was typed.
 */
export function foundCountries(
  countries: readonly NamedCountry[],
  typed: string,
  without: readonly string[] = [],
): readonly NamedCountry[] {
  const wanted = plain(typed.trim());
  if (wanted === '') return [];
  const rank = ({ code, name }: NamedCountry): number => {
    if (code.toLowerCase() === wanted) return 0;
    const at = plain(name).indexOf(wanted);
    return at < 0 ? -1 : at === 0 ? 0 : 1;
  };
  return [0, 1]
    .flatMap((wantedRank) =>
      countries.filter((country) => !without.includes(country.code) && rank(country) === wantedRank),
    )
    .slice(0, MOST_FOUND);
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
