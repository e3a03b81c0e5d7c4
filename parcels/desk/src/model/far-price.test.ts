import { farPrice } from './far-price.ts';

describe('a price that is far from the feed’s', () => {
  it('is more than twice it, or less than half of it', () => {
    expect(farPrice({ oddsMilli: 31_000 }, 3_050)).toBe(31_000);
    expect(farPrice({ oddsMilli: 1_500 }, 3_050)).toBe(1_500);
    expect(farPrice({ oddsMilli: 6_100 }, 3_050)).toBeUndefined();
    expect(farPrice({ oddsMilli: 1_525 }, 3_050)).toBeUndefined();
  });

  it('is what a shift of the chance comes to', () => {
    expect(farPrice({ shiftMilli: -150 }, 4_000)).toBe(10_000);
    expect(farPrice({ shiftMilli: 50 }, 4_000)).toBeUndefined();
  });

  it('is none where no chance is left: the server refuses that', () => {
    expect(farPrice({ shiftMilli: -200 }, 5_000)).toBeUndefined();
  });
});
