/** What can be wrong with a part of a promotion; the desk has a sentence for each in every language. */
export const PROMOTION_RULES = [
  // Of its shape
  'required',
  'unknownPart',
  'choice',
  'number',
  'shape',
  'twice',
  'least',
  'most',
  'tooFew',
  'tooMany',
  // Of its sense, alone or beside other parts
  'order',
  'over',
  'tooLong',
  'siteLanguage',
  'picture',
  'noDeposit',
  'noLoss',
  'offerAndCode',
  'currency',
  'notGiven',
  'amount',
  'sport',
  'level',
  'country',
  'language',
  'segment',
  'product',
  'countsNothing',
  'budget',
  'unstaked',
  'noBonus',
  'noPoints',
  'edge',
  'moreThanDays',
  'moreThanBets',
  'single',
  'steps',
  'game',
  'noRounds',
  'stake',
  'lottery',
  'pool',
  'ticket',
  'sportsbook',
  'ownGame',
  'ownGames',
  'sameCurrencies',
  'bringsNothing',
  'hadAlready',
  'notCounted',
  'belowBonus',
  'belowStakes',
  'aboveStakes',
  'tooManyStakes',
  'nobody',
  // Of what is done with it
  'codeTaken',
  'moreThanJoining',
  'stakedFirst',
] as const;
export type PromotionRule = (typeof PROMOTION_RULES)[number];

/** A part that cannot stay as it is: one of the details of `INVALID_INPUT` and `PROMOTION_STATE` of promotions. */
export interface PromotionWrong {
  /** Where, as a JSON pointer into the request: `/terms/gives/days`. */
  readonly at: string;
  readonly rule: PromotionRule;
  /** Of rules of size: the least or the most, as it is sent; of `tooLong` in days. */
  readonly limit?: number | undefined;
  /** What stands there and may not, or is not there and should: a product, a lottery, what can be chosen. */
  readonly named?: string | undefined;
  /** The same in English, for whoever reads no page. */
  readonly message: string;
}
