import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crashesAtMs, crashPoint } from '@paddock/games/crash';
import { multiplierAt } from '@paddock/games/crash-curve';

import { quickFolder } from '../../testing/index.ts';
import { createTablesFixture, type TablesFixture } from './shared-rounds.fixture.ts';

const between = (least: number, most: number) => (seeds: { hash: string; salt: string }) => {
  const point = crashPoint(seeds);
  return least <= point && point <= most;
};

/** The platform is left as by kill -9: nothing is told to stop, and what stands is what the database has. */
describe('a table that was killed', () => {
  let tables: TablesFixture;
  beforeAll(async () => {
    const dataDir = mkdtempSync(join(quickFolder(), 'tables-'));
    writeFileSync(join(dataDir, 'risk.json'), '{ "shared-rounds": { "round-win": "1500.00" } }');
    tables = await createTablesFixture({ config: { dataDir } });
  });
  afterAll(async () => {
    expect(await tables.problems()).toEqual([]);
    await tables.close();
  });
  const advance = (ms: number) => tables.platform.advance(ms);
  const hand = { targetMilli: null };

  it('while it took bets keeps them, and begins by itself', async () => {
    const player = await tables.player();
    const { number } = await tables.untilRound(between(1_200, 5_000));
    const { body } = await tables.bet(player, { choice: { targetMilli: 1_100 } });
    await tables.restart(3_600_000);
    // Nobody looks: the bet alone wakes it.
    await advance(30_000);
    expect((await tables.bets(player)).body.bets).toMatchObject([
      { id: body.id, round: number, collectedMilli: 1_100, paid: '11.00' },
    ]);
    expect(await tables.balance(player)).toBe(1_001_00n);
  });

  it('in flight goes on where the clock says, and takes presses again', async () => {
    const player = await tables.player();
    await tables.untilRound(between(3_000, 10_000));
    const { body } = await tables.bet(player);
    const { beganAtMs } = await tables.untilPhase('running');
    await tables.restart(6_000);
    expect(tables.view().round).toMatchObject({ phase: 'running', beganAtMs });
    const milli = multiplierAt(tables.platform.clock.nowMs() - (beganAtMs ?? 0));
    expect((await tables.collect(player, body.id)).body).toMatchObject({ collectedMilli: milli });
    expect(milli).toBeGreaterThan(1_600);
  });

  it('past the point pays what was kept and what was named, and gives back what only a press could have collected', async () => {
    const [kept, named, beyond, byHand] = await Promise.all(Array.from({ length: 4 }, () => tables.player()));
    if (!kept || !named || !beyond || !byHand) throw new Error('too few');
    const seeds = await tables.untilRound(between(2_000, 4_000));
    const bet = await tables.bet(kept, { choice: hand });
    await tables.bet(named, { choice: { targetMilli: 1_900 } });
    await tables.bet(beyond, { choice: { targetMilli: 4_010 } });
    await tables.bet(byHand, { choice: hand });
    await tables.untilPhase('running');
    await advance(3_000);
    const { body } = await tables.collect(kept, bet.body.id);
    // Kept and answered, and not paid yet: the kill comes first.
    expect(await tables.balance(kept)).toBe(990_00n);
    await tables.restart(crashesAtMs(crashPoint(seeds)));
    expect(await tables.balance(kept)).toBe(990_00n + BigInt(body.collectedMilli ?? 0));
    expect(await tables.balance(named)).toBe(1_009_00n);
    expect(await tables.balance(beyond)).toBe(990_00n);
    expect(await tables.balance(byHand)).toBe(1_000_00n);
    expect((await tables.bets(byHand)).body.bets).toMatchObject([
      { isVoid: true, paid: '10.00', collectedMilli: null },
    ]);
    expect((await tables.rounds()).body.rounds[0]).toMatchObject({ hash: seeds.hash, wasAway: true });
  });

  it('after the end pays what was not paid yet', async () => {
    const player = await tables.player();
    await tables.untilRound(between(1_500, 3_000));
    await tables.bet(player, { choice: { targetMilli: 5_000 } });
    await tables.untilPhase('ended');
    await tables.restart();
    expect((await tables.bets(player)).body.bets).toMatchObject([{ paid: '0.00', isVoid: false }]);
  });

  it('risks no more on a round than the house has said, and collects everybody there', async () => {
    const [one, other, third] = [await tables.player(), await tables.player(), await tables.player()];
    await tables.untilRound(between(3_100, 20_000));
    await tables.bet(one, { stake: '250.00', choice: { targetMilli: 2_000 } });
    await tables.bet(other, { stake: '300.00' });
    expect((await tables.bet(third, { stake: '940.00' })).body.code).toBe('ROUND_FULL');
    // 500.00 by the target; 1,000.00 left for 300.00.
    expect(await tables.untilPhase('running')).toMatchObject({ stopMilli: 3_330 });
    await tables.untilPhase('ended');
    await advance(50);
    const { result } = tables.view().round;
    const { pointMilli } = result as { pointMilli: number };
    expect(await tables.balance(other)).toBe(700_00n + (pointMilli >= 3_330 ? 999_00n : 0n));
  });
});
