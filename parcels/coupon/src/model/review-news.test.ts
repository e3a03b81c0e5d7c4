import type { BetReviewView } from '@paddock/contract/schemas';

import { newsOf, reviewWords, standOf } from './review-news.ts';

const OFFER = { version: 2, stake: '40.00', oddsMilli: [2050, 1800], possibleReturn: '147.60' };
const review = (state: BetReviewView['state'], offer: BetReviewView['offer'] = null): BetReviewView => ({
  ...{ placementId: '71', key: 'key-00000001', state, type: 'accumulator', currency: 'EUR', stake: '60.00' },
  ...{ legs: [], receivedAtMs: 0, untilMs: 60_000, offer, code: null },
});

describe('news of large bets', () => {
  it.each([
    ['a new one', [], review('waiting'), true],
    ['the same again', [review('waiting')], review('waiting'), false],
    ['an offer', [review('waiting')], review('offered', OFFER), true],
    ['another offer', [review('offered', OFFER)], review('offered', { ...OFFER, version: 3 }), true],
    ['one that was not taken', [review('offered', OFFER)], review('rejected', OFFER), true],
    ['what the player took', [review('offered', OFFER)], review('taken', OFFER), false],
    ['what the player declined', [review('offered', OFFER)], review('declined', OFFER), false],
  ])('are %s', (_name, before, now, isNews) => {
    expect(newsOf(standOf(before), [now])).toEqual(isNews ? [now] : []);
  });

  it.each([
    ['offered', true],
    ['waiting', false],
    ['rejected', false],
  ] as const)('are, on a page that just came, an offer alone: %s', (state, isNews) => {
    expect(newsOf(undefined, [review(state, OFFER)])).toHaveLength(isNews ? 1 : 0);
  });

  it('name the stake that is offered while it is, else the one that was asked', () => {
    const format = {
      amount: (amount: string, iso: string) => `${amount} ${iso}`,
      odds: (odds: number | bigint) => String(odds),
    };
    expect(reviewWords(review('offered', OFFER), format)).toEqual({
      ...{ stake: '40.00 EUR', asked: '60.00 EUR', odds: '2050 · 1800' },
    });
    expect(reviewWords(review('rejected', OFFER), format).stake).toBe('60.00 EUR');
  });
});
