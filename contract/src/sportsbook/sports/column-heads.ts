import type { ColumnHead } from '../../schemas/market-types.ts';

/** Words over the columns of lists, in every language of the site: whoever reads the others has no more than them. */
export const COLUMN_HEADS = {
  over: { en: 'Over', ru: 'Б', de: 'Über', es: 'Más', tr: 'Üst', ar: 'أكثر', hi: 'ओवर' },
  under: { en: 'Under', ru: 'М', de: 'Unter', es: 'Menos', tr: 'Alt', ar: 'أقل', hi: 'अंडर' },
  total: { en: 'Total', ru: 'Тотал', de: 'Total', es: 'Total', tr: 'Toplam', ar: 'المجموع', hi: 'टोटल' },
  maps: { en: 'Maps', ru: 'Карты', de: 'Maps', es: 'Mapas', tr: 'Harita', ar: 'خرائط', hi: 'मैप' },
  games: { en: 'Games', ru: 'Геймы', de: 'Spiele', es: 'Juegos', tr: 'Oyun', ar: 'أشواط', hi: 'गेम' },
  none: { en: 'None', ru: 'Нет', de: 'Keins', es: 'Ninguno', tr: 'Yok', ar: 'لا شيء', hi: 'कोई नहीं' },
  handicap: { en: 'Hcp', ru: 'Фора', de: 'Hcp', es: 'Hánd.', tr: 'Hnd.', ar: 'فارق', hi: 'हैंडि.' },
} as const satisfies Readonly<Record<string, ColumnHead>>;

/** Over the sides of the part that comes next, {side} the number of one. */
const SIDE_IN = {
  goal: {
    ...{ en: 'Next {side}', ru: 'Гол {side}', de: 'Tor {side}', es: 'Gol {side}', tr: 'Gol {side}' },
    ...{ ar: 'هدف {side}', hi: 'गोल {side}' },
  },
  set: {
    ...{ en: '{side} in set', ru: 'Сет {side}', de: 'Satz {side}', es: 'Set {side}', tr: 'Set {side}' },
    ...{ ar: 'مجموعة {side}', hi: 'सेट {side}' },
  },
  map: {
    ...{ en: '{side} in map', ru: 'Карта {side}', de: 'Map {side}', es: 'Mapa {side}', tr: 'Harita {side}' },
    ...{ ar: 'خريطة {side}', hi: 'मैप {side}' },
  },
  quarter: {
    ...{ en: '{side} in qtr', ru: 'Четв. {side}', de: 'Viertel {side}', es: 'Cuarto {side}' },
    ...{ tr: 'Çeyrek {side}', ar: 'ربع {side}', hi: 'क्वार्टर {side}' },
  },
} as const satisfies Readonly<Record<string, ColumnHead>>;

/** Over a side of the part that comes next: "1 in set". */
export function sideIn(part: keyof typeof SIDE_IN, side: 1 | 2): ColumnHead {
  const filled = Object.entries(SIDE_IN[part]).map(([language, words]) => [
    language,
    words.replace('{side}', String(side)),
  ]);
  return Object.fromEntries(filled) as ColumnHead;
}
