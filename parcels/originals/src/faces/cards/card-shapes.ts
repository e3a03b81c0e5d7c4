import { rankOf, suitOf, type Card } from '@paddock/games/cards';

export const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
export type Suit = (typeof SUITS)[number];

/** How a rank is written on a card, from the ace to the king: the same letters in every language, as on casino decks. */
const SIGNS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const RANK_NAMES = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'] as const;

export const suitNameOf = (card: Card): Suit => SUITS[suitOf(card)] ?? 'spades';
export const signOf = (card: Card): string => SIGNS[rankOf(card)] ?? '';
/** Key of a rank's name in the dictionary. */
export const rankNameOf = (card: Card): string => RANK_NAMES[rankOf(card)] ?? '';

/** The shape of each suit around 0,0, about 20 high: shapes tell suits apart, colours only help. */
export const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  spades:
    'M0-10.5C12-1 10 6.4 5 6.4 2.6 6.4 1.2 5 .8 3.6L3.2 10.5h-6.4L-.8 3.6C-1.2 5-2.6 6.4-5 6.4-10 6.4-12-1 0-10.5Z',
  hearts: 'M0 9.6C-12.6.6-10.4-9-4.8-9-1.8-9 0-6.8 0-5 0-6.8 1.8-9 4.8-9 10.4-9 12.6.6 0 9.6Z',
  diamonds: 'M0-11C2.4-6.4 5-3.2 8.2 0 5 3.2 2.4 6.4 0 11-2.4 6.4-5 3.2-8.2 0-5-3.2-2.4-6.4 0-11Z',
  clubs:
    'M0-10.4a4.7 4.7 0 0 1 3.9 7.3 4.7 4.7 0 1 1-3 7.3L3.2 10.4h-6.4l2.3-6.2a4.7 4.7 0 1 1-3-7.3A4.7 4.7 0 0 1 0-10.4Z',
};

type Pip = readonly [x: number, y: number];
const LEFT = 38.5;
const MIDDLE = 50;
const RIGHT = 61.5;
const pair = (y: number): readonly Pip[] => [
  [LEFT, y],
  [RIGHT, y],
];

/** Where the pips of a card lie, by its rank from the two to the ten, on a card of 100 by 140. */
const PIPS: readonly (readonly Pip[])[] = [
  [
    [MIDDLE, 34],
    [MIDDLE, 106],
  ],
  [
    [MIDDLE, 34],
    [MIDDLE, 70],
    [MIDDLE, 106],
  ],
  [...pair(36), ...pair(104)],
  [...pair(36), [MIDDLE, 70], ...pair(104)],
  [...pair(34), ...pair(70), ...pair(106)],
  [...pair(34), [MIDDLE, 52], ...pair(70), ...pair(106)],
  [...pair(34), [MIDDLE, 52], ...pair(70), [MIDDLE, 88], ...pair(106)],
  [...pair(30), ...pair(56.5), [MIDDLE, 70], ...pair(83.5), ...pair(110)],
  [...pair(30), [MIDDLE, 43], ...pair(56.5), ...pair(83.5), [MIDDLE, 97], ...pair(110)],
];

/** The pips of a number card; none for an ace and the court. */
export const pipsOf = (card: Card): readonly Pip[] => PIPS[rankOf(card) - 1] ?? [];

/** What a court card wears, around 0,0: jack, queen, king. */
export const CROWNS: readonly string[] = [
  'M-12 8C-13-4-7-9 1-9 8-9 12-5 12 1V8ZM6-8C10-18 18-16 19-6 15-9 11-9 8-7Z',
  'M-13 8-15-5-8 1-5-9 0 0 5-9 8 1 15-5 13 8ZM-17-7a2.2 2.2 0 1 0 .1 0ZM-5-13a2.2 2.2 0 1 0 .1 0ZM5-13a2.2 2.2 0 1 0 .1 0ZM17-7a2.2 2.2 0 1 0 .1 0Z',
  'M-14 8V-7L-7 0 0-10 7 0 14-7V8ZM-1.2-19h2.4v2.6h2.6v2.4H1.2V-11h-2.4v-3h-2.6v-2.4h2.6Z',
];

/** The crown of a court card; undefined for all others. */
export const crownOf = (card: Card): string | undefined => CROWNS[rankOf(card) - 10];
