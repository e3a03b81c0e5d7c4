import { cardBy, type Card } from '../cards/cards.ts';
import type { Draws } from '../fairness/draws.ts';
import type { Game, GameRound } from '../rules/game.ts';
import { paidBy, type MultiplierMilli } from '../rules/multiplier.ts';
import { readBetWithoutChoice, type NoChoice } from '../rules/no-choice.ts';
import { readOneOf, readRecord } from '../rules/read.ts';
import { dealerCards, handOf, isBlackjack, isSoft, pointsOf, totalOf, TWENTY_ONE } from './blackjack-hand.ts';
import {
  basicMove,
  MOVES,
  PAYS,
  RETURN,
  type BlackjackKind,
  type BlackjackResult,
} from './blackjack-table.ts';

/** For the page that shows what hands come to, and what the game returns. */
export { handOf, isSoft, totalOf } from './blackjack-hand.ts';
export {
  PAYS,
  RETURN,
  type BlackjackKind,
  type BlackjackResult,
  type BlackjackReturn,
} from './blackjack-table.ts';

export interface BlackjackMove {
  readonly kind: BlackjackKind;
}

export interface BlackjackHandFace {
  readonly cards: readonly Card[];
  readonly total: number;
  readonly isSoft: boolean;
  /** Its stake was doubled. */
  readonly isDoubled: boolean;
  /** Once the round is over. */
  readonly result: BlackjackResult | undefined;
}

export interface BlackjackFace {
  /** One, or two after a split. */
  readonly hands: readonly BlackjackHandFace[];
  /** Which of them the next move is for; undefined where the round is over. */
  readonly playing: number | undefined;
  /** The dealer's open card alone, until the round is over. */
  readonly dealer: readonly Card[];
}

/** A hand that is played. */
interface Hand {
  readonly cards: Card[];
  isDoubled: boolean;
  isDone: boolean;
}

const STAND: BlackjackMove = { kind: 'stand' };
/** Both hands of a split doubled and won. */
const MOST_MILLI: MultiplierMilli = 8000;

/** Two cards of the same points. */
const isPair = (cards: readonly Card[]): boolean =>
  cards.length === 2 && new Set(cards.map(pointsOf)).size === 1;

const handWith = (...cards: Card[]): Hand => ({
  cards,
  isDoubled: false,
  isDone: totalOf(handOf(cards)) === TWENTY_ONE,
});

/** Changes the hands as the move says; cards are taken as they are needed. */
function play(hands: Hand[], hand: Hand, kind: BlackjackKind, next: () => Card): void {
  const [first = 0, second = 0] = hand.cards;
  if (kind === 'split') {
    hands.splice(0, 1, handWith(first, next()), handWith(second, next()));
    // Aces get one card each.
    if (pointsOf(first) === 1) for (const each of hands) each.isDone = true;
    return;
  }
  if (kind !== 'stand') hand.cards.push(next());
  hand.isDoubled = kind === 'double';
  hand.isDone = kind !== 'hit' || totalOf(handOf(hand.cards)) >= TWENTY_ONE;
}

function movesOf(hands: readonly Hand[], { cards }: Hand): readonly BlackjackMove[] {
  const isFirst = cards.length === 2;
  const kinds = MOVES.filter(
    (kind) => (kind !== 'double' || isFirst) && (kind !== 'split' || (hands.length === 1 && isPair(cards))),
  );
  return kinds.map((kind) => ({ kind }));
}

function resultOf({ cards }: Hand, dealer: readonly Card[], isSplit: boolean): BlackjackResult {
  const total = totalOf(handOf(cards));
  if (total > TWENTY_ONE) return 'bust';
  const isNatural = isBlackjack(cards) && !isSplit;
  if (isNatural !== isBlackjack(dealer)) return isNatural ? 'blackjack' : 'lost';
  const against = totalOf(handOf(dealer));
  if (against > TWENTY_ONE || total > against) return 'won';
  return total === against ? 'push' : 'lost';
}

/** Cards of a round, each of a whole deck, in the order drawn. */
function shoe(draws: Draws): () => Card {
  let drawn = 0;
  return () => cardBy(draws(drawn++));
}

/** One to the player, one to the dealer, one to the player, and the dealer's hidden one. */
function deal(next: () => Card): { readonly hand: Hand; readonly dealer: readonly [Card, Card] } {
  const [first, open, second, hidden] = [next(), next(), next(), next()];
  return { hand: handWith(first, second), dealer: [open, hidden] };
}

const faceOf = ({ cards, isDoubled }: Hand, result: BlackjackResult | undefined): BlackjackHandFace => {
  const hand = handOf(cards);
  return { cards, total: totalOf(hand), isSoft: isSoft(hand), isDoubled, result };
};

/** What the stated best play does now, as a hint; undefined where the round is over. */
export function bestMove({
  face,
  moves,
}: GameRound<BlackjackMove, BlackjackFace>): BlackjackMove | undefined {
  const [hand, [open]] = [face.hands[face.playing ?? -1], face.dealer];
  if (hand === undefined || open === undefined) return undefined;
  const can = (kind: BlackjackKind) => moves.some((move) => move.kind === kind);
  const options = { canDouble: can('double'), canSplit: can('split') };
  return { kind: basicMove(handOf(hand.cards), pointsOf(open), options) };
}

/**
 * Blackjack of a deck without end: each card is of a whole deck, so that its return is exact and no card that fell says
 * anything of the next. The dealer stands on every 17 and looks under an ace or a ten for a blackjack, which ends the
 * round; a blackjack pays 3 to 2. Any first two cards may be doubled, also after a split; two cards of the same points may
 * be split once, aces get one card each. There is no insurance and no surrender.
 */
export const BLACKJACK: Game<NoChoice, BlackjackMove, BlackjackFace> = {
  code: 'blackjack',
  version: 1,
  readBet: readBetWithoutChoice,
  readMove(value) {
    const kind = readOneOf(readRecord(value, ['kind'])?.kind, MOVES);
    return kind && { kind };
  },
  round(draws, { stakeMinor }, moves) {
    const next = shoe(draws);
    const { hand, dealer } = deal(next);
    const hands = [hand];
    if (isBlackjack(dealer)) hand.isDone = true;
    const playing = () => hands.find(({ isDone }) => !isDone);
    for (const { kind } of moves) play(hands, playing() ?? hand, kind, next);

    const units = hands.reduce((sum, { isDoubled }) => sum + (isDoubled ? 2n : 1n), 0n);
    const stakedMinor = stakeMinor * units;
    const active = playing();
    if (active !== undefined)
      return {
        face: {
          hands: hands.map((each) => faceOf(each, undefined)),
          playing: hands.indexOf(active),
          dealer: dealer.slice(0, 1),
        },
        moves: movesOf(hands, active),
        stakedMinor,
        paidMinor: undefined,
      };

    const isSplit = hands.length > 1;
    const isOpen = hands.some(({ cards }) => totalOf(handOf(cards)) <= TWENTY_ONE);
    const isNatural = !isSplit && isBlackjack(hand.cards);
    const all = isOpen && !isNatural ? dealerCards(dealer, next) : dealer;
    const results = hands.map((each) => resultOf(each, all, isSplit));
    const paidMilli = hands.reduce(
      (sum, { isDoubled }, at) => sum + PAYS[results[at] ?? 'lost'] * (isDoubled ? 2 : 1),
      0,
    );
    return {
      face: { hands: hands.map((each, at) => faceOf(each, results[at])), playing: undefined, dealer: all },
      moves: [],
      stakedMinor,
      paidMinor: paidBy(stakeMinor, paidMilli),
    };
  },
  moveForAbsent: () => STAND,
  returnOf: () => ({
    num: RETURN.paid.num * RETURN.staked.den,
    den: RETURN.paid.den * RETURN.staked.num,
  }),
  mostMinor: ({ stakeMinor }) => paidBy(stakeMinor, MOST_MILLI),
};
