import { rankOf, type Card } from '../cards/cards.ts';

/** What cards come to, as far as the rules ask: their points with every ace as one, and whether there is an ace. */
export interface HandPoints {
  readonly hard: number;
  readonly hasAce: boolean;
}

export const NO_CARDS: HandPoints = { hard: 0, hasAce: false };
export const TWENTY_ONE = 21;
/** The dealer draws below this and stands on it, soft or hard. */
export const DEALER_STANDS = 17;

/** 1 for an ace, 10 for a ten and every court card. */
export const pointsOf = (card: Card): number => Math.min(rankOf(card) + 1, 10);

export const withPoints = ({ hard, hasAce }: HandPoints, points: number): HandPoints => ({
  hard: hard + points,
  hasAce: hasAce || points === 1,
});

export const handOf = (cards: readonly Card[]): HandPoints =>
  cards.map(pointsOf).reduce(withPoints, NO_CARDS);

/** An ace counts eleven as long as that is no bust: the hand is soft then. */
export const isSoft = ({ hard, hasAce }: HandPoints): boolean => hasAce && hard + 10 <= TWENTY_ONE;

export const totalOf = (hand: HandPoints): number => hand.hard + (isSoft(hand) ? 10 : 0);

/** An ace with a ten as the first two cards; after a split it is only twenty-one. */
export const isBlackjack = (cards: readonly Card[]): boolean =>
  cards.length === 2 && totalOf(handOf(cards)) === TWENTY_ONE;

/** What the dealer's hand is after all cards it has to draw, taken one by one. */
export function dealerCards(first: readonly Card[], next: () => Card): readonly Card[] {
  const cards = [...first];
  while (totalOf(handOf(cards)) < DEALER_STANDS) cards.push(next());
  return cards;
}
