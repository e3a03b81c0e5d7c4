import { PLAYER_ACTS } from './season-acts.ts';
import { brokenRules, happened } from './season-checks.ts';
import { begin, DESK_ACTS } from './season-desk.ts';
import { Season } from './season.ts';

/** A step is a whole request with the audits after it, so that of a long simulation it is one of a hundred. */
const LONG = process.env['SIMULATION_STEPS'];
const STEPS = LONG === undefined ? 180 : Math.ceil(Number(LONG) / 100);
const SEED = Number(process.env['SIMULATION_SEED'] ?? 2026);
const PLAYERS = 16;
const PROMOTIONS = 13;
/** Somebody new, so often: a gift comes once a player. */
const JOINS_EVERY = 40;
/** What only a long simulation has met for certain. */
const RARE = [
  ...['odds-boost', 'accumulator-boost', 'accumulator-insurance'].map((kind) => `bet with ${kind}`),
  'coupon by a gift',
];
/** Up to here everything is audited after each step; later, as that takes longer, after some. */
const EACH_UNTIL = 1_000;
const THEN_EVERY = 25;

const ACTS = [
  ...PLAYER_ACTS,
  ...DESK_ACTS.map(([name, weight, act]) => [name, weight, (season: Season) => act(season)] as const),
];
const TOTAL = ACTS.reduce((sum, [, weight]) => sum + weight, 0);

/** Somebody does something. Answers what. */
async function step(season: Season): Promise<string> {
  const player = season.random.pick(season.players);
  let left = season.random.int(TOTAL);
  for (const [name, weight, act] of ACTS) {
    left -= weight;
    if (left >= 0) continue;
    await act(season, player);
    return name;
  }
  throw new Error('nothing was drawn');
}

it(`a season of promotions keeps every rule of money after each of ${STEPS} random steps with deaths`, async () => {
  const season = await Season.start(SEED);
  let at = 0;
  try {
    await season.join(PLAYERS);
    for (let n = 0; n < PROMOTIONS; n += 1) await begin(season);
    for (; at < STEPS; at += 1) {
      if (at % JOINS_EVERY === 0) await season.join(1);
      const name = await step(season);
      if (at >= EACH_UNTIL && at % THEN_EVERY > 0) continue;
      expect([at, name, await brokenRules(season)]).toEqual([at, name, []]);
    }
    await season.end();
    expect(await brokenRules(season)).toEqual([]);
    expect(season.deaths).toBeGreaterThan(0);
    const seen = await happened(season);
    const wanted = [
      'bet with free-bet',
      'ticket by a gift',
      'points given',
      'turn',
      'spent',
      'grant expired',
      ...(LONG ? RARE : []),
    ];
    expect(wanted.filter((name) => !seen.has(name))).toEqual([]);
    if (LONG !== undefined) process.stdout.write(`${JSON.stringify([...seen])}\n`);
  } catch (error) {
    throw new Error(`failed at step ${at}: npm run simulate -- --seed ${SEED} --steps ${100 * (at + 1)}`, {
      cause: error,
    });
  } finally {
    await season.close();
  }
}, 2_147_483_647);
