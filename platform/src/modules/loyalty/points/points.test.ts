import { DAY_MS } from '@paddock/contract';
import type { PointsLinesView } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import { createLoyaltyFixture, TEST_TERMS, type LoyaltyFixture } from '../loyalty.fixture.ts';

describe('the ledger of points', () => {
  let fixture: LoyaltyFixture;

  beforeAll(async () => {
    fixture = await createLoyaltyFixture();
    expect((await fixture.begin()).status).toBe(200);
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.platform.close();
  });

  const lines = async (player: Parameters<LoyaltyFixture['points']>[0]) =>
    (await fixture.ask<PointsLinesView>(player, 'GET', '/web-api/loyalty/points/lines')).body.lines;

  it('takes corrections of operators once a key, and keeps who and why', async () => {
    const player = await fixture.player();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => fixture.adjust(player, 40, 'key-0001')),
    );
    expect(answers.map(({ status, body }) => [status, body.balance])).toEqual(
      Array.from({ length: 6 }, () => [200, 40]),
    );
    expect((await fixture.adjust(player, 41, 'key-0001')).body.code).toBe('IDEMPOTENCY_MISMATCH');
    expect((await fixture.adjust(player, 0)).status).toBe(400);
    await fixture.adjust(player, -50);
    expect(await lines(player)).toMatchObject([
      { seq: 2, kind: 'adjusted', points: -50, balance: -10 },
      { seq: 1, kind: 'adjusted', points: 40, balance: 40 },
    ]);
  });

  it('is written once and for all, balanced, in a chain', async () => {
    const player = await fixture.player();
    await fixture.adjust(player, 40);
    const broken = [
      sql`update loyalty_posting set points = 50 where player_id = ${player.playerId} and line = 1`,
      sql`delete from loyalty_transfer where player_id = ${player.playerId}`,
      sql`update loyalty_account set balance = 50 where player_id = ${player.playerId}`,
      sql`insert into loyalty_transfer (player_id, id, kind, actor, cause, reason, at_ms)
        values (${player.playerId}, 'x', 'earned', 'system', '', '', 1)`,
      sql`insert into loyalty_posting (player_id, transfer_id, line, points, seq, balance_after, at_ms)
        select player_id, transfer_id, 1, 1, 2, 41, 1 from loyalty_posting where player_id = ${player.playerId} limit 0`,
    ];
    const refusals = await Promise.allSettled(
      broken.map((statement) => statement.execute(fixture.platform.kernel.db)),
    );
    expect(refusals.map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    expect(await fixture.balance(player)).toBe(40);
  });

  it('pages its lines', async () => {
    const player = await fixture.player();
    for (let n = 1; n <= 32; n += 1) await fixture.adjust(player, n);
    const url = '/web-api/loyalty/points/lines';
    const { body } = await fixture.ask<PointsLinesView>(player, 'GET', url);
    expect([body.lines.length, body.lines[0]?.seq, body.before]).toEqual([30, 32, '3']);
    const rest = await fixture.ask<PointsLinesView>(player, 'GET', `${url}?before=${body.before ?? ''}`);
    expect([rest.body.lines.map(({ seq }) => seq), rest.body.before]).toEqual([[2, 1], null]);
  });

  it.each([
    ['/earning', { earning: [{ ...TEST_TERMS.earning[0], product: 'chess' }] }],
    ['/levels/0/threshold', { levels: [{ ...TEST_TERMS.levels[0], threshold: 1 }] }],
    ['/levels/1/threshold', { levels: [TEST_TERMS.levels[0], { ...TEST_TERMS.levels[1], threshold: 0 }] }],
    ['/cashback/0/rates', { levels: [TEST_TERMS.levels[0]] }],
    ['/cashback/0/most', { cashback: [{ ...TEST_TERMS.cashback[0], most: '0.05' }] }],
    ['/cashback/0/least', { cashback: [{ ...TEST_TERMS.cashback[0], least: '0.001' }] }],
    [
      '/cashback',
      { cashback: ['vip', 'premium'].map((code) => ({ ...TEST_TERMS.cashback[0], code, edgeShare: 5_000 })) },
    ],
  ])('refuses terms that contradict themselves in %s', async (at, over) => {
    const { status, body } = await fixture.begin({ ...TEST_TERMS, ...over } as typeof TEST_TERMS);
    expect([status, body]).toMatchObject([400, { code: 'INVALID_INPUT', details: [{ at }] }]);
  });

  it('ends what was not spent in time, those that go first before the others', async () => {
    const player = await fixture.player();
    await fixture.toss(player, 100);
    await fixture.count();
    await fixture.adjust(player, -4);
    await fixture.platform.leap(5 * DAY_MS);
    await fixture.toss(player, 50);
    await fixture.count();
    // 15 until day 10, 7 until day 15; 4 of the first are gone.
    expect(await fixture.points(player)).toMatchObject({ balance: 18, expiring: { points: 11 } });
    await fixture.platform.leap(5 * DAY_MS);
    expect(await fixture.points(player)).toMatchObject({ balance: 7, expiring: { points: 7 } });
    await fixture.platform.leap(5 * DAY_MS);
    expect(await fixture.points(player)).toMatchObject({ balance: 0, expiring: null });
    expect((await lines(player)).map(({ kind, points }) => [kind, points])).toEqual([
      ['expired', -7],
      ['expired', -11],
      ['earned', 7],
      ['adjusted', -4],
      ['earned', 15],
    ]);
  });
});
