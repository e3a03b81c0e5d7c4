import { randomUUID } from 'node:crypto';
import { crashPoint } from '@paddock/games/crash';
import { LIVE_ROULETTE } from '@paddock/games/live-roulette';

import type { TablePlayer, TablesFixture } from './shared-rounds.fixture.ts';
import { MortalTables } from './testing/mortal-tables.ts';

/** Plays a round of a game, with a death armed for it; answers what each player has to have, and had. */
type Story = (mortal: MortalTables, arm: () => void) => Promise<readonly (readonly [bigint, bigint])[]>;

const crashStory: Story = async (mortal, arm) => {
  const { tables } = mortal;
  const [named, pressed, gone, lost] = await fourPlayers(tables);
  const { number } = await tables.untilRound((seeds) => {
    const point = crashPoint(seeds);
    return 2_000 <= point && point <= 8_000;
  });
  arm();
  const bet = (player: TablePlayer, targetMilli: number | null) => {
    const key = randomUUID();
    return mortal.answered(() => tables.bet(player, { round: number, choice: { targetMilli } }, key));
  };
  await bet(named, 1_100);
  const { id } = await bet(pressed, null);
  const back = await bet(gone, null);
  await bet(lost, 100_000);
  await mortal.answered(() => tables.takeBack(gone, back.id));
  await mortal.until(() => tables.view().round.phase === 'running');
  // High enough to collect.
  const { beganAtMs } = tables.view().round;
  await mortal.until(() => tables.platform.clock.nowMs() >= (beganAtMs ?? 0) + 1_000);
  const { collectedMilli } = await mortal.answered(() => tables.collect(pressed, id));
  await mortal.untilNext(number, [named, pressed, gone, lost]);
  return wanted(tables, [
    [named, 1_001_00n],
    [pressed, 990_00n + BigInt(collectedMilli ?? 0)],
    [gone, 1_000_00n],
    [lost, 990_00n],
  ]);
};

const rouletteStory: Story = async (mortal, arm) => {
  const { tables } = mortal;
  const [winner, loser, gone, both] = await fourPlayers(tables);
  const { number, ...seeds } = await tables.untilRound(() => true);
  const { pocket } = LIVE_ROULETTE.spin(seeds);
  const [hit, miss] = [`straight-${pocket}`, `straight-${(pocket + 1) % 37}`];
  arm();
  const bet = (player: TablePlayer, on: string, slot = 1) => {
    const choice = { table: 'la-partage', chips: [{ on, amountMinor: '100' }] };
    const asked = { round: number, slot, stake: '1.00', choice };
    const key = randomUUID();
    return mortal.answered(() => tables.bet(player, asked, key));
  };
  await bet(winner, hit);
  await bet(loser, miss);
  const back = await bet(gone, hit);
  await bet(both, hit);
  await bet(both, miss, 2);
  await mortal.answered(() => tables.takeBack(gone, back.id));
  await mortal.until(() => tables.view().round.phase === 'running');
  await mortal.untilNext(number, [winner, loser, gone, both]);
  return wanted(tables, [
    [winner, 1_035_00n],
    [loser, 999_00n],
    [gone, 1_000_00n],
    [both, 1_034_00n],
  ]);
};

async function fourPlayers(tables: TablesFixture) {
  return [
    await tables.player(),
    await tables.player(),
    await tables.player(),
    await tables.player(),
  ] as const;
}

async function wanted(
  tables: TablesFixture,
  all: readonly (readonly [TablePlayer, bigint])[],
): Promise<readonly (readonly [bigint, bigint])[]> {
  return Promise.all(all.map(async ([player, minor]) => [minor, await tables.balance(player)] as const));
}

/**
 * A story's commits: its bets, the one taken back, the beginning, presses, the end, each payment, the next opening. A process
 * is started anew for each, so that a change pays for half of them; `npm run simulate` runs all.
 */
const ALL = process.env['SIMULATION_STEPS'] !== undefined;

describe.each([
  ['crash', crashStory, ALL ? (['before', 'after'] as const) : (['before'] as const)],
  ['live-roulette', rouletteStory, ALL ? (['before', 'after'] as const) : (['after'] as const)],
])('a kill at every write of a round of %s (rules §12)', (game, story, fates) => {
  let mortal: MortalTables;
  beforeAll(async () => {
    mortal = await MortalTables.start(game);
  });
  afterAll(async () => {
    expect(await mortal.tables.problems()).toEqual([]);
    await mortal.tables.close();
  });

  it.each([...fates])('loses nothing and pays nothing twice, just %s each', async (at) => {
    const deathsBefore = mortal.deaths;
    for (let commit = 1; commit === mortal.deaths - deathsBefore + 1; commit++) {
      const made = await story(mortal, () => mortal.arm(commit, at));
      expect(made.map(([, had]) => had)).toEqual(made.map(([wanted]) => wanted));
    }
    expect(mortal.deaths - deathsBefore).toBeGreaterThanOrEqual(10);
  });
});
