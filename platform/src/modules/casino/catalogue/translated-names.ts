import type { OwnGameRoute } from '@paddock/contract';

/** What the pages of our games call them in languages the catalogue has no name for: German, Spanish, Turkish, Arabic, Hindi. */
const NAMES: Readonly<Record<OwnGameRoute, readonly string[]>> = {
  baccarat: ['Bakara', 'باكارات', 'बैकारा'],
  bingo: ['بينغو', 'बिंगो'],
  blackjack: ['بلاك جاك', 'ब्लैकजैक'],
  chest: ['Truhe', 'Cofre', 'Sandık', 'الصندوق', 'संदूक'],
  crash: ['كراش', 'क्रैश'],
  dice: ['Fairer Wurf', 'Probabilidad Justa', 'Adil Atış', 'فرص متكافئة', 'ईवन ऑड्स'],
  dragon: ['Drache', 'Dragón', 'Ejderha', 'التنين', 'ड्रैगन'],
  fortuna: ['فورتونا', 'फ़ॉर्चूना'],
  'hi-lo': ['هاي لو', 'हाई-लो'],
  keno: ['Vierzig Lampen', 'Cuarenta Lámparas', 'Kırk Lamba', 'أربعون مصباحًا', 'फ़ोर्टी लैंप्स'],
  limbo: ['Hochsprung', 'Listón Alto', 'Yüksek Çıta', 'العارضة العالية', 'हाई बार'],
  'live-roulette': ['Live-Roulette', 'Ruleta en vivo', 'Canlı rulet', 'روليت مباشر', 'लाइव रूलेट'],
  lottery: ['Lotterie', 'Lotería', 'Loto', 'اليانصيب', 'लॉटरी'],
  memory: ['Memoria', 'Hafıza', 'الذاكرة', 'मेमोरी'],
  mines: ['Minen', 'Minas', 'Mayınlar', 'الألغام', 'माइन्स'],
  plinko: ['Kugelfall', 'Caída de Bolas', 'Çivi Düşüşü', 'كرة الأوتاد', 'पेग ड्रॉप'],
  roulette: ['Ruleta', 'Rulet', 'روليت', 'रूलेट'],
  safe: ['Tresor', 'Caja Fuerte', 'Kasa', 'الخزنة', 'तिजोरी'],
  scratch: ['Rubbellos', 'Rasca y gana', 'Kazı kazan', 'بطاقة الكشط', 'स्क्रैच कार्ड'],
  slot: ['Tragamonedas', 'سلوت', 'स्लॉट'],
  'video-poker': ['Video Póker', 'فيديو بوكر', 'वीडियो पोकर'],
  wheel: ['Mühlrad', 'Rueda de Molino', 'Değirmen Çarkı', 'عجلة الطاحونة', 'मिल व्हील'],
};

/** Names of one of our games beside its English and its Russian one; none for another's. */
export function translatedNames(route: string): readonly string[] {
  return new Map(Object.entries(NAMES)).get(route) ?? [];
}
