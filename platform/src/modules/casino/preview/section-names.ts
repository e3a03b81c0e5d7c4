import type { GameSection } from '@paddock/contract';
import type { LocalizedName } from '@paddock/contract/schemas';

/** What the sections are called where the server names them itself. */
export const SECTION_NAMES: Readonly<Record<GameSection, LocalizedName>> = {
  slots: { en: 'Slots', ru: 'Слоты' },
  casino: { en: 'Live casino', ru: 'Живое казино' },
  tvgames: { en: 'TV games', ru: 'ТВ-игры' },
  virtualsports: { en: 'Virtual sports', ru: 'Виртуальный спорт' },
  'fast-games': { en: 'Fast games', ru: 'Быстрые игры' },
  'fast-bet': { en: 'Fast bets', ru: 'Быстрые ставки' },
  vulkan: { en: 'Vulkan', ru: 'Вулкан' },
  'asian-games': { en: 'Asian games', ru: 'Азиатские игры' },
  'card-games': { en: 'Card games', ru: 'Карточные игры' },
  'crash-games': { en: 'Crash games', ru: 'Краш-игры' },
  'skill-games': { en: 'Skill games', ru: 'Игры на мастерство' },
  bingo: { en: 'Bingo', ru: 'Бинго' },
  keno: { en: 'Keno', ru: 'Кено' },
  scratchcards: { en: 'Scratch cards', ru: 'Скретч-карты' },
  fishinghunting: { en: 'Fishing and hunting', ru: 'Рыбалка и охота' },
  brand: { en: 'Branded games', ru: 'Брендовые игры' },
  poker: { en: 'Poker', ru: 'Покер' },
};
