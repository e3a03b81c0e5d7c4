/** What can be wrong with a part of a tournament or a race beyond its shape; the desk has a sentence for each in every language. */
export const TOURNAMENT_RULES = [
  'order',
  'over',
  'tooLong',
  'twice',
  'noStakes',
  'amount',
  'currency',
  'prizesGrow',
  'otherPlaces',
  'unit',
  'noUnit',
  'level',
  'country',
  'language',
  'segment',
] as const;
export type TournamentRule = (typeof TOURNAMENT_RULES)[number];

/** A part that cannot stay as it is: one of the details of `INVALID_INPUT` of tournaments. */
export interface TournamentWrong {
  /** Where, as a JSON pointer into the request: `/currencies/0/prizes/1`. */
  readonly at: string;
  readonly rule: TournamentRule;
  /** Of `tooLong` in days. */
  readonly limit?: number | undefined;
  /** The currency or the product that it is about. */
  readonly named?: string | undefined;
  /** The same in English, for whoever reads no page. */
  readonly message: string;
}
