import type { PlaceBetRequest } from '@paddock/contract/schemas';

import { priceOf } from './leg-view.fixture.ts';
import { namedPricesOf, withNamedPrice } from './named-price.ts';

const REQUEST: PlaceBetRequest = {
  type: 'single',
  accountId: '71',
  stake: '5.00',
  policy: 'none',
  legs: [{ selectionId: '1.home', priceVersion: '1.2', oddsMilli: 2100 }],
};
const refusal = (code: 'PRICE_MOVED' | 'SELECTION_SUSPENDED') => ({
  code,
  message: '',
  details: { legs: [{ selectionId: '1.home', reason: code, currentMilli: 2050, priceVersion: '1.3' }] },
});

describe('a price that a refusal names', () => {
  const named = namedPricesOf(refusal('PRICE_MOVED'), REQUEST)['1.home'];

  it('stands in for the one that was sent until a newer one comes', () => {
    expect(withNamedPrice(priceOf(2100), named)).toMatchObject({ oddsMilli: 2050, version: '1.3' });
    const newer = { ...priceOf(2000), version: '1.4' };
    expect(withNamedPrice(newer, named)).toBe(newer);
  });

  it('does not open what is suspended', () => {
    const suspended = priceOf(2100, 'suspended');
    expect(withNamedPrice(suspended, named)).toBe(suspended);
  });

  it('is read from refusals for moved prices alone', () => {
    expect(namedPricesOf(refusal('SELECTION_SUSPENDED'), REQUEST)).toEqual({});
    expect(namedPricesOf(refusal('PRICE_MOVED'))).toEqual({});
  });
});
