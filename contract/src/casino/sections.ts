/** Where games stand in the catalogue of all companies (S2-40, S2-42 to S2-45). A game's first one is its own. */
export const GAME_SECTIONS = [
  'slots',
  'casino',
  'tvgames',
  'virtualsports',
  'fast-games',
  'fast-bet',
  'vulkan',
  'asian-games',
  'card-games',
  'crash-games',
  'skill-games',
  'bingo',
  'keno',
  'scratchcards',
  'fishinghunting',
  'brand',
  'poker',
] as const;
export type GameSection = (typeof GAME_SECTIONS)[number];

/** How far apart wins of a game are, from the calmest. */
export const GAME_VOLATILITIES = ['low', 'medium-low', 'medium', 'medium-high', 'high'] as const;
export type GameVolatility = (typeof GAME_VOLATILITIES)[number];

export const GAME_DEVICES = ['desktop', 'mobile'] as const;
export type GameDevice = (typeof GAME_DEVICES)[number];

/** How a list of games is sorted; `name` in the language asked for, `rtp` and `volatility` from the highest. */
export const GAME_SORTS = ['popular', 'new', 'name', 'rtp', 'volatility'] as const;
export type GameSort = (typeof GAME_SORTS)[number];

/**
 * Sub-categories, features and tags that the site has words for. Companies may send others, of the same form: they are
 * shown as they are written.
 */
export const KNOWN_SUBCATEGORIES = [
  'classic',
  'video-slots',
  'megaways',
  'jackpots',
  'bonus-buy',
  'fruits',
  'roulette',
  'blackjack',
  'baccarat',
  'poker',
  'dice',
  'game-shows',
  'sic-bo',
  'dragon-tiger',
  'andar-bahar',
  'lottery',
  'football',
  'horse-racing',
  'greyhounds',
  'instant',
  'originals',
] as const;
export const KNOWN_FEATURES = [
  'free-spins',
  'free-rounds',
  'bonus-buy',
  'megaways',
  'cascade',
  'expanding-wilds',
  'sticky-wilds',
  'multipliers',
  'hold-and-win',
  'cluster-pays',
  'gamble',
  'respins',
  'auto-play',
  'provably-fair',
  'live-dealer',
  'cash-out',
] as const;
/** Those that the site gives by itself; a company cannot. */
export const SITE_TAGS = ['new', 'popular', 'jackpot', 'original'] as const;
export type SiteTag = (typeof SITE_TAGS)[number];

/** The company that our own games are of. */
export const OWN_COMPANY = 'paddock';
