import { DAY_MS } from '@paddock/contract';
import type { PromotionTerms, PromotionWants } from '@paddock/contract/schemas';

import type { BoostTerms, FreeBetTerms } from '../coupon-gifts/gift-terms.ts';
import type { FreeRoundsTerms } from '../free-rounds/round-terms.ts';
import type { TicketTerms } from '../tickets/ticket-terms.ts';
import type { PromotionGround } from './check-terms.ts';

/** A site that sells no tickets. */
const NONE_SOLD = { of: [], sells: () => false };
export const NO_TICKETS_SOLD: PromotionGround['tickets'] = { lotto: NONE_SOLD, toto: NONE_SOLD };

/** Products that say nothing of what stakes they take. */
export const ANY_STAKES: PromotionGround['stakeRanges'] = () => undefined;

/** A site whose games have no free rounds. */
export const NO_FREE_GAMES: PromotionGround['freeRounds'] = { games: [], boundsOf: () => undefined };

/** Terms of a share of the second deposit, with parts said otherwise. */
export function termsOf(
  nowMs: number,
  over: Partial<PromotionTerms> = {},
): PromotionTerms & { readonly wants: PromotionWants } {
  return {
    text: {
      en: { title: 'Second Helping', summary: 'Half of your second deposit on top.', paragraphs: ['Once.'] },
      ru: { title: 'Добавка', summary: 'Половина второго депозита сверху.', paragraphs: ['Один раз.'] },
    },
    picture: null,
    section: 'sport',
    opensAtMs: nowMs,
    closesAtMs: nowMs + 30 * DAY_MS,
    who: {},
    starts: { on: 'deposit', number: 2 },
    gives: {
      kind: 'deposit-bonus',
      currencies: { EUR: { percent: 50, upTo: '40.00', least: '10.00' } },
    },
    wants: { multiple: 2, days: 7, minOddsMilli: 1_500, products: { sportsbook: 100 } },
    limits: {},
    ...over,
  };
}

/** A gift of bonus money for taking part. */
export const FIVE_EUR: Pick<PromotionTerms, 'starts' | 'gives'> = {
  starts: { on: 'joining' },
  gives: { kind: 'bonus', currencies: { EUR: { amount: '5.00' } } },
};

/** Terms of a free bet of 5.00 for taking part, with parts said otherwise; it wants nothing. */
export function freeBetTerms(
  nowMs: number,
  { over = {}, gives = {} }: { over?: Partial<PromotionTerms>; gives?: Partial<FreeBetTerms> } = {},
): PromotionTerms {
  const { wants: _none, ...terms } = termsOf(nowMs, over);
  const usual: FreeBetTerms = {
    kind: 'free-bet',
    currencies: { EUR: { amount: '5.00' } },
    days: 7,
    minOddsMilli: 1_500,
    stakeReturned: false,
  };
  return { ...terms, starts: { on: 'joining' }, ...over, gives: { ...usual, ...gives } };
}

type OddsBoostTerms = Extract<BoostTerms, { readonly kind: 'odds-boost' }>;

/** The same of an odds boost of a fifth for one bet, up to 10.00. */
export const oddsBoost = (over: Partial<OddsBoostTerms> = {}): OddsBoostTerms => ({
  kind: 'odds-boost',
  percent: 20,
  days: 7,
  minOddsMilli: 1_500,
  currencies: { EUR: { upTo: '10.00' } },
  ...over,
});

/** Terms that give such a gift for taking part; it wants nothing. */
export const boostTerms = (
  nowMs: number,
  gives: BoostTerms,
  over: Partial<PromotionTerms> = {},
): PromotionTerms => ({ ...freeBetTerms(nowMs, { over }), gives });

type InsuranceTerms = Extract<BoostTerms, { readonly kind: 'accumulator-insurance' }>;

/** An insurance of accumulators of three legs or more for one bet, up to 10.00. */
export const insuranceOf = (over: Partial<InsuranceTerms> = {}): InsuranceTerms => ({
  kind: 'accumulator-insurance',
  ...{ minLegs: 3, minLegOddsMilli: 1_200, as: 'money', days: 7, minOddsMilli: 1_000 },
  currencies: { EUR: { upTo: '10.00' } },
  ...over,
});

/** Terms of three free rounds of dice or plinko at 0.50 for taking part, whose winnings are real money. */
export function freeRoundTerms(
  nowMs: number,
  { over = {}, gives = {} }: { over?: Partial<PromotionTerms>; gives?: Partial<FreeRoundsTerms> } = {},
): PromotionTerms {
  const usual: FreeRoundsTerms = {
    ...{ kind: 'free-rounds', rounds: 3, games: ['dice', 'plinko'], days: 7, as: 'money' },
    currencies: { EUR: { stake: '0.50' } },
  };
  return { ...freeBetTerms(nowMs, { over }), gives: { ...usual, ...gives } };
}

/** Terms of a ticket of 2.00 for keno or 6 of 49, for taking part. */
export function ticketTerms(
  nowMs: number,
  { over = {}, gives = {} }: { over?: Partial<PromotionTerms>; gives?: Partial<TicketTerms> } = {},
): PromotionTerms {
  const usual: TicketTerms = {
    ...{ kind: 'ticket', product: 'lotto', of: ['keno', '6-49'], days: 7 },
    currencies: { EUR: { amount: '2.00' } },
  };
  return { ...freeBetTerms(nowMs, { over }), gives: { ...usual, ...gives } };
}
