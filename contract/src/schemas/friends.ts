import { Type, type Static } from 'typebox';

import { OperatorReason } from './operators.ts';
import { Amount, IsoCurrency, NumberOrId, Ordinal, TimestampMs } from './primitives.ts';

const closed = { additionalProperties: false };

/** What a friend types or follows: letters and digits nobody takes for one another. */
export const FRIEND_CODE_LENGTH = 8;
export const FriendCode = Type.String({ pattern: `^[0-9A-HJKMNP-TV-Z]{${FRIEND_CODE_LENGTH}}$` });

/** What operators say of bringing friends. Amounts are in the site's currency. A change is a new version. */
export const FriendTerms = Type.Object(
  {
    /** False takes nobody in any more; who was brought before goes on by the terms they came by. */
    isOpen: Type.Boolean(),
    /** What the one who brought somebody gets, and what the friend gets; zero for nothing. */
    referrerReward: Amount,
    friendReward: Amount,
    /** What the friend pays in, in all. */
    leastDeposit: Amount,
    /** What the friend stakes of real money, by stakes that ended and count. */
    leastStaked: Amount,
    /** Days from the registration in which the friend does both. */
    days: Type.Integer({ minimum: 1, maximum: 366 }),
    /** Friends that one player is rewarded for. */
    mostFriends: Type.Integer({ minimum: 1, maximum: 10_000 }),
    /** Of these, how many may come from one network. */
    perNetwork: Type.Integer({ minimum: 1, maximum: 10_000 }),
  },
  closed,
);
export type FriendTerms = Static<typeof FriendTerms>;

/** Where it stands with somebody who was brought. */
const FRIEND_STATES = ['open', 'paid', 'refused', 'taken-back'] as const;
export const FriendState = Type.Enum([...FRIEND_STATES]);
export type FriendState = Static<typeof FriendState>;

/** Why nobody is rewarded for a friend; for operators alone. */
const FRIEND_REFUSALS = ['self', 'known', 'shared', 'network', 'enough', 'late', 'charged-back'] as const;
export const FriendRefusal = Type.Enum([...FRIEND_REFUSALS]);
export type FriendRefusal = Static<typeof FriendRefusal>;

const FriendMoney = Type.Object({ amount: Amount, currency: IsoCurrency });

/** A friend as the one who brought them sees it: how far, and nothing of what they pay or stake. */
export const BroughtFriend = Type.Object({
  /** The friend's number, shortened. */
  who: Type.String(),
  state: FriendState,
  registeredAtMs: TimestampMs,
  hasDeposited: Type.Boolean(),
  hasStaked: Type.Boolean(),
  /** Until when both have to be done, while it is open. */
  untilMs: TimestampMs,
  reward: Type.Union([FriendMoney, Type.Null()]),
});
export type BroughtFriend = Static<typeof BroughtFriend>;

export const MOST_FRIENDS_SHOWN = 100;

export const FriendsView = Type.Object({
  /** Null while nobody is taken in. */
  terms: Type.Union([FriendTerms, Type.Null()]),
  /** What the terms count in. */
  currency: IsoCurrency,
  /** The player's own code and the address it leads to; null until they ask for one. */
  link: Type.Union([Type.Object({ code: FriendCode, path: Type.String() }), Type.Null()]),
  /** The last brought first. */
  friends: Type.Array(BroughtFriend, { maxItems: MOST_FRIENDS_SHOWN }),
  /** All that were brought, and all that were rewarded. */
  brought: Type.Integer({ minimum: 0 }),
  rewarded: Type.Integer({ minimum: 0 }),
  /** How it stands with the player's own coming by a friend's link; null for who came alone. */
  own: Type.Union([
    Type.Object({
      state: FriendState,
      hasDeposited: Type.Boolean(),
      hasStaked: Type.Boolean(),
      untilMs: TimestampMs,
      terms: FriendTerms,
    }),
    Type.Null(),
  ]),
});
export type FriendsView = Static<typeof FriendsView>;

export const FriendProgramme = Type.Object({
  version: Ordinal,
  fromMs: TimestampMs,
  author: Type.String(),
  reason: Type.String(),
  terms: FriendTerms,
});
export type FriendProgramme = Static<typeof FriendProgramme>;

export const MOST_FRIEND_VERSIONS = 50;

export const FriendProgrammesView = Type.Object({
  /** The one in force first; empty while there is none. */
  versions: Type.Array(FriendProgramme, { maxItems: MOST_FRIEND_VERSIONS }),
});
export type FriendProgrammesView = Static<typeof FriendProgrammesView>;

export const FriendTermsRequest = Type.Object({ terms: FriendTerms, reason: OperatorReason }, closed);
export type FriendTermsRequest = Static<typeof FriendTermsRequest>;

export const FriendsOfPlayer = Type.Object({ playerId: NumberOrId });

const OperatorFriend = Type.Object({
  number: NumberOrId,
  state: FriendState,
  refusal: Type.Union([FriendRefusal, Type.Null()]),
  version: Ordinal,
  registeredAtMs: TimestampMs,
  endedAtMs: Type.Union([TimestampMs, Type.Null()]),
  referrerReward: Type.Union([FriendMoney, Type.Null()]),
  friendReward: Type.Union([FriendMoney, Type.Null()]),
});

/** What came of whom a player brought, and who brought them. */
export const FriendsOfPlayerView = Type.Object({
  code: Type.Union([FriendCode, Type.Null()]),
  friends: Type.Array(OperatorFriend, { maxItems: MOST_FRIENDS_SHOWN }),
  /** Null for who came alone. `number` is the one who brought them. */
  broughtBy: Type.Union([OperatorFriend, Type.Null()]),
});
export type FriendsOfPlayerView = Static<typeof FriendsOfPlayerView>;
