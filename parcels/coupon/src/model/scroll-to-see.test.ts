import { scrollToSee } from './scroll-to-see.ts';

const REGION = { top: 66, bottom: 890 };

describe('how far the coupon scrolls to show what became of a bet', () => {
  it.each([
    ['nothing where all of it is in sight', { top: 138, bottom: 158 }, 0],
    ['up to what stands above, with room for the head', { top: -500, bottom: -480 }, -638],
    ['up to what stands at its very top, where the handle of a sheet is', { top: 69, bottom: 89 }, -69],
    ['up to what begins above and ends in sight', { top: 50, bottom: 140 }, -88],
    ['down to what stands below', { top: 1_000, bottom: 1_020 }, 862],
    ['to the beginning of what is longer than the region', { top: -300, bottom: 1_200 }, -438],
  ])('%s', (_name, wanted, px) => {
    expect(scrollToSee(REGION, wanted)).toBe(px);
  });
});
