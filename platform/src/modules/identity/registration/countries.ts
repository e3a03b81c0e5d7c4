import { countryName } from '@paddock/contract';

/** A country players may register from; `id` is its ISO 3166-1 number. */
export interface Country {
  readonly id: number;
  readonly code: string;
  /** What the registration form suggests; a player may choose another. */
  readonly currency: string;
  /** Age from which one may play there. */
  readonly minAgeYears: number;
}

/** Where most countries draw the line. */
const USUAL_AGE_YEARS = 18;
/** Countries that draw it elsewhere for betting. The law may differ by game and by region: an operator checks it. */
const AGES_YEARS: Readonly<Record<string, number>> = { BE: 21, EE: 21, GR: 21, KZ: 21, US: 21 };

const TABLE = `
  8 AL EUR, 20 AD EUR, 32 AR USD, 51 AM USD, 40 AT EUR, 31 AZ USD, 56 BE EUR, 70 BA EUR, 76 BR BRL, 100 BG EUR,
  124 CA USD, 152 CL CLP, 170 CO USD, 188 CR USD, 191 HR EUR, 196 CY EUR, 203 CZ EUR, 208 DK EUR, 218 EC USD,
  222 SV USD, 233 EE EUR, 246 FI EUR, 250 FR EUR, 268 GE USD, 276 DE EUR, 288 GH USD, 300 GR EUR, 320 GT USD,
  348 HU EUR, 352 IS EUR, 356 IN INR, 372 IE EUR, 380 IT EUR, 392 JP JPY, 398 KZ KZT, 404 KE USD, 410 KR KRW,
  414 KW KWD, 417 KG KZT, 428 LV EUR, 438 LI EUR, 440 LT EUR, 442 LU EUR, 470 MT EUR, 484 MX USD, 498 MD EUR,
  492 MC EUR, 499 ME EUR, 528 NL EUR, 554 NZ USD, 566 NG USD, 807 MK EUR, 578 NO EUR, 591 PA USD, 604 PE USD,
  616 PL EUR, 620 PT EUR, 642 RO EUR, 643 RU RUB, 674 SM EUR, 688 RS EUR, 703 SK EUR, 705 SI EUR, 710 ZA USD,
  724 ES EUR, 752 SE EUR, 756 CH EUR, 764 TH USD, 788 TN TND, 792 TR USD, 804 UA EUR, 826 GB GBP, 840 US USD,
  858 UY USD, 860 UZ USD, 704 VN USD`;

export const COUNTRIES: ReadonlyMap<number, Country> = new Map(
  TABLE.split(',').map((entry) => {
    const [id = '', code = '', currency = ''] = entry.trim().split(' ');
    const minAgeYears = AGES_YEARS[code] ?? USUAL_AGE_YEARS;
    return [Number(id), { id: Number(id), code, currency, minAgeYears }];
  }),
);

const CODES: ReadonlySet<string> = new Set([...COUNTRIES.values()].map(({ code }) => code));

/** Whether two letters are those of a country players register from: `GB` is one, `UK` is none. */
export const isCountryCode = (code: string): boolean => CODES.has(code);

/** Two letters of a country by its number. */
export const countryCode = (id: number | undefined): string | undefined =>
  id === undefined ? undefined : COUNTRIES.get(id)?.code;

type NamedCountry = Country & { readonly name: string };

/** By language: naming and ordering them takes milliseconds, and anybody may ask without end. Languages are two letters. */
const named = new Map<string, readonly NamedCountry[]>();

/** The countries with their names in a language of two letters, in its alphabetical order. */
export function countriesIn(language: string): readonly NamedCountry[] {
  const known = named.get(language) ?? nameCountries(language);
  named.set(language, known);
  return known;
}

function nameCountries(language: string): readonly NamedCountry[] {
  return [...COUNTRIES.values()]
    .map((country) => ({ ...country, name: countryName(country.code, language) ?? country.code }))
    .toSorted((a, b) => a.name.localeCompare(b.name, [language, 'en']));
}
