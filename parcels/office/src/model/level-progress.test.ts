import { levelProgress } from './level-progress.ts';

const level = (code: string, threshold: number) => ({ code, name: { en: code, ru: code }, threshold });
const standing = (code: string, earned: number) => ({
  code,
  earned,
  keptUntilMs: null,
  levels: [level('copper', 0), level('silver', 100), level('gold', 1_000)],
  windowDays: 30,
  keepDays: 30,
});

describe('the way to the next level', () => {
  it.each([
    ['copper', 0, 'silver', 0],
    ['copper', 25, 'silver', 0.25],
    ['silver', 100, 'gold', 0.1],
    ['silver', 5_000, 'gold', 1],
    ['gold', 5_000, undefined, 1],
    ['unknown', 50, 'silver', 0.5],
  ])('of %s with %i points', (code, earned, next, part) => {
    const progress = levelProgress(standing(code, earned));
    expect([progress.next?.code, progress.part]).toEqual([next, part]);
  });
});
