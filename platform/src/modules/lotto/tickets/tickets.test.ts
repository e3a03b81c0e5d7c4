import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';

import { banned, createLottoFixture, life, line, type LottoFixture } from '../lotto.fixture.ts';

describe('tickets of lotteries', () => {
  let fixture: LottoFixture;
  beforeAll(async () => {
    fixture = await createLottoFixture();
    await fixture.platform.advance(1_000);
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.close();
  });

  it('cost their lines, once per key, and are listed', async () => {
    const player = await fixture.player(100_00n);
    const key = randomUUID();
    const system = { picks: 6, numbers: [45, 1, 2, 3, 4, 5, 6, 7], bonus: [] };
    const wanted = { fields: [system, line(6)], lineStake: '0.50' };
    const bought = await fixture.buy(player, '6-45', wanted, key);
    expect(bought).toMatchObject({
      status: 201,
      body: { lines: '29', stake: '14.50', paid: null, draw: { phase: 'open' } },
    });
    expect(bought.body.fields[0]?.numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 45]);
    expect((await fixture.buy(player, '6-45', wanted, key)).body).toEqual(bought.body);
    expect((await fixture.buy(player, '6-45', { ...wanted, lineStake: '0.60' }, key)).body.code).toBe(
      'IDEMPOTENCY_MISMATCH',
    );
    expect(await fixture.balance(player)).toBe(85_50n);
    const { tickets } = (await fixture.tickets(player)).body;
    expect(tickets.map(({ id }) => id)).toEqual([bought.body.id]);
    expect(bought.body.number).toMatch(/^\d{11}$/);
  });

  it('are the player’s own', async () => {
    const mine = await fixture.player();
    const { body } = await fixture.buy(mine, '6-45');
    const other = await fixture.player();
    const headers = { 'x-test-player': other.playerId };
    expect((await fixture.tickets(other)).body.tickets).toEqual([]);
    const url = `/web-api/lotto/tickets/${body.id}`;
    expect((await fixture.call(headers, 'GET', url)).body.code).toBe('LOTTO_TICKET_UNKNOWN');
    expect((await fixture.call({ 'x-test-player': mine.playerId }, 'GET', url)).body).toEqual(body);
  });

  it.each([
    ['LOTTERY_UNKNOWN', { lottery: '7-77', draw: 1 }],
    ['LOTTO_DRAW_UNKNOWN', { draw: 999_999 }],
    ['AMOUNT_INVALID', { lineStake: '0.005' }],
    ['AMOUNT_INVALID', { lineStake: '0.00' }],
    ['STAKE_TOO_SMALL', { lineStake: '0.09' }],
    ['STAKE_TOO_LARGE', { lineStake: '2.51' }],
    ['ACCOUNT_UNKNOWN', { accountId: '123' }],
    ['INVALID_INPUT', { fields: [line(5)] }],
    ['INVALID_INPUT', { fields: [{ picks: 6, numbers: [1, 1, 2, 3, 4, 5], bonus: [] }] }],
    ['INVALID_INPUT', { fields: [line(6, 41)] }],
    ['INVALID_INPUT', { draws: 53 }],
    ['INVALID_INPUT', { fields: [] }],
  ])('are refused with %s: %j', async (code, over) => {
    const player = await fixture.player();
    expect((await fixture.buy(player, '6-45', over)).body.code).toBe(code);
    expect(await fixture.balance(player)).toBe(1_000_00n);
  });

  it('are refused without money, under a ban, in another currency than the pool’s, and before sales open', async () => {
    const poor = await fixture.player(50n);
    expect((await fixture.buy(poor, '6-45')).body.code).toBe('INSUFFICIENT_FUNDS');
    const out = await fixture.player();
    banned.add(out.playerId);
    expect((await fixture.buy(out, '6-45')).body.code).toBe('ACCOUNT_RESTRICTED');
    const dollars = await fixture.player(10_00n, 'USD');
    expect((await fixture.buy(dollars, '6-49')).body.code).toBe('LOTTO_CURRENCY');
    expect((await fixture.buy(dollars, '6-45')).status).toBe(201);
    const rich = await fixture.player();
    const coming = (await fixture.sold('6-45')).number + 1;
    expect((await fixture.buy(rich, '6-45', { draw: coming })).body.code).toBe('LOTTO_SALES_CLOSED');
    expect((await fixture.buy(rich, '6-49', { lineStake: '0.50' })).body.code).toBe('STAKE_TOO_SMALL');
    expect((await fixture.buy(rich, '6-49', { lineStake: '2.00' })).body.code).toBe('STAKE_TOO_LARGE');
  });

  it('are never sold once the public value is fixed, whatever a clock says', async () => {
    const player = await fixture.player();
    const { db } = fixture.platform.kernel;
    const { number } = await fixture.sold('5-50');
    const value = (known: string | null) =>
      sql`
      update lotto_draw set public_value = ${known}, valued_at_ms = case when ${known}::text is not null then closes_at_ms end
        where lottery = '5-50' and number = ${number}`.execute(db);
    await value('known');
    const over = { draw: number, fields: [line(5, 1, [1, 2])] };
    expect((await fixture.buy(player, '5-50', over)).body.code).toBe('LOTTO_SALES_CLOSED');
    await value(null);
    expect((await fixture.buy(player, '5-50', over)).status).toBe(201);
  });

  it('and pages of them are refused where an id is no id', async () => {
    const player = await fixture.player();
    const id = '9'.repeat(19);
    expect((await fixture.buy(player, '6-45', { accountId: id })).body.code).toBe('ACCOUNT_UNKNOWN');
    const url = `/web-api/lotto/tickets?before=${id}`;
    const listed = await fixture.call({ 'x-test-player': player.playerId }, 'GET', url);
    expect([listed.status, listed.body.code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('win no more in a draw than a player may, in whatever parts, also at once', async () => {
    const player = await fixture.player();
    const answers = await Promise.all(
      [1, 7, 13].map((first) => fixture.buy(player, '6-45', { fields: [line(6, first)], lineStake: '1.00' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422]);
    expect(await fixture.balance(player)).toBe(998_00n);
    // As if they had been bought from an account of another currency: a player is one, whatever they pay with.
    const paidIn = (currency: string) =>
      sql`
      update lotto_ticket set currency = ${currency} where player_id = ${player.playerId}`.execute(
        fixture.platform.kernel.db,
      );
    await paidIn('USD');
    const more = { fields: [line(6, 19)], lineStake: '0.51' };
    expect((await fixture.buy(player, '6-45', more)).body.code).toBe('STAKE_TOO_LARGE');
    expect((await fixture.buy(player, '6-45', { ...more, lineStake: '0.50' })).status).toBe(201);
    await paidIn('EUR');
  });

  it('on the same numbers are bounded over all players', async () => {
    const fields = [line(6, 38)];
    const codes = [];
    for (let at = 0; at < 11; at++) {
      const { body } = await fixture.buy(await fixture.player(), '6-45', { fields, lineStake: '1.00' });
      codes.push(body.code);
    }
    expect(codes).toEqual([...Array<undefined>(10).fill(undefined), 'LOTTO_NUMBERS_FULL']);
  });

  it('are paid to the cent what their lines won, once', async () => {
    const players = await Promise.all(Array.from({ length: 8 }, () => fixture.player()));
    const sold = await fixture.sold('keno');
    const fields = [
      { picks: 1, numbers: Array.from({ length: 14 }, (_, at) => at * 5 + 1), bonus: [] },
      { picks: 2, numbers: [3, 8, 44, 51], bonus: [] },
    ];
    for (const player of players) await fixture.buy(player, 'keno', { fields, lineStake: '0.33' });
    await fixture.until(sold);
    const { numbers } = await fixture.draw('keno', sold.number);
    const hits = (marked: readonly number[]) => marked.filter((number) => numbers.includes(number)).length;
    const [singles = 0, pairs = 0] = fields.map((field) => hits(field.numbers));
    // 0.33 · 3.5 = 1.15, 0.33 · 14.5 = 4.78, each line floored.
    const paid = BigInt(singles * 115 + ((pairs * (pairs - 1)) / 2) * 478);
    for (const player of players) expect(await fixture.balance(player)).toBe(1_000_00n - 20n * 33n + paid);
    await fixture.platform.advance(3_000);
    expect(await fixture.balance(players[0]!)).toBe(1_000_00n - 6_60n + paid);
  });

  it('are paid to the end after a process died in the middle, each once', async () => {
    const players = await Promise.all(Array.from({ length: 3 }, () => fixture.player()));
    const sold = await fixture.sold('keno');
    const fields = [{ picks: 1, numbers: Array.from({ length: 14 }, (_, at) => at + 1), bonus: [] }];
    for (const player of players) {
      await fixture.buy(player, 'keno', { fields });
      await fixture.buy(player, 'keno', { fields });
    }
    life.payments = 1;
    await fixture.until(sold);
    expect((await fixture.draw('keno', sold.number)).phase).toBe('drawn');
    life.payments = Infinity;
    await fixture.restart();
    await fixture.platform.advance(1_000);
    const { numbers, phase } = await fixture.draw('keno', sold.number);
    expect(phase).toBe('paid');
    const hits = BigInt(numbers.filter((number) => number <= 14).length);
    for (const player of players)
      expect(await fixture.balance(player)).toBe(1_000_00n - 28_00n + 2n * hits * 3_50n);
  });
});

describe('a thousand tickets as sales close', () => {
  it('are all in time or refused, and none is bought after the public value is known', async () => {
    const fixture = await createLottoFixture();
    await fixture.platform.advance(1_000);
    const players = await Promise.all(Array.from({ length: 20 }, () => fixture.player()));
    const sold = await fixture.sold('5-36');
    const { clock } = fixture.platform;
    clock.advance(sold.closesAtMs - clock.nowMs() - 1);
    const buys = Array.from({ length: 1_000 }, async (_, at) => {
      const player = players[at % players.length];
      if (player === undefined) throw new Error('no player');
      const answer = await fixture.buy(player, '5-36', {
        ...{ draw: sold.number, lineStake: '0.10', fields: [line(5, (at % 30) + 1)] },
      });
      if (at === 300) clock.advance(1);
      return answer;
    });
    const drawn = fixture.platform.advance(1_000);
    const codes = (await Promise.all(buys)).map(({ status, body }) => body.code ?? status);
    await drawn;
    await fixture.platform.advance(2_000);
    const bought = codes.filter((code) => code === 201).length;
    expect(bought + codes.filter((code) => code === 'LOTTO_SALES_CLOSED').length).toBe(1_000);
    const { rows } = await sql<{ sold: bigint; late: bigint }>`
      select count(*) as sold, count(*) filter (where accepted_at_ms >= ${sold.closesAtMs}) as late
        from lotto_ticket`.execute(fixture.platform.kernel.db);
    expect(rows[0]).toEqual({ sold: BigInt(bought), late: 0n });
    expect(await fixture.problems()).toEqual([]);
    await fixture.close();
  });
});
