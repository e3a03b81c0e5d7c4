import { eachWayOffer } from './each-way-offer.ts';
import { orderChances } from './order-chances.ts';

function offerFor(weights: readonly number[], margin = 1.05) {
  const { among } = orderChances(weights, 3);
  const implied = among(1).map((chance) => chance ** (1 / margin));
  const offer = eachWayOffer(implied, (places) => (places <= 3 ? among(places) : undefined));
  const worth =
    offer &&
    implied.map((chance, at) => {
      const price = 1 + ((1 / chance - 1) * offer.num) / offer.den;
      return price * (among(offer.places)[at] ?? 0);
    });
  return { offer, worth };
}

describe('the terms of each way on a field', () => {
  it.each([
    ['equal runners', [1, 1, 1, 1, 1, 1, 1, 1]],
    ['a clear favourite', [20, 3, 2, 2, 1, 1, 1, 1]],
    ['two that are far ahead of longshots', [30, 25, 1, 1, 1, 0.5, 0.5]],
  ])('leave no place line worth its stake: %s', (_name, weights) => {
    const { worth = [] } = offerFor(weights);
    for (const one of worth) expect(one).toBeLessThanOrEqual(0.97);
  });

  it('are the most generous of the usual ones that do', () => {
    expect(offerFor([1.4, 1.2, 1, 1, 1, 0.8, 0.8, 0.7]).offer).toEqual({ places: 3, num: 1, den: 5 });
  });

  it('are none for a field that is too small', () => {
    expect(offerFor([1, 1, 1, 1]).offer).toBeUndefined();
  });
});
