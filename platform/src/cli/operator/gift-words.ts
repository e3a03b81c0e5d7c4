import type { ProposedFriendTerms, ProposedLoyaltyTerms, ProposedOffer } from '@paddock/contract/schemas';

/** Said of what one operator wrote and another, who may move money, has to approve. */
export const waitsForAnother = (proposalId: string): string =>
  `waits for an operator who may move money: proposal ${proposalId}`;

/** What a proposal that gives money costs at most; undefined for any other. */
export function costAtMost(kind: string, body: unknown): string | undefined {
  if (kind === 'loyalty.offer') return costOfOffer(body as ProposedOffer);
  if (kind === 'loyalty.terms') return costOfTerms(body as ProposedLoyaltyTerms);
  if (kind === 'friends.terms') return costOfFriends(body as ProposedFriendTerms);
  return undefined;
}

function costOfOffer({ offer, most, currency }: ProposedOffer): string {
  if (most !== null) return `at most ${most} ${currency}`;
  if (typeof offer.gives === 'string') return 'no bound';
  return `no more than promotion ${offer.gives.promotion} gives`;
}

function costOfTerms({ terms, currency }: ProposedLoyaltyTerms): string {
  const cashbacks = terms.cashback.map(
    ({ code, most, periodDays }) => `${code} at most ${most} ${currency} a player in ${periodDays} days, `,
  );
  return `${cashbacks.join('')}no bound for all players`;
}

const costOfFriends = ({ perFriend, perPlayer, currency }: ProposedFriendTerms): string =>
  `at most ${perFriend} ${currency} a friend and ${perPlayer} ${currency} for the friends of a player, no bound for all players`;
