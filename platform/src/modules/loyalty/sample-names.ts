import type { LocalizedName } from '@paddock/contract/schemas';

/** In every language of the product. */
type SampleName = Required<LocalizedName>;

export const COPPER: SampleName = {
  en: 'Copper',
  ru: 'Медь',
  de: 'Kupfer',
  es: 'Cobre',
  tr: 'Bakır',
  ar: 'النحاسي',
  hi: 'कॉपर',
};
export const BRONZE: SampleName = {
  en: 'Bronze',
  ru: 'Бронза',
  de: 'Bronze',
  es: 'Bronce',
  tr: 'Bronz',
  ar: 'البرونزي',
  hi: 'ब्रॉन्ज़',
};
export const SILVER: SampleName = {
  en: 'Silver',
  ru: 'Серебро',
  de: 'Silber',
  es: 'Plata',
  tr: 'Gümüş',
  ar: 'الفضي',
  hi: 'सिल्वर',
};
export const GOLD: SampleName = {
  en: 'Gold',
  ru: 'Золото',
  de: 'Gold',
  es: 'Oro',
  tr: 'Altın',
  ar: 'الذهبي',
  hi: 'गोल्ड',
};
export const PLATINUM: SampleName = {
  en: 'Platinum',
  ru: 'Платина',
  de: 'Platin',
  es: 'Platino',
  tr: 'Platin',
  ar: 'البلاتيني',
  hi: 'प्लैटिनम',
};

export const THANK_YOU: SampleName = {
  en: 'A small thank-you',
  ru: 'Небольшое спасибо',
  de: 'Ein kleines Dankeschön',
  es: 'Un pequeño agradecimiento',
  tr: 'Küçük bir teşekkür',
  ar: 'عربون شكر صغير',
  hi: 'एक छोटा-सा धन्यवाद',
};
export const FREE_BET: SampleName = {
  en: 'A free bet',
  ru: 'Бесплатная ставка',
  de: 'Eine Gratiswette',
  es: 'Una apuesta gratis',
  tr: 'Ücretsiz bir bahis',
  ar: 'رهان مجاني',
  hi: 'एक फ़्री बेट',
};
export const FREE_EVENING: SampleName = {
  en: 'A free evening',
  ru: 'Свободный вечер',
  de: 'Ein freier Abend',
  es: 'Una noche libre',
  tr: 'Serbest bir akşam',
  ar: 'أمسية حرة',
  hi: 'फ़ुर्सत की एक शाम',
};
export const FOR_LOYAL_PLAYERS: SampleName = {
  en: 'For loyal players',
  ru: 'Для верных игроков',
  de: 'Für treue Spieler',
  es: 'Para jugadores fieles',
  tr: 'Sadık oyunculara',
  ar: 'للاعبين الأوفياء',
  hi: 'वफ़ादार खिलाड़ियों के लिए',
};
