import { sql } from 'kysely';
import { DAY_MS, formatAmount, parseAmount } from '@paddock/contract';

import { createWalletFixture, type FixturePlayer, type WalletFixture } from '../wallet.fixture.ts';
import { liveThreeDays } from './statement.fixture.ts';

describe('the statement as a file', () => {
  let fixture: WalletFixture;
  let player: FixturePlayer;
  let startMs: number;

  beforeAll(async () => {
    fixture = await createWalletFixture();
  });
  afterAll(() => fixture.closeAudited());
  beforeEach(async () => {
    player = await fixture.player(0n);
    startMs = fixture.platform.clock.nowMs();
    await liveThreeDays(fixture, player);
  });

  const exportOf = (query = '', of = player) =>
    fixture.ask(of, `/web-api/office/history/export?accountId=${player.main}${query}`);

  it('exports a file that replays to the balance, and only one’s own', async () => {
    for (let n = 0; n < 3; n++) await fixture.settle(player, await fixture.hold(player, 3_33n), 1, 4_01n);
    const answer = await exportOf();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="statement-EUR-\d{4}-\d\d-\d\d\.csv"$/,
      ) as string,
      'cache-control': 'private, no-store',
    });
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, ...lines] = answer.payload.slice(1).trimEnd().split('\r\n');
    expect(head).toBe('number,time_utc,kind,reference,amount,balance_after,currency');
    let balance = 0n;
    for (const [n, line] of lines.entries()) {
      const [number, , , , amount = '', after, currency] = line.split(',');
      balance += parseAmount(amount, 'EUR') ?? 0n;
      expect([number, after, currency]).toEqual([String(n + 1), formatAmount(balance, 'EUR'), 'EUR']);
    }
    expect(balance).toBe(await fixture.balance(player, 'main'));
    expect(lines).toHaveLength(7 + 2 * 3);
    expect((await exportOf('', await fixture.player(0n))).statusCode).toBe(404);
  });

  it('exports a time alone, and more lines than it reads at once', async () => {
    const part = (await exportOf(`&fromMs=${startMs + DAY_MS}&toMs=${startMs + 2 * DAY_MS}`)).payload;
    expect(part.trimEnd().split('\r\n').slice(1)).toEqual([
      expect.stringMatching(/^3,.*,bet-settle,bet:\d+,25\.00,65\.00,EUR$/),
      expect.stringMatching(/^4,.*,withdrawal-hold,withdrawal:\d+,-20\.00,45\.00,EUR$/),
    ]);
    await sql`
      do $$ begin for n in 1..2500 loop
        perform wallet_post(${sql.raw(player.playerId)}, 'adjustment:x' || n, 'adjustment', 'system', 'adjustment:x' || n,
          '', null, 1, array[${sql.raw(player.main)}, null]::bigint[], array[null, 'adjustments'],
          array[null, 'EUR'], array[1, -1]::bigint[]);
      end loop; end $$`.execute(fixture.platform.kernel.db);
    const lines = (await exportOf()).payload.trimEnd().split('\r\n').slice(1);
    expect(lines.map((line) => Number(line.split(',')[0]))).toEqual(
      Array.from({ length: lines.length }, (_, n) => n + 1),
    );
    expect(lines).toHaveLength(7 + 2500);
    // The key that made it is nobody's to read.
    expect(lines.at(-1)).toContain(',adjustment,adjustment,');
  });
});
