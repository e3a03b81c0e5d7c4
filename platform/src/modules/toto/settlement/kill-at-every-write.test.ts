import { randomUUID } from 'node:crypto';
import type { TotoCouponView } from '@paddock/contract/schemas';
import type { Entry } from '@paddock/games/toto';

import { fatesOf, MortalProcess } from '../../sportsbook/testing/mortal-process.ts';
import { createTotoFixture, type TotoFixture, type TotoPlayer, type Winner } from '../toto.fixture.ts';

const HOME_WINS: readonly Winner[] = ['home', 'home', 'home', 'home', 'home', 'home'];
const ALL = [1, 1, 1, 1, 1, 1] as const;
const FIVE = [1, 1, 1, 1, 1, 4] as const;
const NONE = [4, 4, 4, 4, 4, 4] as const;

describe('a kill at every write of a pool (rules §12)', () => {
  let toto: TotoFixture;
  const mortal = new MortalProcess(() => {
    toto.platform.clock.advance(1);
    return toto.restart();
  });
  beforeAll(async () => {
    toto = await createTotoFixture({}, mortal.around);
  });
  afterAll(async () => {
    expect(await toto.problems()).toEqual([]);
    await toto.platform.close();
  });

  const statesOf = async (players: readonly TotoPlayer[]): Promise<readonly TotoCouponView['state'][]> => {
    const lists = await Promise.all(players.map((player) => toto.coupons(player)));
    return lists.flatMap(({ coupons }) => coupons.map(({ state }) => state)).toSorted();
  };

  /** Its purchases, its close, its decision, its winners, its losers and its end. */
  async function story(arm: () => void): Promise<void> {
    const { id, matches } = await toto.draw();
    const jackpot = Number((await toto.view(id)).jackpot);
    const players = [await toto.player(), await toto.player(), await toto.player()] as const;
    const [first, second, third] = players;
    arm();
    const buy = (player: TotoPlayer, entry: Entry) => {
      const key = randomUUID();
      return mortal.answered(() => toto.buy(player, id, [entry], { key }));
    };
    await buy(first, ALL);
    await buy(second, FIVE);
    await buy(second, NONE);
    await buy(third, NONE);
    expect(await statesOf(players)).toEqual(['open', 'open', 'open', 'open']);
    await toto.play(matches, HOME_WINS);
    await mortal.revive();
    await mortal.until(
      async () => (await toto.view(id)).phase === 'settled' && !(await statesOf(players)).includes('open'),
      () => toto.settle(),
      20,
    );
    // The end of the draw itself, which nobody is shown.
    await mortal.survive(() => toto.platform.advance(10_000));
    // Stakes 2.00, house 0.30: of 1.70 are 1.19 for six right, beside the jackpot, and 0.51 for five.
    expect((await toto.view(id)).result).toMatchObject({
      stakes: '2.00',
      house: '0.30',
      paid: (1.7 + jackpot).toFixed(2),
      jackpotAfter: '0.00',
    });
    expect(await statesOf(players)).toEqual(['lost', 'lost', 'won', 'won']);
    expect(await Promise.all(players.map((player) => toto.balance(player)))).toEqual([
      1_000_00n - 50n + 1_19n + BigInt(Math.round(jackpot * 100)),
      1_000_00n - 1_00n + 51n,
      1_000_00n - 50n,
    ]);
  }

  it.each([...fatesOf('after')])('loses nothing and pays nothing twice, just %s each', async (fate) => {
    // Four purchases, the close, the decision, a group of winners, one of losers and a second one, the end.
    expect(await mortal.atEach(fate, story)).toBeGreaterThanOrEqual(10);
  });
});
