import type { TotoCouponView } from '@paddock/contract/schemas';
import type { Entry } from '@paddock/games/toto';

import { createTotoFixture, life, type TotoFixture, type TotoPlayer, type Winner } from '../toto.fixture.ts';

const COUPONS = 30;
const SHARES = [70n, 30n] as const;

/** Whole numbers below another, the same ones for a seed. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => (state = (state * 48_271) % 2_147_483_647) % below;
}

/** Columns with six and with five right, by listing every column. */
function listed(entry: Entry, outcomes: readonly number[]): readonly [number, number] {
  const columns = entry.reduce<readonly (readonly number[])[]>(
    (all, choice) =>
      all.flatMap((column) => [0, 1, 2].filter((at) => (choice >> at) & 1).map((at) => [...column, at])),
    [[]],
  );
  const hits = columns.map((column) => column.filter((at, event) => at === outcomes[event]).length);
  return [hits.filter((count) => count === 6).length, hits.filter((count) => count === 5).length];
}

describe('pools that are bought by chance', () => {
  let toto: TotoFixture;
  beforeAll(async () => {
    toto = await createTotoFixture();
  });
  afterAll(() => toto.platform.close());

  it('pay what listing every column pays, through deaths in the middle, and lose no money', async () => {
    const below = seeded(20_261_127);
    const { id, matches } = await toto.draw();
    const players: TotoPlayer[] = [];
    for (let n = 0; n < 5; n++) players.push(await toto.player());
    const bought: { player: TotoPlayer; coupon: TotoCouponView }[] = [];
    for (let n = 0; n < COUPONS; n++) {
      const player = players[below(players.length)];
      if (player === undefined) throw new Error('there is nobody to play');
      const entry = Array.from({ length: 6 }, () => [1, 1, 2, 4, 3, 5, 7][below(7)] ?? 1);
      bought.push({ player, coupon: await toto.bought(player, id, entry) });
    }
    const outcomes = Array.from({ length: 6 }, () => below(3));
    const names: readonly Winner[] = ['home', 'draw', 'away'];
    await toto.play(
      matches,
      outcomes.map((outcome) => names[outcome]),
    );
    for (const groups of [1, 2, 3]) {
      life.groups = groups;
      await toto.settle();
      await toto.restart();
    }
    life.groups = Infinity;
    await toto.settle();

    const stakes = bought.reduce(
      (sum, { coupon }) => sum + BigInt(Math.round(Number(coupon.stake) * 100)),
      0n,
    );
    const rest = stakes - (stakes * 15n) / 100n;
    const counts = bought.map(({ coupon }) => listed(coupon.entries[0] ?? [], outcomes));
    const columnMinor = SHARES.map((share, at) => {
      const winners = BigInt(counts.reduce((sum, count) => sum + (count[at] ?? 0), 0));
      return winners === 0n ? 0n : (rest * share) / 100n / winners;
    });
    const expected = counts.map(
      ([six, five]) => BigInt(six) * (columnMinor[0] ?? 0n) + BigInt(five) * (columnMinor[1] ?? 0n),
    );
    const paid: bigint[] = [];
    for (const { player, coupon } of bought) {
      const { paid: amount } = await toto.coupon(player, coupon.id);
      paid.push(BigInt(Math.round(Number(amount) * 100)));
    }
    expect(paid).toEqual(expected);
    expect(expected.some((minor) => minor > 0n)).toBe(true);
    expect(await toto.problems()).toEqual([]);
  });
});
