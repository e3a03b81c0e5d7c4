import type { Ratio } from '@paddock/contract';

import { DECK, rankOf, type Card } from '../cards/cards.ts';
import { pickDifferent } from '../fairness/picks.ts';
import { paidByChips, readChips, returnOfChips, type Chip } from '../rules/chips.ts';
import type { Game } from '../rules/game.ts';
import type { MultiplierMilli } from '../rules/multiplier.ts';
import { NO_MOVES, overAtOnce } from '../rules/no-moves.ts';
import { readRecord } from '../rules/read.ts';
import { returnOfEnds } from '../rules/ways.ts';
import { dealHands, totalOf } from './baccarat-hands.ts';

export { totalOf } from './baccarat-hands.ts';

export const PLACES = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'] as const;
export type BaccaratPlace = (typeof PLACES)[number];

/** Punto banco: chips on the player's hand, the banker's, a tie, and on a pair in the first two cards of either. */
export interface BaccaratChoice {
  /** On different places; together they are the stake. */
  readonly chips: readonly Chip<BaccaratPlace>[];
}

export interface BaccaratFace {
  /** In the order dealt. */
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  readonly winner: 'player' | 'banker' | 'tie';
  /** What each chip was paid times, in their order. */
  readonly paidMilli: readonly MultiplierMilli[];
}

interface Result {
  readonly winner: BaccaratFace['winner'];
  readonly isPlayerPair: boolean;
  readonly isBankerPair: boolean;
}

/** Eight packs, shuffled for each round, dealt without putting back. */
const CARDS = 416;
const DEALT_AT_MOST = 6;

/** Of all 416 · 415 · … · 411 orders of six cards, those that each side wins. */
const PLAYER_WINS = 2_230_518_282_592_256n;
const BANKER_WINS = 2_292_252_566_437_888n;
const TIES = 475_627_426_473_216n;
/** Of the 415 cards after the first, those of its rank. */
const PAIRING = 31n;
const OTHERS = 384n;

const BACK: MultiplierMilli = 1_000;
const PLAYER_PAYS: MultiplierMilli = 2_000;
/** One to one, less a commission of 5 %. */
const BANKER_PAYS: MultiplierMilli = 1_950;
const TIE_PAYS: MultiplierMilli = 9_000;
const PAIR_PAYS: MultiplierMilli = 12_000;

function milliOn(place: BaccaratPlace, { winner, isPlayerPair, isBankerPair }: Result): MultiplierMilli {
  switch (place) {
    case 'player':
      return winner === 'player' ? PLAYER_PAYS : winner === 'tie' ? BACK : 0;
    case 'banker':
      return winner === 'banker' ? BANKER_PAYS : winner === 'tie' ? BACK : 0;
    case 'tie':
      return winner === 'tie' ? TIE_PAYS : 0;
    case 'player-pair':
      return isPlayerPair ? PAIR_PAYS : 0;
    case 'banker-pair':
      return isBankerPair ? PAIR_PAYS : 0;
  }
}

function returnOn(place: BaccaratPlace): Ratio {
  switch (place) {
    case 'player':
      return returnOfEnds([
        [PLAYER_WINS, PLAYER_PAYS],
        [BANKER_WINS, 0],
        [TIES, BACK],
      ]);
    case 'banker':
      return returnOfEnds([
        [PLAYER_WINS, 0],
        [BANKER_WINS, BANKER_PAYS],
        [TIES, BACK],
      ]);
    case 'tie':
      return returnOfEnds([
        [PLAYER_WINS + BANKER_WINS, 0],
        [TIES, TIE_PAYS],
      ]);
    case 'player-pair':
    case 'banker-pair':
      return returnOfEnds([
        [PAIRING, PAIR_PAYS],
        [OTHERS, 0],
      ]);
  }
}

/** What a card counts: an ace one, tens and court cards nothing. */
export const pointsOf = (card: Card): number => {
  const pips = rankOf(card) + 1;
  return pips < 10 ? pips : 0;
};

const isPair = ([one = 0, other = 0]: readonly Card[]): boolean => rankOf(one) === rankOf(other);

function deal(cards: readonly Card[]): Omit<BaccaratFace, 'paidMilli'> {
  const [first = 0, second = 0, third = 0, fourth = 0, ...rest] = cards;
  const hands = dealHands(cards.map(pointsOf));
  const thirds = hands.player.length - 2;
  const [player, banker] = [totalOf(hands.player), totalOf(hands.banker)];
  return {
    player: [first, third, ...rest.slice(0, thirds)],
    banker: [second, fourth, ...rest.slice(thirds, thirds + hands.banker.length - 2)],
    winner: player > banker ? 'player' : banker > player ? 'banker' : 'tie',
  };
}

/** Every result there is: each can come with each pair. */
const RESULTS: readonly Result[] = (['player', 'banker', 'tie'] as const).flatMap((winner) =>
  [false, true].flatMap((isPlayerPair) =>
    [false, true].map((isBankerPair) => ({ winner, isPlayerPair, isBankerPair })),
  ),
);

const paidAt = ({ chips }: BaccaratChoice, result: Result): readonly MultiplierMilli[] =>
  chips.map(({ on }) => milliOn(on, result));

export const BACCARAT: Game<BaccaratChoice, never, BaccaratFace> = {
  code: 'baccarat',
  version: 1,
  readBet(stakeMinor, value) {
    const record = readRecord(value, ['chips']);
    const chips = readChips(stakeMinor, record?.chips, new Set(PLACES));
    return chips && { stakeMinor, choice: { chips } };
  },
  ...NO_MOVES,
  round(draws, { stakeMinor, choice }) {
    const shoe = pickDifferent(draws, 0, DEALT_AT_MOST, CARDS);
    const dealt = deal(shoe.map((card) => card % DECK));
    const { player, banker, winner } = dealt;
    const result = { winner, isPlayerPair: isPair(player), isBankerPair: isPair(banker) };
    const paidMilli = paidAt(choice, result);
    return overAtOnce({ ...dealt, paidMilli }, stakeMinor, paidByChips(choice.chips, paidMilli));
  },
  returnOf: ({ chips }) => returnOfChips(chips, returnOn),
  mostMinor: ({ choice }) =>
    RESULTS.map((result) => paidByChips(choice.chips, paidAt(choice, result))).reduce((most, paid) =>
      paid > most ? paid : most,
    ),
  leastMinor: ({ choice }) =>
    RESULTS.map((result) => paidByChips(choice.chips, paidAt(choice, result))).reduce((least, paid) =>
      paid < least ? paid : least,
    ),
};
