import {
  CURRENCIES,
  GAME_DEVICES,
  type GameSection,
  type GameVolatility,
  type OwnGameRoute,
} from '@paddock/contract';
import type { CatalogueEntry } from '@paddock/contract/schemas';

/** What one of our games says of itself, beside what all of them do. */
interface OwnFacts {
  /** Its names, those that its page has. */
  readonly en: string;
  readonly ru: string;
  readonly sections: readonly [GameSection, ...GameSection[]];
  readonly subcategories?: readonly string[];
  readonly features?: readonly string[];
  readonly volatility: GameVolatility;
  /** Many share its rounds: who plays no money looks on, and there is no demo of its own. */
  readonly isShared?: true;
  /** Of its best choice and, where it differs, its worst: `returnOf` of its rules, floored. */
  readonly rtp: readonly [best: number, least?: number];
}

const FACTS: Readonly<Record<OwnGameRoute, OwnFacts>> = {
  crash: {
    en: 'Crash',
    ru: 'Краш',
    sections: ['crash-games', 'fast-games'],
    features: ['multipliers', 'cash-out'],
    volatility: 'high',
    isShared: true,
    rtp: [989_999],
  },
  dice: {
    en: 'Even Odds',
    ru: 'Ровный бросок',
    sections: ['fast-games', 'fast-bet'],
    subcategories: ['dice'],
    volatility: 'medium',
    rtp: [990_000, 980_294],
  },
  limbo: {
    en: 'High Bar',
    ru: 'Планка',
    sections: ['fast-games', 'fast-bet', 'crash-games'],
    features: ['multipliers'],
    volatility: 'high',
    rtp: [990_000, 989_767],
  },
  mines: {
    en: 'Mines',
    ru: 'Мины',
    sections: ['fast-games', 'skill-games'],
    features: ['multipliers', 'cash-out'],
    volatility: 'medium-high',
    rtp: [990_000, 989_997],
  },
  plinko: {
    en: 'Peg Drop',
    ru: 'Колышки',
    sections: ['fast-games'],
    features: ['multipliers'],
    volatility: 'medium-high',
    rtp: [990_625, 989_257],
  },
  wheel: {
    en: 'Mill Wheel',
    ru: 'Мельничное колесо',
    sections: ['fast-games', 'fast-bet'],
    features: ['multipliers'],
    volatility: 'medium',
    rtp: [990_000],
  },
  keno: {
    en: 'Forty Lamps',
    ru: 'Сорок огней',
    sections: ['keno'],
    subcategories: ['lottery'],
    volatility: 'medium-high',
    rtp: [992_914, 988_073],
  },
  roulette: {
    en: 'Roulette',
    ru: 'Рулетка',
    sections: ['casino', 'fast-games'],
    subcategories: ['roulette'],
    volatility: 'medium',
    rtp: [986_486, 972_972],
  },
  blackjack: {
    en: 'Blackjack',
    ru: 'Блэкджек',
    sections: ['card-games', 'casino'],
    subcategories: ['blackjack'],
    volatility: 'low',
    rtp: [994_938],
  },
  baccarat: {
    en: 'Baccarat',
    ru: 'Баккара',
    sections: ['card-games', 'casino', 'asian-games'],
    subcategories: ['baccarat'],
    volatility: 'low',
    rtp: [989_420, 856_403],
  },
  'hi-lo': {
    en: 'Hi-Lo',
    ru: 'Хай-лоу',
    sections: ['card-games', 'fast-games', 'skill-games'],
    features: ['multipliers', 'cash-out'],
    volatility: 'medium',
    rtp: [989_999],
  },
  'video-poker': {
    en: 'Video Poker',
    ru: 'Видеопокер',
    sections: ['poker', 'card-games'],
    subcategories: ['poker'],
    volatility: 'medium-high',
    rtp: [995_439],
  },
  slot: {
    en: 'Slot',
    ru: 'Слот',
    sections: ['slots'],
    subcategories: ['video-slots'],
    features: ['free-spins', 'multipliers'],
    volatility: 'medium-high',
    rtp: [961_030],
  },
  scratch: {
    en: 'Scratch card',
    ru: 'Скретч-карта',
    sections: ['scratchcards'],
    subcategories: ['instant'],
    volatility: 'high',
    rtp: [949_859],
  },
  bingo: {
    en: 'Bingo',
    ru: 'Бинго',
    sections: ['bingo'],
    subcategories: ['lottery'],
    volatility: 'high',
    rtp: [954_665, 950_871],
  },
  chest: {
    en: 'Chest',
    ru: 'Сундук',
    sections: ['fast-games'],
    subcategories: ['instant'],
    volatility: 'medium-low',
    rtp: [980_000],
  },
  fortuna: {
    en: 'Fortuna',
    ru: 'Фортуна',
    sections: ['fast-games'],
    subcategories: ['instant'],
    features: ['multipliers'],
    volatility: 'medium',
    rtp: [975_000],
  },
  memory: {
    en: 'Memory',
    ru: 'Мемори',
    sections: ['fast-games', 'skill-games'],
    subcategories: ['instant'],
    volatility: 'medium',
    rtp: [979_020],
  },
  safe: {
    en: 'Safe',
    ru: 'Сейф',
    sections: ['fast-games'],
    subcategories: ['instant'],
    volatility: 'high',
    rtp: [981_460, 978_320],
  },
  lottery: {
    en: 'Lottery',
    ru: 'Лотерея',
    sections: ['keno', 'fast-games'],
    subcategories: ['lottery'],
    volatility: 'high',
    rtp: [949_116],
  },
  dragon: {
    en: 'Dragon',
    ru: 'Дракон',
    sections: ['fast-games'],
    subcategories: ['instant'],
    features: ['multipliers'],
    volatility: 'medium',
    rtp: [980_302, 979_687],
  },
  'live-roulette': {
    en: 'Live roulette',
    ru: 'Живая рулетка',
    sections: ['tvgames', 'casino'],
    subcategories: ['roulette'],
    volatility: 'medium',
    isShared: true,
    rtp: [986_486, 972_972],
  },
};

/**
 * One of our own games as any company would send it. What it may stake is asked of its rounds. It names no day of release: a
 * site opens with all of them, and they are new to none of its players.
 */
export function ownEntry(route: OwnGameRoute): CatalogueEntry {
  const { en, ru, sections, subcategories = [], features = [], volatility, isShared, rtp } = FACTS[route];
  const [best, least] = rtp;
  return {
    code: route,
    slug: route,
    name: { en, ru },
    sections: [...sections],
    subcategories: ['originals', ...subcategories],
    features: ['provably-fair', ...features],
    tags: [],
    volatility,
    rtpMillionths: best,
    ...(least === undefined ? {} : { rtpLeastMillionths: least }),
    hasDemo: isShared !== true,
    hasJackpot: false,
    devices: [...GAME_DEVICES],
    currencies: [...CURRENCIES.keys()].map((currency) => ({ currency })),
  };
}
