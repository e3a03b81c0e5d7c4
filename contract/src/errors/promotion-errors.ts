/** Why somebody is not taken into a promotion, and a gift not into a bet. */
export const PROMOTION_ERRORS = {
  PROMOTION_NOT_FOR_YOU: [409, 'This promotion is not for this account.'],
  PROMOTION_TAKEN: [
    409,
    'This promotion was had already: it is once a person, and once for all accounts of a device or card.',
  ],
  PROMOTION_CODE_UNKNOWN: [404, 'There is no such code, or not any more.'],
  PROMOTION_SPENT: [409, 'All of this promotion is given out.'],
  PROMOTION_DAY_OVER: [409, 'This day is over, or has no gift.'],
  GIFT_UNKNOWN: [404, 'There is no such gift.'],
  GIFT_USED: [409, 'This gift is in another bet, or was given up.'],
  GIFT_EXPIRED: [409, 'The time of this gift is over.'],
  GIFT_NOT_FOR_BET: [409, 'This gift is not for such a bet.'],
  PROMOTION_STATE: [409, 'The promotion is not in a state that allows this.'],
  SEGMENT_EXISTS: [409, 'There is a segment of this code.'],
  SEGMENT_CHANGED: [409, 'The segment was changed meanwhile.'],
  SEGMENT_USED: [409, 'A promotion or a race that runs or comes uses this segment.'],
} as const;
