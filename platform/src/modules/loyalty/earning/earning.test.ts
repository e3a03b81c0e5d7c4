import type { PointsLinesView } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import { PLAYER_NEWS } from '../../live/index.ts';
import { joined } from '../../sportsbook/testing/compose-sportsbook.ts';
import { createLoyaltyFixture, ratesOf, TEST_TERMS, type LoyaltyFixture } from '../loyalty.fixture.ts';
import { microPointsOf, wholePoints } from './stake-points.ts';

describe('what a stake earns', () => {
  it('is counted in millionths of a point, so that small stakes add up', () => {
    const earning = { pointsPerUnitMilli: 150 };
    expect(microPointsOf(1n, earning)).toBe(1_500n);
    expect(wholePoints(microPointsOf(6_66n, earning))).toBe(0n);
    expect(wholePoints(microPointsOf(6_67n, earning))).toBe(1n);
  });
});

describe('points for settled stakes', () => {
  let fixture: LoyaltyFixture;

  beforeAll(async () => {
    fixture = await createLoyaltyFixture();
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.platform.close();
  });

  it('begin with the programme', async () => {
    const player = await fixture.player();
    await fixture.toss(player, 100);
    await fixture.count();
    expect(await fixture.points(player)).toMatchObject({ isRunning: false, balance: 0 });
    await fixture.platform.advance(1);
    expect((await fixture.begin()).status).toBe(200);
    await fixture.toss(player, 100);
    await fixture.count();
    expect(await fixture.points(player)).toMatchObject({ isRunning: true, balance: 15 });
  });

  it('come once, by won and lost ones alike, however often it is counted, and small ones add up', async () => {
    const player = await fixture.player();
    for (let n = 0; n < 10; n += 1) await fixture.toss(player, 1, n % 2 === 0);
    await fixture.count();
    expect(await fixture.balance(player)).toBe(1);
    for (let n = 0; n < 10; n += 1) await fixture.toss(player, 1);
    await fixture.count();
    await fixture.count();
    expect(await fixture.balance(player)).toBe(3);
  });

  it('are held against the ledger once its lines were read, and not before', async () => {
    const player = await fixture.player();
    const tossId = await fixture.toss(player, 100);
    await fixture.count();
    const { modules, kernel } = fixture.platform;
    const problems = () => modules.loyalty.problems(kernel.db);
    await fixture.correct(player, tossId, 2, 20);
    expect(await problems()).toEqual([]);
    await fixture.count();
    const say = (lostMinor: number) =>
      sql`update loyalty_stake set lost_minor = ${lostMinor} where stake_id = ${tossId}`.execute(kernel.db);
    await say(1);
    expect(await problems()).toEqual([expect.stringContaining('lost 8000, and 1 was counted')]);
    await say(8_000);
    await fixture.correct(player, tossId, 3, 0);
    await fixture.count();
  });

  it('go when a settlement is taken back, and come again with the next one', async () => {
    const player = await fixture.player();
    const tossId = await fixture.toss(player, 100);
    await fixture.count();
    await fixture.adjust(player, -10);
    await fixture.reopen(player, tossId);
    await fixture.count();
    expect(await fixture.balance(player)).toBe(-10);
    await fixture.correct(player, tossId, 3, 0);
    await fixture.count();
    expect(await fixture.balance(player)).toBe(5);
    const { body } = await fixture.ask<PointsLinesView>(player, 'GET', '/web-api/loyalty/points/lines');
    expect(body.lines.map(({ kind, product }) => `${kind} ${product ?? ''}`)).toEqual([
      'earned coin-toss',
      'taken-back coin-toss',
      'adjusted ',
      'earned coin-toss',
    ]);
  });

  it('are not for sides that cover one another, on one account or two of a person', async () => {
    const [one, two] = [await fixture.player(), await fixture.player()];
    for (const { playerId } of [one, two]) joined.set(playerId, [one.playerId, two.playerId]);
    const { coinToss } = fixture.platform.modules;
    const stake = { stakeMinor: 100_00n, round: 'both' };
    const heads = await coinToss.stake({ ...one, ...stake });
    const tails = await coinToss.stake({ ...two, ...stake, side: 'tails' });
    await coinToss.fall(one.playerId, heads, true);
    await coinToss.fall(two.playerId, tails, false);
    await fixture.count();
    expect([await fixture.balance(one), await fixture.balance(two)]).toEqual([0, 0]);
  });

  it('keep the terms they were earned by', async () => {
    const player = await fixture.player();
    await fixture.toss(player, 100);
    await fixture.count();
    const [earning] = TEST_TERMS.earning;
    if (earning === undefined) throw new Error('nothing is earned');
    await fixture.begin({ ...TEST_TERMS, earning: [{ ...earning, pointsPerUnitMilli: 300 }] });
    await fixture.count();
    expect(await fixture.balance(player)).toBe(15);
    await fixture.toss(player, 100);
    await fixture.count();
    expect(await fixture.balance(player)).toBe(45);
    await fixture.begin();
  });

  it('are taken back also where newer terms have no line of the product', async () => {
    const player = await fixture.player();
    const tossId = await fixture.toss(player, 100);
    await fixture.count();
    const [earning] = TEST_TERMS.earning;
    if (earning === undefined) throw new Error('nothing is earned');
    await fixture.begin({ ...TEST_TERMS, earning: [{ ...earning, product: 'sportsbook' }], cashback: [] });
    await fixture.toss(player, 100);
    await fixture.reopen(player, tossId);
    await fixture.count();
    expect(await fixture.balance(player)).toBe(0);
    await fixture.correct(player, tossId, 3, 0);
    await fixture.begin();
    await fixture.count();
  });

  it('wait for a rate, and lose nothing', async () => {
    const player = await fixture.player('USD');
    await fixture.toss(player, 100);
    await fixture.count();
    expect(await fixture.balance(player)).toBe(0);
    ratesOf.set('USD', 50n);
    await fixture.toss(player, 1);
    await fixture.count();
    expect(await fixture.balance(player)).toBe(7);
  });

  it('are news for the open pages, once they moved', async () => {
    const player = await fixture.player();
    const heard: unknown[] = [];
    const stop = fixture.platform.kernel.bus.subscribe(PLAYER_NEWS, ({ news }) => heard.push(news.kind));
    await fixture.toss(player, 100);
    heard.length = 0;
    await fixture.count();
    await fixture.count();
    stop();
    expect(heard).toEqual(['accounts', 'loyalty:points']);
  });

  it('are counted whole or not at all where the process dies, and by the next one', async () => {
    const player = await fixture.player();
    const { db } = fixture.platform.kernel;
    const counted = async () => {
      const { rows } = await sql<{ stakes: bigint }>`
        select count(*) as stakes from loyalty_stake where player_id = ${player.playerId}`.execute(db);
      return [Number(rows[0]?.stakes), await fixture.balance(player)];
    };
    await sql`create function test_dies() returns trigger language plpgsql as
      $$ begin raise exception 'the process died'; end $$`.execute(db);
    for (let n = 0; n < 3; n += 1) await fixture.toss(player, 100);
    for (const write of ['stake', 'day', 'product', 'posting', 'read']) {
      const table = sql.table(`loyalty_${write}`);
      await sql`create trigger test_dies before insert or update on ${table}
        for each row execute function test_dies()`.execute(db);
      await fixture.count();
      expect([write, ...(await counted())]).toEqual([write, 0, 0]);
      await sql`drop trigger test_dies on ${table}`.execute(db);
    }
    await fixture.count();
    expect(await counted()).toEqual([3, 45]);
    await fixture.toss(player, 100);
    await fixture.restart();
    expect(await fixture.balance(player)).toBe(60);
  });
});
