import { createRandom } from '../../simulation/random/random.ts';
import { finalSets } from './final-sets.ts';
import { MatchRests } from './match-rest.ts';
import { createSetModel } from './set-chances.ts';
import { playTennis } from './tennis-timeline.ts';

const SERVE = { home: 0.64, away: 0.61 };
const FIVE = { home: 0.58, away: 0.6 };

/** Chances of leads in sets by the model that a match's own prices are taken from, each side serving first as often. */
function byPrices(serve: typeof SERVE, bestOf: 3 | 5): Map<number, number> {
  const model = createSetModel(serve);
  const rests = new MatchRests(bestOf, model);
  const leads = new Map<number, number>();
  for (const server of ['home', 'away'] as const)
    for (const [score, chance] of rests.from([0, 0], server, model.endsFrom([0, 0], server)).scores) {
      const [home = 0, away = 0] = score.split(':').map(Number);
      leads.set(home - away, (leads.get(home - away) ?? 0) + chance / 2);
    }
  return leads;
}

describe('by how many sets a match ends', () => {
  it.each([
    [SERVE, 3],
    [FIVE, 5],
  ] as const)('is as the prices of the match say: %j, best of %i', (serve, bestOf) => {
    const { least, chances } = finalSets(serve, bestOf);
    const wanted = byPrices(serve, bestOf);
    for (const [at, chance] of chances.entries()) expect(chance).toBeCloseTo(wanted.get(least + at) ?? 0, 12);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  it('is as matches are played, point by point', () => {
    const matches = 4_000;
    const counted = new Map<number, number>();
    let played = 0;
    for (let at = 0; at < matches; at++) {
      const end = playTennis(SERVE, 3, createRandom('final-sets', String(at))).moments.at(-1);
      if (end?.end !== 'finished') continue;
      played += 1;
      const won = end.sets.filter(([home, away]) => home > away).length;
      counted.set(2 * won - end.sets.length, (counted.get(2 * won - end.sets.length) ?? 0) + 1);
    }
    const { least, chances } = finalSets(SERVE, 3);
    for (const [at, chance] of chances.entries())
      expect(Math.abs((counted.get(least + at) ?? 0) / played - chance)).toBeLessThan(0.03);
  });
});
