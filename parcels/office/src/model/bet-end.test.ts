import type { BetView } from '@paddock/contract/schemas';
import { aBet } from '@paddock/shared-utils/testing';

import { betEnd } from './bet-end.ts';

const [LEG] = aBet().legs;

function ended(results: readonly BetView['legs'][number]['result'][], over: Partial<BetView>): BetView {
  if (LEG === undefined) throw new Error('the sample has a leg');
  const legs = results.map((result, at) => ({ ...LEG, selectionId: `50${at}.home`, result }));
  return aBet({ stake: '10.00', ...over, legs });
}

describe('how a bet ended, in a word', () => {
  it.each([
    ['of a won one', ['win'], { status: 'won', payout: '20.50' }, 'won'],
    ['of a quarter line half won', ['half-win'], { status: 'won', payout: '15.25' }, 'half-won'],
    ['of a quarter line half lost', ['half-lose'], { status: 'returned', payout: '5.00' }, 'half-lost'],
    ['of a void one', ['void'], { status: 'returned', payout: '10.00' }, 'returned'],
    ['of a dead heat that pays less than the stake', ['win'], { status: 'returned', payout: '6.67' }, 'part'],
    ['of two half losses', ['half-lose', 'half-lose'], { status: 'returned', payout: '2.50' }, 'part'],
    [
      'of half a loss beside a void leg',
      ['half-lose', 'void'],
      { status: 'returned', payout: '5.00' },
      'part',
    ],
    [
      'of each way on one that shared its place',
      ['lose', 'win'],
      { status: 'returned', payout: '7.50' },
      'part',
    ],
    ['of each way on one that won', ['win', 'win'], { status: 'won', payout: '60.00' }, 'won'],
    ['of a lost one', ['lose'], { status: 'lost', payout: '0.00' }, 'lost'],
    ['of an open one', ['open'], { status: 'open', payout: '0.00' }, 'open'],
  ] as const)('%s', (_what, results, over, word) => {
    expect(betEnd(ended(results, over))).toBe(word);
  });

  it('counts what was cashed out for nothing', () => {
    const cashOuts = [{ stake: '4.00', paid: '3.60', atMs: 0 }];
    const rest = { status: 'returned', remainingStake: '6.00', cashOuts } as const;
    expect(betEnd(ended(['void'], { ...rest, payout: '9.60' }))).toBe('returned');
    expect(betEnd(ended(['win'], { ...rest, payout: '7.60' }))).toBe('part');
    // Void by an operator: the stake of the part came back, in the place of what was paid for it.
    expect(betEnd(ended(['void'], { ...rest, payout: '10.00' }))).toBe('returned');
  });
});
