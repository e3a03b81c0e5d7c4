import type { PromotionRule, PromotionWrong } from '@paddock/contract/schemas';

import { SAID_OF_UNKNOWN } from '../../eligibility/index.ts';

type Values = Pick<PromotionWrong, 'limit' | 'named'>;

/** What terms can say that contradicts themselves; rules of their shape are said by its schema. */
type SenseRule = Exclude<
  PromotionRule,
  | 'unknownPart'
  | 'choice'
  | 'number'
  | 'shape'
  | 'twice'
  | 'least'
  | 'most'
  | 'tooFew'
  | 'tooMany'
  | 'required'
  | 'nobody'
>;

/** Each in English: who asks by a command reads it as it is. */
const SAID: Readonly<Record<SenseRule, string>> = {
  ...SAID_OF_UNKNOWN,
  order: 'is not after it opens',
  over: 'is over',
  tooLong: 'is more than {limit} days after it opens',
  siteLanguage: 'is missing: it is the site’s own language, and read where another is missing',
  picture: 'is no address of the site',
  noDeposit: 'is a share of a deposit, and no deposit starts it',
  noLoss: 'is a share of a loss, and no loss starts it',
  offerAndCode: 'is for whom it was offered to, and a code is for who types it',
  notGiven: 'is a currency in which nothing is given',
  amount: 'is no amount above zero of {named}',
  sport: 'is no sport of the site',
  product: 'names {named}, which takes no stakes here',
  countsNothing: 'counts no stake at all',
  budget: 'is less than one gift',
  unstaked: 'is missing: bonus money is staked first',
  noBonus: 'is of bonus money, and none is given',
  noPoints: 'is points, and the site gives none',
  edge: 'says nothing of {named}, which is counted',
  moreThanDays: 'is more than the days there are',
  moreThanBets: 'is more than the bets there are',
  single: 'is more than a single has',
  steps: 'has no more legs and percent than the one before it',
  game: 'is no game of ours with free rounds',
  noRounds: 'is of a currency that no round is played in',
  stake: 'is no stake that a round takes',
  lottery: 'is no lottery of ours',
  pool: 'is no pool of ours',
  ticket: 'buys no ticket of {named}',
  sportsbook: 'is of the sportsbook, which is not counted',
  ownGame: 'is no game of ours',
  ownGames: 'is of our own games, which are not counted',
  sameCurrencies: 'are not those of the other gifts',
  bringsNothing: 'bring nothing at all',
  hadAlready: 'is had already by everybody whom it is for',
  notCounted: 'lacks {named}, in which it is given',
  belowBonus: 'is less than the bonus: {named}',
  belowStakes: 'is less than any stake that counts: {named} at least',
  aboveStakes: 'is more than stakes can come to: {named} at most',
  tooManyStakes: 'wants more stakes than somebody makes: {named} at least',
  codeTaken: 'is of another one',
  moreThanJoining: 'is more than to take part: it is offered, and comes by itself',
  stakedFirst: 'is to be staked first: it is offered',
};

/** What is wrong with a part of the terms, named by its place in them: `/gives/kind`. */
export const contradictionAt = (place: string, rule: SenseRule, values: Values = {}): PromotionWrong => ({
  at: `/terms${place}`,
  rule,
  ...values,
  message: SAID[rule].replace('{limit}', String(values.limit)).replace('{named}', String(values.named)),
});
