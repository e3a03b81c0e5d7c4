import type { BetReviewView } from '@paddock/contract/schemas';
import type { Formatters } from '@paddock/shared-utils';

/** How each large bet stood, by its placement. */
export type Stands = ReadonlyMap<string, string> | undefined;

/** An offer that was made anew is another one. */
const standsAt = ({ state, offer }: BetReviewView): string => `${state} ${offer?.version ?? ''}`;

export function standOf(reviews: readonly BetReviewView[]): Stands {
  return new Map(reviews.map((review) => [review.placementId, standsAt(review)]));
}

/**
 * The large bets with news since they were read last, other than what the player did. Of those that are read first only an
 * offer is news: it waits for an answer.
 */
export function newsOf(before: Stands, reviews: readonly BetReviewView[]): readonly BetReviewView[] {
  return reviews.filter((review) => {
    const { placementId, state } = review;
    if (before === undefined) return state === 'offered';
    return state !== 'taken' && state !== 'declined' && before.get(placementId) !== standsAt(review);
  });
}

/** What the words of a review are filled with: the stake is the offered one while it is offered, else what was asked. */
export function reviewWords(
  { state, stake, currency, offer }: BetReviewView,
  format: Pick<Formatters, 'amount' | 'odds'>,
): { readonly stake: string; readonly asked: string; readonly odds: string } {
  const offered = state === 'offered' ? offer : null;
  return {
    stake: format.amount(offered?.stake ?? stake, currency),
    asked: format.amount(stake, currency),
    odds: (offered?.oddsMilli ?? []).map((odds) => format.odds(odds)).join(' · '),
  };
}
