import { PROMOTION_RULES, PromotionRequest } from '@paddock/contract/schemas';

import { freeBetTerms, insuranceOf, termsOf } from '../promotion-terms.fixture.ts';
import { mistakesInShape } from '../../../../kernel/http/told-by-kind.ts';

/** What is wrong with terms, beside which nothing is. */
const mistakesIn = (terms: unknown) =>
  mistakesInShape(PromotionRequest, { code: 'good-week', reason: 'for a test', terms });

const NOW_MS = Date.UTC(2026, 10, 28);
const TICKET = {
  ...{ kind: 'ticket', product: 'lotto', of: ['6-49'], days: 7 },
  currencies: { EUR: { amount: '2.00' } },
};
const KINDS =
  'deposit-bonus, bonus, free-bet, free-rounds, ticket, odds-boost, accumulator-boost, accumulator-insurance, cashback, points, money, wheel, calendar';
const STARTS = 'deposit, code, joining, turnover, stake, loss, logins, birthday, level';

const without = (whole: object, name: string) =>
  Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name));
const wheelOf = (gift: unknown) => ({
  kind: 'wheel',
  prizes: [
    { weight: 1, gift: null },
    { weight: 1, gift },
  ],
});
const giving = (gives: unknown) => ({ ...termsOf(NOW_MS), gives });

describe('terms of a wrong shape', () => {
  it('are told from terms of a right one', () => {
    expect(mistakesIn(termsOf(NOW_MS))).toEqual([]);
    expect(mistakesIn(giving(TICKET))).toEqual([]);
    expect(mistakesIn(giving(wheelOf({ kind: 'points', points: 5 })))).toEqual([]);
  });

  it.each<[name: string, terms: unknown, mistakes: readonly string[]]>([
    ['a ticket without its days', giving(without(TICKET, 'days')), ['/terms/gives/days: required']],
    [
      'an insurance without the odds of its legs',
      giving(without(insuranceOf(), 'minLegOddsMilli')),
      ['/terms/gives/minLegOddsMilli: required'],
    ],
    [
      'a free bet that does not say whether its stake comes back',
      giving(without(freeBetTerms(NOW_MS).gives, 'stakeReturned')),
      ['/terms/gives/stakeReturned: required'],
    ],
    [
      'a kind that is none',
      giving({ ...TICKET, kind: 'tickets' }),
      [`/terms/gives/kind: is none of ${KINDS}`],
    ],
    ['no kind at all', giving(without(TICKET, 'kind')), ['/terms/gives/kind: required']],
    ['a gift that is a word', giving('bonus'), ['/terms/gives: must be object']],
    [
      'a product with no tickets',
      giving({ ...TICKET, product: 'casino' }),
      ['/terms/gives/product: is none of lotto, toto'],
    ],
    [
      'a part that a ticket has not',
      giving({ ...TICKET, minOddsMilli: 1_500 }),
      ['/terms/gives/minOddsMilli: is no part of this'],
    ],
    [
      'a gift within a wheel',
      giving(wheelOf({ kind: 'points' })),
      ['/terms/gives/prizes/1/gift/points: required'],
    ],
    [
      'a start that is none',
      { ...termsOf(NOW_MS), starts: { on: 'registration' } },
      [`/terms/starts/on: is none of ${STARTS}`],
    ],
    [
      'a turnover without its days',
      {
        ...termsOf(NOW_MS),
        starts: {
          on: 'turnover',
          products: ['games'],
          minOddsMilli: 1_000,
          currencies: { EUR: { amount: '5.00' } },
        },
      },
      ['/terms/starts/days: required'],
    ],
    [
      'a language by its name',
      { ...termsOf(NOW_MS), text: { ...termsOf(NOW_MS).text, german: termsOf(NOW_MS).text['en'] } },
      ['/terms/text/german: is no part of this'],
    ],
    [
      'texts in no language',
      { ...termsOf(NOW_MS), text: {} },
      ['/terms/text: must not have fewer than 1 properties'],
    ],
    ['no gift', without(termsOf(NOW_MS), 'gives'), ['/terms/gives: required']],
    ['nothing', null, ['/terms: must be object']],
  ])('are told by the kind that was chosen: %s', (_name, terms, mistakes) => {
    expect(mistakesIn(terms).map(({ at, message }) => `${at}: ${message}`)).toEqual(mistakes);
  });

  it('are told by a rule with its values, as are other parts of the request', () => {
    const { wants, ...rest } = termsOf(NOW_MS);
    const terms = {
      ...{ ...rest, wants: { ...wants, multiple: 101, days: 'ten' } },
      text: { ...rest.text, ru: { ...rest.text['ru'], summary: 'x'.repeat(301) } },
      who: { countries: ['DE', 'DE'], newFor: 0 },
      colour: 'blue',
    };
    const told = mistakesInShape(PromotionRequest, { code: 'Good Week', reason: 'for a test', terms });
    expect(told.map(({ at, rule, limit }) => [at, rule, limit])).toEqual(
      expect.arrayContaining([
        ['/code', 'shape', undefined],
        ['/terms/colour', 'unknownPart', undefined],
        ['/terms/text/ru/summary', 'tooMany', 300],
        ['/terms/who/countries', 'twice', undefined],
        ['/terms/who/newFor', 'least', 1],
        ['/terms/wants/multiple', 'most', 100],
        ['/terms/wants/days', 'number', undefined],
      ]),
    );
    expect(told.every(({ rule }) => PROMOTION_RULES.includes(rule))).toBe(true);
    expect(mistakesIn(giving({ ...TICKET, product: 'casino' }))).toEqual([
      { at: '/terms/gives/product', rule: 'choice', named: 'lotto, toto', message: 'is none of lotto, toto' },
    ]);
  });
});
