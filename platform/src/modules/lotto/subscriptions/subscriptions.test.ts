import { LIMIT_TYPES } from '@paddock/contract';
import { sql } from 'kysely';

import { banned, createLottoFixture, line, type LottoFixture } from '../lotto.fixture.ts';

const KENO = { fields: [line(3)], lineStake: '1.00' };

describe('a subscription to the next draws', () => {
  let fixture: LottoFixture;
  beforeAll(async () => {
    fixture = await createLottoFixture();
    await fixture.platform.advance(1_000);
  });
  beforeEach(() => {
    fixture.told.length = 0;
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.close();
  });
  const nextDraw = async () => fixture.until(await fixture.sold('keno'));

  it('takes the money of each draw when its sales open, and is done after the last', async () => {
    const player = await fixture.player();
    const first = await fixture.sold('keno');
    await fixture.buy(player, 'keno', { ...KENO, draws: 3 });
    expect((await fixture.subscriptions(player)).body.subscriptions).toMatchObject([
      { left: 2, stake: '1.00', endedAtMs: null },
    ]);
    await nextDraw();
    expect((await fixture.tickets(player)).body.tickets).toHaveLength(2);
    await fixture.platform.advance(3_000);
    expect((await fixture.tickets(player)).body.tickets).toHaveLength(2);
    await nextDraw();
    await nextDraw();
    const { tickets } = (await fixture.tickets(player)).body;
    expect(tickets.map(({ draw }) => draw.number)).toEqual([2, 1, 0].map((more) => first.number + more));
    expect((await fixture.subscriptions(player)).body.subscriptions).toMatchObject([
      { left: 0, endedBy: 'done' },
    ]);
  });

  it('goes on after a restart in the middle, and buys no draw twice', async () => {
    const player = await fixture.player();
    await fixture.buy(player, 'keno', { ...KENO, draws: 3 });
    await nextDraw();
    await fixture.restart();
    await fixture.platform.advance(1_000);
    expect((await fixture.tickets(player)).body.tickets).toHaveLength(2);
  });

  it('ends without money, and says so', async () => {
    // A pool of a single player never pays a line back what it cost, so whatever falls is not enough for another one.
    const player = await fixture.player(1_00n);
    await fixture.buy(player, '7-49', { fields: [line(7)], lineStake: '1.00', draws: 5 });
    await fixture.until(await fixture.sold('7-49'));
    const [subscription] = (await fixture.subscriptions(player)).body.subscriptions;
    expect(subscription).toMatchObject({ left: 4, endedBy: 'INSUFFICIENT_FUNDS' });
    expect((await fixture.tickets(player)).body.tickets).toHaveLength(1);
    expect(fixture.told).toContainEqual(
      expect.objectContaining({ kind: 'lotto-subscription', code: 'INSUFFICIENT_FUNDS', left: 4 }),
    );
  });

  it('passes over a draw whose numbers others have taken, and goes on with the next', async () => {
    const player = await fixture.player();
    await fixture.buy(player, 'keno', { ...KENO, fields: [line(3, 70)], draws: 3 });
    const { number } = await fixture.sold('keno');
    await sql`
      insert into lotto_exposure (draw_id, field, most_cents)
        select draw_id, '3:70,71,72:', 100000000 from lotto_draw
          where lottery = 'keno' and number = ${number + 1}`.execute(fixture.platform.kernel.db);
    await nextDraw();
    expect((await fixture.tickets(player)).body.tickets).toHaveLength(1);
    await nextDraw();
    expect((await fixture.tickets(player)).body.tickets.map(({ draw }) => draw.number)).toEqual([
      number + 2,
      number,
    ]);
  });

  it('ends by a ban, a limit and by its player, and tickets that are bought stay', async () => {
    const out = await fixture.player();
    const limited = await fixture.player();
    const own = await fixture.player();
    for (const player of [out, limited, own]) await fixture.buy(player, 'keno', { ...KENO, draws: 4 });
    banned.add(out.playerId);
    await fixture.call(
      { 'x-test-player': limited.playerId },
      'POST',
      '/limit-service-api/api/external/web/v3/limit',
      { limitType: LIMIT_TYPES.wagering24h, limitValue: 1 },
    );
    const [mine] = (await fixture.subscriptions(own)).body.subscriptions;
    expect((await fixture.cancel(out, mine?.id ?? '')).body.code).toBe('LOTTO_SUBSCRIPTION_UNKNOWN');
    expect((await fixture.cancel(own, mine?.id ?? '')).status).toBe(200);
    await nextDraw();
    const ended = async (player: typeof own) =>
      (await fixture.subscriptions(player)).body.subscriptions.map(({ endedBy }) => endedBy);
    expect(await ended(own)).toEqual(['cancelled']);
    expect(await ended(out)).toEqual(['ACCOUNT_RESTRICTED']);
    expect(await ended(limited)).toEqual(['LIMIT_REACHED']);
    for (const player of [out, limited, own])
      expect((await fixture.tickets(player)).body.tickets).toHaveLength(1);
    expect(fixture.told).toContainEqual(
      expect.objectContaining({ kind: 'lotto-subscription', code: 'ACCOUNT_RESTRICTED', left: 3 }),
    );
  });
});
