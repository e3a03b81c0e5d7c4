/** What feeds and their results, traders and what they offer players are refused with; the part of the error table about them. */
export const TRADING_ERRORS = {
  // Feeds
  FEED_UNAUTHORISED: [401, 'The feed credentials are not valid.'],
  FEED_MALFORMED: [400, 'The feed message is not valid.'],
  FEED_UNMAPPED: [422, 'The message refers to something unknown and was quarantined.'],
  FEED_STALE: [422, 'The message was made too long ago.'],
  RESULT_INCOMPLETE: [422, 'The result does not name every outcome of the market.'],
  RESULT_IMPOSSIBLE: [422, 'A market cannot end like this.'],
  RESULT_CONFLICT: [409, 'The market was decided otherwise.'],
  RESULT_NOT_OFFERED: [422, 'The market was never offered.'],
  RESULT_TOO_EARLY: [422, 'The match has not begun.'],
  // Trading
  OVERRIDE_PRICE: [422, 'That leaves the market no prices with its margin kept.'],
  OVERRIDE_ARBITRAGE: [422, 'With that price some bets on the event would cost less than they bring.'],
  REVIEW_OVER: [409, 'Nobody looks at this bet any more.'],
  REVIEW_REJECTED: [422, 'Our traders did not take this bet.'],
  REVIEW_UNANSWERED: [422, 'Nobody of our traders looked at this bet in time, so it was not taken.'],
  OFFER_CHANGED: [409, 'Another offer was made meanwhile.'],
  OFFER_DECLINED: [422, 'You declined what was offered.'],
  OFFER_UNANSWERED: [422, 'The offer was not answered in time.'],
  OFFER_TAKEN: [409, 'You took what was offered in its place.'],
} as const;
