import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifyChain } from '@paddock/games/chain';
import { LIVE_ROULETTE } from '@paddock/games/live-roulette';
import type { SharedResultsView, TakenBackView } from '@paddock/contract/schemas';

import { quickFolder } from '../../testing/index.ts';
import { createTablesFixture, type TablePlayer, type TablesFixture } from './shared-rounds.fixture.ts';

/** Amounts in cents by place. */
type Chips = Readonly<Record<string, number>>;

const placed = (chips: Chips) => ({
  stake: (Object.values(chips).reduce((sum, cents) => sum + cents, 0) / 100).toFixed(2),
  choice: {
    table: 'la-partage',
    chips: Object.entries(chips).map(([on, cents]) => ({ on, amountMinor: String(cents) })),
  },
});
const notZero = (seeds: { hash: string; salt: string }) => LIVE_ROULETTE.spin(seeds).pocket !== 0;

describe('the live table of roulette', () => {
  let tables: TablesFixture;
  beforeAll(async () => {
    const dataDir = mkdtempSync(join(quickFolder(), 'roulette-'));
    writeFileSync(join(dataDir, 'risk.json'), '{ "shared-rounds": { "round-win": "2000.00" } }');
    tables = await createTablesFixture({ config: { dataDir } }, LIVE_ROULETTE.code);
  });
  afterAll(async () => {
    expect(await tables.problems()).toEqual([]);
    await tables.close();
  });
  const advance = (ms: number) => tables.platform.advance(ms);
  const bet = (player: TablePlayer, chips: Chips, slot = 1, key?: string) =>
    tables.bet(player, { slot, ...placed(chips) }, key);
  /** The round that takes bets, and what nobody else knows of it: where the ball will fall, and where it will not. */
  async function nextRound(isWanted: Parameters<TablesFixture['untilRound']>[0] = () => true) {
    const { number, ...seeds } = await tables.untilRound(isWanted);
    const { pocket } = LIVE_ROULETTE.spin(seeds);
    return { number, pocket, hit: `straight-${pocket}`, miss: `straight-${(pocket + 1) % 37}` };
  }
  const clear = ({ playerId }: TablePlayer, round: number) =>
    tables.call<TakenBackView>(playerId, 'POST', `/rounds/${round}/take-back`);

  it('takes bets for 20 s, none while it spins or shows where the ball fell, and pays all at once', async () => {
    const [player, loser] = [await tables.player(), await tables.player()];
    const { number } = await nextRound(notZero);
    const first = await bet(player, { red: 10_00, black: 10_00 });
    expect(first).toMatchObject({ status: 201, body: { round: number, slot: 1, paid: null, result: null } });
    await bet(player, { 'split-0-1': 1_00 }, 2);
    await bet(loser, { 'straight-0': 5_00 });
    expect(tables.view()).toMatchObject({
      round: { phase: 'open', betsOn: number },
      bets: [{ stake: '21.00' }, { stake: '5.00' }],
      totals: { bets: 3, players: 2, byCurrency: [{ currency: 'EUR', staked: '26.00', paid: '0.00' }] },
    });
    const { startsAtMs } = tables.view().round;
    const running = await tables.untilPhase('running');
    expect((running.beganAtMs ?? 0) - (startsAtMs ?? 0)).toBeLessThan(100);
    expect(running).toMatchObject({ number, betsOn: null, hash: null, result: null });
    expect(tables.view().bets.map(({ paid }) => paid)).toEqual([null, null]);
    expect((await tables.bet(player, { round: number, ...placed({ red: 1_00 }) })).body.code).toBe(
      'BETS_CLOSED',
    );
    expect((await tables.bet(player, { round: number + 1, ...placed({ red: 1_00 }) })).body.code).toBe(
      'BETS_CLOSED',
    );
    expect((await tables.takeBack(player, first.body.id)).body.code).toBe('BETS_CLOSED');
    expect((await clear(player, number)).body.code).toBe('BETS_CLOSED');
    expect((await tables.collect(player, first.body.id)).body.code).toBe('ROUND_NOT_BEGUN');
    await advance(7_000);
    expect(await tables.balance(player)).toBe(979_00n);
    const ended = await tables.untilPhase('ended');
    await advance(50);
    const { pocket } = ended.result as { pocket: number };
    expect(await tables.balance(player)).toBe(979_00n + 20_00n + (pocket === 1 ? 18_00n : 0n));
    expect(await tables.balance(loser)).toBe(995_00n);
    expect((await tables.bets(loser)).body.bets).toMatchObject([
      { paid: '0.00', isVoid: false, collectedMilli: null, result: { pocket } },
    ]);
    expect((await tables.bet(player, { round: number + 1, ...placed({ red: 1_00 }) })).body.code).toBe(
      'BETS_CLOSED',
    );
    expect(await tables.untilPhase('open')).toMatchObject({ number: number + 1, betsOn: number + 1 });
  });

  it('is drawn from its chain, and can be recomputed', async () => {
    const player = await tables.player();
    const { number, pocket, hit, miss } = await nextRound();
    await bet(player, { [hit]: 1_00, [miss]: 2_00 });
    await tables.untilPhase('ended');
    await advance(50);
    expect(await tables.balance(player)).toBe(997_00n + 36_00n);
    const { body } = await tables.rounds();
    const [last] = body.rounds;
    if (last === undefined) throw new Error('no round');
    expect(last).toMatchObject({ number, result: { pocket } });
    expect(LIVE_ROULETTE.spin(last)).toEqual(last.result);
    const known = { round: 0, hash: last.terminalHash };
    expect(verifyChain(known, { round: last.chainRound, hash: last.hash })).toBe(true);
    const { body: statistics } = await tables.call<SharedResultsView>(undefined, 'GET', '/results');
    expect(statistics.results[0]).toEqual({ number, result: { pocket } });
    expect(statistics.results.map((one) => one.number)).toEqual(
      Array.from({ length: number }, (_, at) => number - at),
    );
  });

  it('takes up to eight bets a player, the last or all of them back, and each key once', async () => {
    const player = await tables.player();
    const { number } = await nextRound();
    const key = randomUUID();
    const first = await bet(player, { red: 1_00 }, 1, key);
    expect(await bet(player, { red: 1_00 }, 1, key)).toEqual(first);
    expect((await bet(player, { red: 2_00 }, 1, key)).body.code).toBe('IDEMPOTENCY_MISMATCH');
    expect((await bet(player, { red: 1_00 }, 1)).body.code).toBe('SLOT_TAKEN');
    const rest = await Promise.all([2, 3, 4, 5, 6, 7, 8].map((slot) => bet(player, { odd: 1_00 }, slot)));
    expect(rest.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 201));
    expect((await bet(player, { odd: 1_00 }, 9)).body.code).toBe('INVALID_INPUT');
    expect(await tables.balance(player)).toBe(992_00n);
    await tables.takeBack(player, rest[6]?.body.id ?? '');
    expect(await tables.balance(player)).toBe(993_00n);
    const [cleared, again] = await Promise.all([clear(player, number), clear(player, number)]);
    expect(cleared.body.bets.length + again.body.bets.length).toBe(7);
    expect(await tables.balance(player)).toBe(1_000_00n);
    expect(tables.view().totals).toMatchObject({ bets: 0, players: 0 });
    expect((await bet(player, { even: 1_00 })).status).toBe(201);
    expect((await tables.call(undefined, 'POST', `/rounds/${number}/take-back`)).status).toBe(401);
  });

  it('refuses what is no bet of it, and what is more than the house risks, alone or at once', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => tables.player()));
    const [player] = players;
    if (player === undefined) throw new Error('nobody');
    await nextRound();
    const codeOf = async (wanted: object) => (await tables.bet(player, wanted)).body.code;
    expect(await codeOf({ stake: '1.00', choice: { targetMilli: null } })).toBe('INVALID_INPUT');
    expect(await codeOf({ ...placed({ red: 1_00 }), stake: '2.00' })).toBe('INVALID_INPUT');
    expect(await codeOf({ ...placed({ 'straight-37': 1_00 }) })).toBe('INVALID_INPUT');
    expect(await codeOf({ ...placed({ red: 5 }) })).toBe('STAKE_TOO_SMALL');
    expect((await tables.call(undefined, 'POST', '/bets', {})).status).toBe(400);
    // 2,000.00 a round: each could be paid 720.00 by the same number, so that two have room.
    const answers = await Promise.all(players.map((one) => bet(one, { 'straight-9': 20_00 })));
    expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(2);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(
      new Set(['ROUND_FULL']),
    );
    // Another number costs nothing more.
    const [, , , , , last] = players;
    if (last === undefined) throw new Error('too few');
    expect((await bet(last, { 'straight-10': 20_00 }, 2)).status).toBe(201);
    expect((await bet(last, { 'straight-10': 980_10 }, 3)).body.code).toBe('STAKE_TOO_LARGE');
  });

  it('that was killed while it took bets keeps them, and those who come later', async () => {
    const player = await tables.player();
    const { hit } = await nextRound();
    const { body } = await bet(player, { [hit]: 1_00 });
    await tables.restart(3_600_000);
    expect(tables.view().bets.find(({ id }) => id === body.id)).toMatchObject({ stake: '1.00' });
    expect((await bet(player, { [hit]: 1_00 }, 2)).status).toBe(201);
    await tables.untilPhase('ended');
    await advance(50);
    expect(await tables.balance(player)).toBe(998_00n + 72_00n);
  });

  it('that was killed in the spin shows it where the clock says, and pays once', async () => {
    const player = await tables.player();
    const { hit } = await nextRound();
    await bet(player, { [hit]: 1_00 });
    const { beganAtMs } = await tables.untilPhase('running');
    await tables.restart(3_000);
    expect(tables.view().round).toMatchObject({ phase: 'running', beganAtMs, betsOn: null });
    await tables.untilPhase('ended');
    await tables.restart();
    await advance(50);
    expect(await tables.balance(player)).toBe(999_00n + 36_00n);
  });

  it('that was away as the ball fell pays what was bet: nobody had to press', async () => {
    const [winner, loser] = [await tables.player(), await tables.player()];
    const { pocket, hit, miss } = await nextRound();
    await bet(winner, { [hit]: 1_00 });
    await bet(loser, { [miss]: 1_00 });
    await tables.untilPhase('running');
    await tables.restart(600_000);
    expect(await tables.balance(winner)).toBe(999_00n + 36_00n);
    expect(await tables.balance(loser)).toBe(999_00n);
    expect((await tables.rounds()).body.rounds[0]).toMatchObject({ wasAway: true, result: { pocket } });
  });
});
