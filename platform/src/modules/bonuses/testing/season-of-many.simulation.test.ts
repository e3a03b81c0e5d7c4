import { brokenRules, happened } from './season-checks.ts';
import { wrongPreviews } from './season-costs.ts';
import { beginForMany, playMany } from './season-of-many.ts';
import { Season } from './season.ts';

/** What each change is worth. `npm run simulate -- --players 1000000 --audits 10` takes more. */
const PLAYERS = Number(process.env['SIMULATION_PLAYERS'] ?? 60);
const AUDITS = Number(process.env['SIMULATION_AUDITS'] ?? 2);
const SEED = Number(process.env['SIMULATION_SEED'] ?? 2026);

it(`a season of ${PLAYERS} players with promotions keeps every rule of money and costs what its previews say`, async () => {
  const season = await Season.start(SEED);
  const beganMs = season.nowMs();
  try {
    const begun = await beginForMany(season);
    for (let audit = 1; audit <= AUDITS; audit += 1) {
      const fromMs = performance.now();
      await playMany(season, Math.ceil(PLAYERS / AUDITS), PLAYERS);
      const playedMs = performance.now();
      expect(await brokenRules(season)).toEqual([]);
      if (process.env['SIMULATION_PLAYERS'] !== undefined)
        process.stdout.write(
          `${season.players.length} players, ${Math.round((1_000 * PLAYERS) / AUDITS / (playedMs - fromMs))} a second, ` +
            `audit ${Math.round(performance.now() - playedMs)} ms\n`,
        );
    }
    await season.end();
    expect(await brokenRules(season)).toEqual([]);
    expect(await wrongPreviews(season, begun, beganMs)).toEqual([]);
    const seen = await happened(season);
    for (const name of [
      'bet with free-bet',
      'bet with odds-boost',
      'points given',
      'turn',
      'something added',
    ])
      expect([name, seen.get(name) ?? 0]).toEqual([name, expect.any(Number)]);
  } finally {
    await season.close();
  }
}, 2_147_483_647);
