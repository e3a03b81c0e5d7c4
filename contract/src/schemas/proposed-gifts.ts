import { Type, type Static } from 'typebox';

import { FriendProgrammesView, FriendTerms } from './friends.ts';
import { LoyaltyOfferRequest } from './loyalty-shop.ts';
import { LoyaltyProgrammeView, LoyaltyTerms } from './loyalty.ts';
import { Amount, DecimalId, IsoCurrency } from './primitives.ts';

const { reason: _reason, ...OFFER } = LoyaltyOfferRequest.properties;

/** The body of a proposal `loyalty.offer`. */
export const ProposedOffer = Type.Object({
  offer: Type.Object(OFFER),
  /** The site's, which amounts are in. */
  currency: IsoCurrency,
  /** What all of its stock costs; null where nothing bounds it, or a promotion's own limits do. */
  most: Type.Union([Amount, Type.Null()]),
});
export type ProposedOffer = Static<typeof ProposedOffer>;

/** The body of a proposal `loyalty.terms`. */
export const ProposedLoyaltyTerms = Type.Object({ terms: LoyaltyTerms, currency: IsoCurrency });
export type ProposedLoyaltyTerms = Static<typeof ProposedLoyaltyTerms>;

/** The body of a proposal `friends.terms`. */
export const ProposedFriendTerms = Type.Object({
  terms: FriendTerms,
  currency: IsoCurrency,
  /** What a friend costs at most, and all friends of one player. */
  perFriend: Amount,
  perPlayer: Amount,
});
export type ProposedFriendTerms = Static<typeof ProposedFriendTerms>;

/** What holds now, and the proposal that terms wait as which give more; null where they hold already. */
export const LoyaltyTermsAnswer = Type.Object({
  ...LoyaltyProgrammeView.properties,
  proposalId: Type.Union([DecimalId, Type.Null()]),
});
export type LoyaltyTermsAnswer = Static<typeof LoyaltyTermsAnswer>;

/** What holds now, and the proposal that terms wait as which give more; null where they hold already. */
export const FriendTermsAnswer = Type.Object({
  ...FriendProgrammesView.properties,
  proposalId: Type.Union([DecimalId, Type.Null()]),
});
export type FriendTermsAnswer = Static<typeof FriendTermsAnswer>;
