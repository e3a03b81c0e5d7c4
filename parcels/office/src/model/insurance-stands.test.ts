import type { BetLegView, BetView } from '@paddock/contract/schemas';
import { aBet } from '@paddock/shared-utils/testing';

import { insuranceStands } from './insurance-stands.ts';

const gift = {
  kind: 'accumulator-insurance',
  minLegs: 3,
  minLegOddsMilli: 1_300,
  as: 'money',
  upTo: '20.00',
} as const;

function insured(results: readonly BetLegView['result'][], change: Partial<BetView> = {}): BetView {
  const [leg] = aBet().legs;
  if (leg === undefined) throw new Error('the sample has a leg');
  const legs = results.map((result, at) => ({ ...leg, selectionId: `50${at}.home`, result }));
  const extra = { most: '10.00', paid: '0.00' };
  return aBet({ type: 'accumulator', status: 'lost', legs, gift, extra, ...change });
}

describe('the insurance of a bet that lost a leg', () => {
  it('can still give the stake back while another leg is open', () => {
    expect(insuranceStands(insured(['lose', 'win', 'open']))).toBe(true);
    expect(insuranceStands(insured(['lose', 'void', 'win', 'open']))).toBe(true);
  });

  it.each([
    ['a second leg lost', insured(['lose', 'lose', 'open'])],
    ['every leg decided', insured(['lose', 'win', 'win'])],
    ['too few legs that are not void', insured(['lose', 'void', 'open'])],
    ['a part cashed out', insured(['lose', 'win', 'open'], { extra: { most: '0.00', paid: '0.00' } })],
    ['no leg lost', insured(['win', 'win', 'open'], { status: 'open' })],
    ['no insurance', aBet({ status: 'lost' })],
  ])('cannot with %s', (_name, bet) => {
    expect(insuranceStands(bet)).toBe(false);
  });

  it('does not count legs of too small a price', () => {
    const bet = insured(['lose', 'win', 'open']);
    const [first, ...others] = bet.legs;
    if (first === undefined) throw new Error('it has legs');
    expect(insuranceStands({ ...bet, legs: [{ ...first, oddsMilli: 1_200 }, ...others] })).toBe(false);
  });
});
