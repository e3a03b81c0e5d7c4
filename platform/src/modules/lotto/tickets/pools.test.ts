import { sql } from 'kysely';
import { paidFor, readEntries, lotteryOf, hitsOf, tierLines } from '@paddock/games/lotto';

import { createLottoFixture, life, line, type LottoFixture, type LottoPlayer } from '../lotto.fixture.ts';

describe('a pool', () => {
  let fixture: LottoFixture;
  beforeAll(async () => {
    fixture = await createLottoFixture();
    await fixture.platform.advance(1_000);
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.close();
  });

  async function sell(players: readonly LottoPlayer[]): Promise<bigint> {
    let lines = 0n;
    for (const [at, player] of players.entries()) {
      const { numbers } = line(12, 1 + 6 * at);
      const { body } = await fixture.buy(player, '6-49', { fields: [{ picks: 6, numbers, bonus: [] }] });
      lines += BigInt(body.lines);
    }
    return lines;
  }

  it('takes the house’s share first, pays winning lines alike, and carries the rest to the next draw', async () => {
    const players = await Promise.all(Array.from({ length: 7 }, () => fixture.player(2_000_00n)));
    const first = await fixture.sold('6-49');
    const lines = await sell(players);
    await fixture.until(first);
    const { pool, numbers, phase } = await fixture.draw('6-49', first.number);
    expect(phase).toBe('paid');
    expect(pool).toMatchObject({ jackpot: '0.00', staked: `${String(lines)}.00` });
    const rules = lotteryOf('6-49')!;
    const prizes = pool?.categories.map(({ prize }) => BigInt(Math.round(Number(prize) * 100))) ?? [];
    for (const player of players) {
      const [ticket] = (await fixture.tickets(player)).body.tickets;
      const [field] = readEntries(rules, ticket?.fields) ?? [];
      const won = field && paidFor(tierLines(rules, field, hitsOf(field, { numbers, bonus: [] })), prizes);
      expect(await fixture.balance(player)).toBe(2_000_00n - 924_00n + (won ?? 0n));
    }
    const { lotteries } = (await fixture.lotteries()).body;
    expect(lotteries.find(({ code }) => code === '6-49')?.jackpot?.amount).toBe(pool?.carried);
    const second = await fixture.sold('6-49');
    const more = await fixture.player();
    await fixture.buy(more, '6-49', { draws: 1 });
    await fixture.until(second);
    expect((await fixture.draw('6-49', second.number)).pool?.jackpot).toBe(pool?.carried);
  });

  it('nobody played carries what it took over', async () => {
    const empty = await fixture.sold('6-49');
    await fixture.until(empty);
    const { pool } = await fixture.draw('6-49', empty.number);
    expect(pool).toMatchObject({ staked: '0.00', house: '0.00', paid: '0.00', carried: pool?.jackpot });
  });

  it('is counted and divided once, however often the process dies', async () => {
    const players = await Promise.all(Array.from({ length: 3 }, () => fixture.player(2_000_00n)));
    const sold = await fixture.sold('6-49');
    await sell(players);
    life.payments = 0;
    await fixture.until(sold);
    life.payments = Infinity;
    const before = await fixture.draw('6-49', sold.number);
    expect(before.phase).toBe('drawn');
    await fixture.restart();
    await fixture.platform.advance(1_000);
    const after = await fixture.draw('6-49', sold.number);
    expect(after).toEqual({ ...before, phase: 'paid' });
  });

  it('is missed by the audit where a ticket was paid another amount than its pool says', async () => {
    const { db } = fixture.platform.kernel;
    const change = (by: number) =>
      sql`
      update lotto_draw set paid_minor = paid_minor + ${by}, carried_minor = carried_minor - ${by}
        where draw_id = (select max(draw_id) from lotto_draw where lottery = '6-49' and winners is not null)`.execute(
        db,
      );
    await change(1);
    expect((await fixture.problems()).map(({ detail }) => detail).join()).toContain('its tickets');
    await change(-1);
    expect(await fixture.problems()).toEqual([]);
  });
});
