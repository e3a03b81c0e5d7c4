import type { OwnGameRoute } from '@paddock/contract';
import type { CatalogueEntry, LocalizedName } from '@paddock/contract/schemas';

import type { Spoken } from '../../../kernel/spoken.ts';
import { isOwn, type Game } from './game.ts';

/** A name in the languages that entries of the catalogue do not bring for ours: they have the English and the Russian one. */
type Translated = Omit<Spoken<string>, 'en' | 'ru'>;

/** What the pages of our games call them. */
const NAMES: Readonly<Record<OwnGameRoute, Translated>> = {
  baccarat: { de: 'Baccarat', es: 'Baccarat', tr: 'Bakara', ar: 'باكارات', hi: 'बैकारा' },
  bingo: { de: 'Bingo', es: 'Bingo', tr: 'Bingo', ar: 'بينغو', hi: 'बिंगो' },
  blackjack: { de: 'Blackjack', es: 'Blackjack', tr: 'Blackjack', ar: 'بلاك جاك', hi: 'ब्लैकजैक' },
  chest: { de: 'Truhe', es: 'Cofre', tr: 'Sandık', ar: 'الصندوق', hi: 'संदूक' },
  crash: { de: 'Crash', es: 'Crash', tr: 'Crash', ar: 'كراش', hi: 'क्रैश' },
  dice: { de: 'Fairer Wurf', es: 'Probabilidad Justa', tr: 'Adil Atış', ar: 'فرص متكافئة', hi: 'ईवन ऑड्स' },
  dragon: { de: 'Drache', es: 'Dragón', tr: 'Ejderha', ar: 'التنين', hi: 'ड्रैगन' },
  fortuna: { de: 'Fortuna', es: 'Fortuna', tr: 'Fortuna', ar: 'فورتونا', hi: 'फ़ॉर्चूना' },
  'hi-lo': { de: 'Hi-Lo', es: 'Hi-Lo', tr: 'Hi-Lo', ar: 'هاي لو', hi: 'हाई-लो' },
  keno: {
    de: 'Vierzig Lampen',
    es: 'Cuarenta Lámparas',
    tr: 'Kırk Lamba',
    ar: 'أربعون مصباحًا',
    hi: 'फ़ोर्टी लैंप्स',
  },
  limbo: { de: 'Hochsprung', es: 'Listón Alto', tr: 'Yüksek Çıta', ar: 'العارضة العالية', hi: 'हाई बार' },
  'live-roulette': {
    de: 'Live-Roulette',
    es: 'Ruleta en vivo',
    tr: 'Canlı rulet',
    ar: 'روليت مباشر',
    hi: 'लाइव रूलेट',
  },
  lottery: { de: 'Lotterie', es: 'Lotería', tr: 'Loto', ar: 'اليانصيب', hi: 'लॉटरी' },
  memory: { de: 'Memory', es: 'Memoria', tr: 'Hafıza', ar: 'الذاكرة', hi: 'मेमोरी' },
  mines: { de: 'Minen', es: 'Minas', tr: 'Mayınlar', ar: 'الألغام', hi: 'माइन्स' },
  plinko: { de: 'Kugelfall', es: 'Caída de Bolas', tr: 'Çivi Düşüşü', ar: 'كرة الأوتاد', hi: 'पेग ड्रॉप' },
  roulette: { de: 'Roulette', es: 'Ruleta', tr: 'Rulet', ar: 'روليت', hi: 'रूलेट' },
  safe: { de: 'Tresor', es: 'Caja Fuerte', tr: 'Kasa', ar: 'الخزنة', hi: 'तिजोरी' },
  scratch: { de: 'Rubbellos', es: 'Rasca y gana', tr: 'Kazı kazan', ar: 'بطاقة الكشط', hi: 'स्क्रैच कार्ड' },
  slot: { de: 'Slot', es: 'Tragamonedas', tr: 'Slot', ar: 'سلوت', hi: 'स्लॉट' },
  'video-poker': {
    de: 'Video Poker',
    es: 'Video Póker',
    tr: 'Video Poker',
    ar: 'فيديو بوكر',
    hi: 'वीडियो पोकर',
  },
  wheel: { de: 'Mühlrad', es: 'Rueda de Molino', tr: 'Değirmen Çarkı', ar: 'عجلة الطاحونة', hi: 'मिल व्हील' },
};

const TRANSLATED = new Map<string, Translated>(Object.entries(NAMES));

/** Names of one of our games beside its English and its Russian one; none for another's. */
export function translatedNames(route: string): readonly string[] {
  return Object.values(TRANSLATED.get(route) ?? {});
}

/** The name of one of our games in every language. */
export function ownNames({ name, slug }: Pick<CatalogueEntry, 'name' | 'slug'>): LocalizedName {
  return { ...name, ...TRANSLATED.get(slug) };
}

/** A game's name in every language it is known in. */
export function gameNames(game: Game): LocalizedName {
  return isOwn(game) ? ownNames(game.entry) : game.entry.name;
}
