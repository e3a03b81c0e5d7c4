import { eachWayTerms } from './each-way-offer.ts';
import { orderChances } from './order-chances.ts';

/** By the power method, nearly; a longshot below a thousandth is not offered. */
const implied = (wins: readonly number[]) =>
  wins.map((chance) => (chance < 0.001 ? undefined : chance ** (1 / 1.05)));

function termsFor(weights: readonly number[]) {
  const { among } = orderChances(weights, 3);
  const order = {
    wins: among(1),
    among: (places: number) => (places <= 3 ? among(places) : undefined),
  };
  const terms = eachWayTerms(order, implied);
  const worth =
    terms &&
    implied(terms.wins).map((chance, at) => {
      const price = 1 + ((1 / (chance ?? 1) - 1) * terms.eachWay.num) / terms.eachWay.den;
      return price * (among(terms.eachWay.places)[at] ?? 0);
    });
  return { terms, worth, wins: order.wins };
}

describe('the terms of each way on a field', () => {
  it.each([
    ['equal runners', [1, 1, 1, 1, 1, 1, 1, 1]],
    ['a clear favourite', [20, 3, 2, 2, 1, 1, 1, 1]],
    ['two that are far ahead of longshots', [30, 25, 1, 1, 1, 0.5, 0.5]],
    ['an outsider', [9, 8, 7, 6, 5, 4, 3, 0.3]],
  ])('leave no place line worth its stake: %s', (_name, weights) => {
    const { worth = [] } = termsFor(weights);
    for (const one of worth) expect(one).toBeLessThanOrEqual(0.97);
  });

  it('are the most generous of the usual ones that do', () => {
    const { terms, wins } = termsFor([1.4, 1.2, 1, 1, 1, 0.8, 0.8, 0.7]);
    expect(terms?.eachWay).toEqual({ places: 3, num: 1, den: 5 });
    expect(terms?.wins).toEqual(wins);
  });

  it('cut the price of an outsider rather than be worse for all, and by a half at most', () => {
    const wins = [0.5, 0.2, 0.15, 0.1, 0.045, 0.005];
    const placed = (outsider: number) => (places: number) =>
      places === 2 ? [0.73, 0.42, 0.34, 0.26, 0.13, outsider] : undefined;
    const terms = eachWayTerms({ wins, among: placed(0.02) }, implied);
    expect(terms?.eachWay).toEqual({ places: 2, num: 1, den: 3 });
    expect(terms?.wins.slice(0, 5)).toEqual(wins.slice(0, 5));
    expect(terms?.wins[5]).toBeCloseTo(0.00697, 5);
    expect(eachWayTerms({ wins, among: placed(0.1) }, implied)).toBeUndefined();
  });

  it('are none for a field that is too small, and none where nobody is offered', () => {
    expect(termsFor([1, 1, 1, 1]).terms).toBeUndefined();
    const order = { wins: [0.2, 0.2, 0.2, 0.2, 0.2], among: () => [0.4, 0.4, 0.4, 0.4, 0.4] };
    expect(eachWayTerms(order, () => undefined)).toBeUndefined();
  });
});
