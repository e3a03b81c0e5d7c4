import { DAY_MS } from '@paddock/contract';
import type { PromotionTerms } from '@paddock/contract/schemas';

import { toldBeforehand } from './told-beforehand.ts';

const NOON_MS = Date.UTC(2026, 10, 28, 12);
const TEXT = { title: 'Half Back', summary: 'Half of a loss.', paragraphs: [] };
const TERMS: PromotionTerms = {
  text: { en: TEXT, ru: TEXT },
  picture: null,
  section: 'sport',
  opensAtMs: NOON_MS,
  closesAtMs: NOON_MS + 30 * DAY_MS,
  who: {},
  starts: {
    on: 'loss',
    days: 1,
    products: ['games', 'sportsbook'],
    currencies: { EUR: { amount: '5.00' }, JPY: { amount: '10000' } },
  },
  gives: {
    kind: 'cashback',
    as: 'money',
    edges: { sportsbook: 625, games: 100 },
    edgeShare: 7_500,
    currencies: { EUR: { percent: 50, upTo: '20.00' }, JPY: { percent: 30, upTo: '1000' } },
  },
  limits: {},
};
const told = (terms: PromotionTerms) => toldBeforehand(terms, { nowMs: NOON_MS, timeZoneHours: 3 });

describe('what is told of a count before somebody joins', () => {
  it('is the midnight of the site at which it ends', () => {
    expect(told(TERMS).countsUntilMs).toBe(Date.UTC(2026, 10, 28, 21));
    expect(told({ ...TERMS, starts: { on: 'logins', days: 3, times: 2 } }).countsUntilMs).toBe(
      Date.UTC(2026, 10, 30, 21),
    );
  });

  it('is what cashback comes to by its own rule, not what its percent promises', () => {
    expect(told(TERMS).cashbackExamples).toEqual({
      // Half of 40.00 were 20.00; three quarters of the 2.50 that they cost are 1.875.
      EUR: { product: 'sportsbook', lost: '40.00', back: '1.87' },
      // No less than what is asked for: 10,000 cost 625, three quarters of which are 468.75.
      JPY: { product: 'sportsbook', lost: '10000', back: '468' },
    });
  });

  it('is nothing of what is not counted over days, nor of other gifts', () => {
    const { gives: _gives, ...rest } = TERMS;
    const terms: PromotionTerms = {
      ...rest,
      gives: { kind: 'points', points: 5 },
      starts: { on: 'joining' },
    };
    expect(told(terms)).toEqual({});
    expect(told({ ...terms, starts: { on: 'birthday' } })).toEqual({});
  });
});
