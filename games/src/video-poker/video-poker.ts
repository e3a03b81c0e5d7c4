import { dealt, type Card } from '../cards/cards.ts';
import type { Game } from '../rules/game.ts';
import { paidBy, type MultiplierMilli } from '../rules/multiplier.ts';
import { readBetWithoutChoice, type NoChoice } from '../rules/no-choice.ts';
import { readDifferent, readRecord } from '../rules/read.ts';
import { bestHold, HOLDS, type Hold } from './hold-return.ts';
import { PAYS, pokerHand, type PokerHand } from './poker-hand.ts';

/** For the page that shows what hands pay, and the best hold as a hint. */
export { bestHold, returnOfHold, type Hold } from './hold-return.ts';
export { PAYS, type PokerHand } from './poker-hand.ts';

export interface VideoPokerMove {
  /** Positions of the cards that are kept, from 0, in ascending order; the others are drawn anew. */
  readonly hold: Hold;
}

export interface VideoPokerFace {
  /** The five cards dealt. */
  readonly dealt: readonly Card[];
  readonly held: Hold | undefined;
  /** The five cards that count: those dealt, and after the move what is drawn in place of the others. */
  readonly cards: readonly Card[];
  /** What they are worth. */
  readonly hand: PokerHand;
  /** What was paid, once the round is over. */
  readonly paidMilli: MultiplierMilli | undefined;
}

const HAND = 5;
const MOVES: readonly VideoPokerMove[] = HOLDS.map((hold) => ({ hold }));

/** Five cards are dealt from a shuffled deck; some are kept, the others drawn anew from the rest of it. */
export const VIDEO_POKER: Game<NoChoice, VideoPokerMove, VideoPokerFace> = {
  code: 'video-poker',
  version: 1,
  readBet: readBetWithoutChoice,
  readMove(value) {
    const positions = { fewest: 0, most: HAND, least: 0, largest: HAND - 1 };
    const hold = readDifferent(readRecord(value, ['hold'])?.hold, positions);
    return hold && { hold: hold.toSorted((one, other) => one - other) };
  },
  round(draws, { stakeMinor }, [move]) {
    const deck = dealt(draws, 2 * HAND);
    const first = deck.slice(0, HAND);
    if (move === undefined) {
      const face = {
        dealt: first,
        held: undefined,
        cards: first,
        hand: pokerHand(first),
        paidMilli: undefined,
      };
      return { face, moves: MOVES, stakedMinor: stakeMinor, paidMinor: undefined };
    }
    const drawn = deck.slice(HAND).values();
    const cards = first.map((card, at) => (move.hold.includes(at) ? card : (drawn.next().value ?? card)));
    const hand = pokerHand(cards);
    return {
      face: { dealt: first, held: move.hold, cards, hand, paidMilli: PAYS[hand] },
      moves: [],
      stakedMinor: stakeMinor,
      paidMinor: paidBy(stakeMinor, PAYS[hand]),
    };
  },
  /** The hold that returns most, as a player who plays best would. */
  moveForAbsent: ({ face }) => ({ hold: bestHold(face.dealt).hold }),
  /** The mean of the best hold over all hands that can be dealt: `npm run games:video-poker` counts it. */
  returnOf: () => ({ num: 1_653_526_326_983n, den: 1_661_102_543_100n }),
  mostMinor: ({ stakeMinor }) => paidBy(stakeMinor, PAYS['royal-flush']),
};
