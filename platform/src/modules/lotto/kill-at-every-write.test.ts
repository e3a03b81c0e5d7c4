import { randomUUID } from 'node:crypto';

import { fatesOf, MortalProcess } from '../sportsbook/testing/mortal-process.ts';
import { createLottoFixture, line, type LottoFixture, type LottoPlayer } from './lotto.fixture.ts';

describe('a kill at every write of a lottery (rules §12)', () => {
  let lotto: LottoFixture;
  const mortal = new MortalProcess(() => {
    lotto.platform.clock.advance(1);
    return lotto.restart();
  });
  beforeAll(async () => {
    lotto = await createLottoFixture({}, mortal.around);
  });
  afterAll(async () => {
    expect(await lotto.problems()).toEqual([]);
    await lotto.close();
  });

  /** A ticket, a subscription to two draws, the public value, the numbers, the payments, and the next ticket bought by itself. */
  async function story(arm: () => void): Promise<void> {
    await lotto.platform.advance(1_000);
    const draw = await lotto.sold('keno');
    const [once, twice] = [await lotto.player(), await lotto.player()];
    arm();
    const buy = (player: LottoPlayer, draws: number) => {
      const key = randomUUID();
      const over = { draw: draw.number, draws, fields: [line(1), line(1, 41)] };
      return mortal.answered(() => lotto.buy(player, 'keno', over, key));
    };
    await buy(once, 1);
    await buy(twice, 2);
    const tickets = async (player: LottoPlayer) => (await lotto.tickets(player)).body.tickets;
    const next = async () => (await lotto.sold('keno')).number > draw.number;
    await mortal.until(next, () => lotto.until(draw), 5);
    const isPaid = async () => {
      const all = [...(await tickets(once)), ...(await tickets(twice))];
      return all.length === 3 && all.filter(({ paid }) => paid !== null).length >= 2;
    };
    await mortal.until(isPaid, () => lotto.platform.advance(1_000), 20);
    const second = await lotto.draw('keno', draw.number + 1);
    await mortal.until(
      async () => (await tickets(twice)).every(({ paid }) => paid !== null),
      () => lotto.until(second),
      5,
    );
    for (const [player, bought] of [
      [once, 1],
      [twice, 2],
    ] as const) {
      const all = await tickets(player);
      expect(all).toHaveLength(bought);
      const paid = all.reduce((sum, ticket) => sum + BigInt(Math.round(Number(ticket.paid) * 100)), 0n);
      expect(await lotto.balance(player)).toBe(1_000_00n - BigInt(bought) * 2_00n + paid);
    }
    expect((await lotto.subscriptions(twice)).body.subscriptions).toMatchObject([{ left: 0 }]);
  }

  it.each([...fatesOf('before')])('loses nothing and pays nothing twice, just %s each', async (fate) => {
    // Two purchases; of each draw its value, its numbers, its payments and its end; the draws after; the ticket bought by itself.
    expect(await mortal.atEach(fate, story)).toBeGreaterThanOrEqual(12);
  });
});
