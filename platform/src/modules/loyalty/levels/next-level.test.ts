import { DAY_MS } from '@paddock/contract';

import { TEST_TERMS } from '../loyalty.fixture.ts';
import { levelReached, nextStanding, type Standing } from './next-level.ts';

const NOW = 100 * DAY_MS;
const silver: Standing = { code: 'silver', sinceMs: 90 * DAY_MS, keptUntilMs: NOW + DAY_MS };

describe('the level of a player', () => {
  it.each([
    [-5, 'copper'],
    [99, 'copper'],
    [100, 'silver'],
    [999, 'silver'],
    [1_000, 'gold'],
  ])('that %i points reach is %s', (points, code) => {
    expect(levelReached(TEST_TERMS.levels, points).code).toBe(code);
  });

  it.each<[string, Standing | undefined, number, number, number, string, number]>([
    ['begins with the lowest', undefined, 0, 0, NOW, 'copper', NOW + 14 * DAY_MS],
    ['rises at once', silver, 1_000, 1_100, NOW, 'gold', NOW + 14 * DAY_MS],
    ['is kept anew where it is reached again', silver, 100, 200, NOW, 'silver', NOW + 14 * DAY_MS],
    ['is kept until its day', silver, 50, 150, NOW, 'silver', NOW + DAY_MS],
    ['is lost on its day', silver, 50, 150, NOW + DAY_MS, 'copper', NOW + 15 * DAY_MS],
    ['is lost with the points that reached it', silver, 50, 99, NOW, 'copper', NOW + 14 * DAY_MS],
    ['is one of the terms', { ...silver, code: 'iron' }, 50, 50, NOW, 'copper', NOW + 14 * DAY_MS],
  ])('%s', (_name, standing, inWindow, forLevel, nowMs, code, keptUntilMs) => {
    expect(nextStanding(TEST_TERMS, standing, { inWindow, forLevel }, nowMs)).toMatchObject({
      code,
      keptUntilMs,
    });
  });
});
