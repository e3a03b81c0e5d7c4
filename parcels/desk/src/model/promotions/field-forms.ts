import type { PromotionPartsView } from '@paddock/contract/schemas';

/** What of the site a part can name. */
export type NameList = keyof PromotionPartsView['names'];

/** How a number is typed: as it is, as odds (1.5 for 1500), or as percent with decimals (2.5 for 250). */
export type NumberForm = 'whole' | 'odds' | 'hundredths';

/** Fields whose numbers are typed in another form than they are sent in, wherever they stand. */
const FORMS: Readonly<Record<string, NumberForm | 'moment'>> = {
  opensAtMs: 'moment',
  closesAtMs: 'moment',
  minOddsMilli: 'odds',
  minLegOddsMilli: 'odds',
  leastOddsMilli: 'odds',
  edges: 'hundredths',
  edgeShare: 'hundredths',
};

/** Fields that name something of the site. */
const NAMES: Readonly<Record<string, NameList>> = {
  products: 'products',
  sports: 'sports',
  games: 'games',
  ownGames: 'ownGames',
  of: 'tickets',
  level: 'levels',
  fromLevel: 'levels',
  segment: 'segments',
  mainCurrencies: 'currencies',
};

/** The field that is a picture of the site. */
export const isPicture = (name: string): boolean => name === 'picture';

/** The fields whose values are codes of languages. */
export const isLanguage = (name: string): boolean => name === 'siteLanguages' || name === 'fallback';

/** A code of a field as it is sent: those of countries are capital and of languages small letters, whichever are typed. */
export function codeOf(name: string, typed: string): string {
  if (name === 'countries') return typed.toUpperCase();
  return name === 'languages' ? typed.toLowerCase() : typed;
}

export const formOf = (name: string): NumberForm | 'moment' => FORMS[name] ?? 'whole';
export const namesOf = (name: string): NameList | null => NAMES[name] ?? null;

/** Whose words a field has: by product, or by sport, it is how much of the stakes counts. */
export function nameOf(name: string, as: string): string {
  if (as !== 'by-product') return name;
  return { products: 'shares', sports: 'sportShares' }[name] ?? name;
}

/** Digits behind the point. */
const DIGITS: Readonly<Record<NumberForm, number>> = { whole: 0, odds: 3, hundredths: 2 };

/** A number as it is typed: "1.5" of 1500 thousandths. */
export function numberText(value: number, form: NumberForm): string {
  const digits = DIGITS[form];
  if (digits === 0) return String(value);
  return (value / 10 ** digits).toFixed(digits).replace(/\.?0+$/, '');
}

/** What is typed as the number that is sent; undefined where it is none. Comma and point are both understood. */
export function numberIn(typed: string, form: NumberForm): number | undefined {
  const [, whole, part = ''] = /^(\d{1,12})(?:[.,](\d*))?$/.exec(typed.trim()) ?? [];
  const digits = DIGITS[form];
  if (whole === undefined || part.length > digits) return undefined;
  return Number(whole + part.padEnd(digits, '0'));
}
