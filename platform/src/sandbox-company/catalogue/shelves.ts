import type { GameSection, GameVolatility } from '@paddock/contract';
import type { CompanyName } from '@paddock/contract/schemas';

import { NUMBER_STUDIOS, QUICK_STUDIOS, REEL_STUDIOS, SPORT_STUDIOS, TABLE_STUDIOS } from './studios.ts';
import {
  ASIAN_TITLES,
  BRAND_TITLES,
  FISHING_TITLES,
  FRUIT_TITLES,
  REEL_TITLES,
  type Titles,
} from './titles.ts';

/** What is shown while a round runs. */
export type Face = 'reels' | 'cards' | 'numbers' | 'count';

/** Games of one kind: how many there are, what they are called and what they have. */
export interface Shelf {
  readonly sections: readonly GameSection[];
  readonly subcategories: readonly string[];
  readonly features: readonly string[];
  readonly studios: readonly CompanyName[];
  readonly titles: readonly Titles[];
  /** At most; fewer where there are fewer names. */
  readonly games: number;
  readonly face: Face;
  /** Lowest and highest return in hundredths of a percent. */
  readonly rtp: readonly [least: number, most: number];
  readonly volatilities: readonly GameVolatility[];
  readonly hasDemo: boolean;
}

const EVERY: readonly GameVolatility[] = ['low', 'medium-low', 'medium', 'medium-high', 'high'];
const WILD: readonly GameVolatility[] = ['medium', 'medium-high', 'high'];
const CALM: readonly GameVolatility[] = ['low', 'medium-low', 'medium'];

const of = (beginnings: string, endings: string): readonly Titles[] => [
  { beginnings: beginnings.split(', '), endings: endings.split(', ') },
];

const reels = (over: Partial<Shelf>): Shelf => ({
  sections: ['slots'],
  subcategories: ['video-slots'],
  features: ['free-spins', 'multipliers', 'expanding-wilds', 'respins', 'auto-play', 'gamble'],
  studios: REEL_STUDIOS,
  titles: REEL_TITLES,
  games: 60,
  face: 'reels',
  rtp: [9_400, 9_680],
  volatilities: EVERY,
  hasDemo: true,
  ...over,
});

/** A table with a dealer has no demo: a seat at it costs. */
const table = (subcategory: string, titles: readonly Titles[], over: Partial<Shelf> = {}): Shelf => ({
  sections: ['casino'],
  subcategories: [subcategory],
  features: ['live-dealer'],
  studios: TABLE_STUDIOS,
  titles,
  games: 8,
  face: 'cards',
  rtp: [9_650, 9_894],
  volatilities: CALM,
  hasDemo: false,
  ...over,
});

const quick = (section: GameSection, titles: readonly Titles[], over: Partial<Shelf> = {}): Shelf => ({
  sections: [section],
  subcategories: ['instant'],
  features: ['auto-play'],
  studios: QUICK_STUDIOS,
  titles,
  games: 16,
  face: 'reels',
  rtp: [9_500, 9_800],
  volatilities: EVERY,
  hasDemo: true,
  ...over,
});

const numbers = (section: GameSection, titles: readonly Titles[], over: Partial<Shelf> = {}): Shelf =>
  quick(section, titles, {
    ...{ studios: NUMBER_STUDIOS, face: 'numbers', subcategories: ['lottery'], rtp: [9_000, 9_500] },
    ...over,
  });

const ROOMS = 'Riverside, Salon, Emerald, Twilight';

/** The whole catalogue of the sandbox, so that every page of the casino has something to show. */
export const SHELVES: readonly Shelf[] = [
  reels({}),
  reels({
    subcategories: ['megaways', 'video-slots'],
    features: ['megaways', 'cascade', 'free-spins', 'multipliers'],
    games: 30,
    volatilities: WILD,
  }),
  reels({
    subcategories: ['bonus-buy', 'video-slots'],
    features: ['bonus-buy', 'sticky-wilds', 'free-spins', 'hold-and-win', 'cluster-pays'],
    games: 30,
    volatilities: WILD,
  }),
  reels({ subcategories: ['jackpots', 'video-slots'], features: ['hold-and-win', 'free-spins'], games: 16 }),
  reels({ subcategories: ['fruits', 'classic'], features: ['gamble'], titles: FRUIT_TITLES, games: 30 }),
  reels({ sections: ['vulkan', 'slots'], subcategories: ['classic'], features: ['gamble'], games: 24 }),
  reels({ sections: ['fishinghunting', 'slots'], titles: FISHING_TITLES, games: 18 }),
  reels({ sections: ['brand', 'slots'], titles: BRAND_TITLES, games: 12 }),
  reels({ sections: ['asian-games', 'slots'], titles: ASIAN_TITLES, games: 14 }),
  table('roulette', of(`${ROOMS}, Speed, Lantern, French Corner`, 'Roulette'), { face: 'numbers', games: 7 }),
  table('blackjack', of(`${ROOMS}, Seven-Seat, Early Payout`, 'Blackjack')),
  table('baccarat', of(`${ROOMS}, No Commission, Squeeze`, 'Baccarat'), {
    sections: ['casino', 'asian-games'],
  }),
  table('poker', of('Riverside, Three Card, Twilight', 'Hold’em, Poker Table')),
  table('game-shows', of('Grand, Candy, Midnight', 'Wheel, Show Time'), { face: 'numbers' }),
  table('sic-bo', of('Emperor, Golden Cup', 'Sic Bo'), {
    sections: ['casino', 'asian-games'],
    face: 'numbers',
  }),
  table('dragon-tiger', of('Pearl, Red Door', 'Dragon Tiger'), { sections: ['casino', 'asian-games'] }),
  table('andar-bahar', of('Courtyard, Monsoon', 'Andar Bahar'), { sections: ['casino', 'asian-games'] }),
  table('dice', of('Back Alley, First Throw', 'Craps'), { face: 'numbers' }),
  table('lottery', of('Studio, Evening, Five Ball, Lucky', 'Wheel Live, Lotto Draw, Dice Duel'), {
    ...{ sections: ['tvgames'], face: 'numbers', games: 12, rtp: [9_000, 9_650] },
  }),
  quick(
    'virtualsports',
    of('Harbour City, Northern, Sunday', 'Football League, Penalty Cup, Striker Derby'),
    {
      ...{ subcategories: ['football'], studios: SPORT_STUDIOS, features: [], rtp: [9_000, 9_400] },
    },
  ),
  quick('virtualsports', of('Ash Park, Marlow Downs, Coastal', 'Horse Racing, Greyhound Dash'), {
    ...{ subcategories: ['horse-racing'], studios: SPORT_STUDIOS, features: [], rtp: [8_800, 9_200] },
  }),
  quick('crash-games', of('Paper, Lunar, Cloud, Night, Tin', 'Rocket, Balloon, Jet'), {
    ...{ face: 'count', features: ['cash-out', 'auto-play'], volatilities: WILD },
  }),
  quick('fast-games', of('Pocket, Double, Snappy, Blue', 'Mines, Plinko, Dice, Limbo')),
  quick('fast-bet', of('Minute, Ten-Second, Coin', 'Duel, Wheel, Draw'), { games: 9, face: 'numbers' }),
  quick('card-games', of('Tavern, Parlour, Old Court, Copper', 'Hi-Lo, Twenty-One, Solitaire Race, War'), {
    face: 'cards',
  }),
  quick('skill-games', of('Steady, Clever, Rainy-Day', 'Darts, Memory, Safe, Bowling'), { games: 12 }),
  quick('poker', of('Jacks, Deuces, Aces, Bonus, Joker', 'Video Poker, Poker Duel'), {
    ...{ face: 'cards', subcategories: ['poker'], rtp: [9_700, 9_954], games: 10 },
  }),
  numbers('bingo', of('Seaside, Tea-Time, Starlight, Village', 'Bingo, Bingo 75, Bingo Party'), {
    games: 12,
  }),
  numbers('keno', of('Lightning, Lotus, Quiet, Ten-Spot', 'Keno, Keno Express, Keno Garden'), { games: 12 }),
  numbers(
    'scratchcards',
    of('Penny, Winter, Clover, Pearl, Harvest', 'Scratch, Scratch Seven, Scratch Party'),
    {
      games: 15,
      face: 'reels',
    },
  ),
];
