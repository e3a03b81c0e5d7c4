import { randomUUID } from 'node:crypto';
import type { TableDelta } from '@paddock/contract';
import { verifyChain } from '@paddock/games/chain';
import { crashPoint } from '@paddock/games/crash';
import { multiplierAt } from '@paddock/games/crash-curve';
import type { SharedTableView } from '@paddock/contract/schemas';

import { LISTED } from './push/table-view.ts';
import { banned, createTablesFixture, type TablesFixture } from './shared-rounds.fixture.ts';

const between = (least: number, most: number) => (seeds: { hash: string; salt: string }) => {
  const point = crashPoint(seeds);
  return least <= point && point <= most;
};

describe('a round of crash that many share', () => {
  let tables: TablesFixture;
  beforeAll(async () => {
    tables = await createTablesFixture();
  });
  afterAll(async () => {
    expect(await tables.problems()).toEqual([]);
    await tables.close();
  });
  const advance = (ms: number) => tables.platform.advance(ms);

  it('sleeps while nobody is there, and begins once somebody looks', async () => {
    await advance(60_000);
    expect(tables.platform.logged.filter(({ message }) => message === 'a table wakes')).toEqual([]);
    expect(tables.view().round).toMatchObject({ phase: 'waiting', number: null });
    await advance(50);
    expect(tables.view().round).toMatchObject({ phase: 'open', number: 1, betsOn: 1 });
    expect(await tables.untilPhase('running')).toMatchObject({ number: 1, betsOn: 2 });
  });

  it('begins for a bet alone, though nobody looks any more', async () => {
    const player = await tables.player();
    await advance(60_000);
    const [last] = (await tables.rounds()).body.rounds;
    const round = (last?.number ?? 0) + 1;
    const stake = { slot: 1, accountId: player.accountId, stake: '10.00', choice: { targetMilli: null } };
    const bets = () => tables.bets(player).then(({ body }) => body.bets);
    const { status } = await tables.call(player.playerId, 'POST', '/bets', { round, ...stake });
    expect([status, (await bets())[0]?.endedAtMs]).toEqual([201, null]);
    await advance(60_000);
    expect((await bets())[0]?.endedAtMs).not.toBeNull();
  });

  it('is drawn from a chain that was published before its salt, and shows its hash at its end alone', async () => {
    const { body: table } = await tables.call<SharedTableView>(undefined, 'GET', '?currency=EUR');
    const [chain] = table.chains;
    if (chain === undefined) throw new Error('no chain');
    expect(chain).not.toHaveProperty('sealed');
    expect(chain.saltedAtMs).toBeGreaterThanOrEqual(chain.madeAtMs);
    expect(chain.saltSource).toContain('development');
    const running = await tables.untilPhase('running');
    expect([running.hash, running.result]).toEqual([null, null]);
    expect((await tables.call(undefined, 'GET', `/rounds/${running.number}`)).body.code).toBe(
      'ROUND_UNKNOWN',
    );
    const ended = await tables.untilPhase('ended');
    expect(ended.hash).not.toBeNull();
    const { body } = await tables.rounds();
    const [last] = body.rounds;
    if (last === undefined) throw new Error('no round');
    expect(last).toMatchObject({ number: running.number, hash: ended.hash, result: ended.result });
    expect(last.result).toEqual({ pointMilli: crashPoint(last) });
    const known = { round: 0, hash: chain.terminalHash };
    expect(verifyChain(known, { round: last.chainRound, hash: last.hash })).toBe(true);
  });

  it('takes two bets a player, each place once, and gives them back before it begins', async () => {
    const player = await tables.player();
    const round = await tables.untilRound(() => true);
    const key = randomUUID();
    const first = await tables.bet(player, { stake: '10.00' }, key);
    expect(first).toMatchObject({ status: 201, body: { round: round.number, slot: 1, paid: null } });
    expect(await tables.bet(player, { stake: '10.00' }, key)).toEqual(first);
    expect((await tables.bet(player, { stake: '11.00' }, key)).body.code).toBe('IDEMPOTENCY_MISMATCH');
    expect((await tables.bet(player)).body.code).toBe('SLOT_TAKEN');
    const second = await tables.bet(player, { slot: 2, stake: '5.00' });
    expect(await tables.balance(player)).toBe(985_00n);
    expect(tables.view()).toMatchObject({
      totals: { bets: 2, players: 1, byCurrency: [{ currency: 'EUR', staked: '15.00', paid: '0.00' }] },
    });
    const back = await tables.takeBack(player, second.body.id);
    expect(back.body).toMatchObject({ isTakenBack: true, paid: '5.00' });
    expect((await tables.takeBack(player, second.body.id)).body).toEqual(back.body);
    expect(await tables.balance(player)).toBe(990_00n);
    expect((await tables.bet(player, { slot: 2, stake: '7.00' })).status).toBe(201);
    await tables.untilPhase('running');
    expect((await tables.takeBack(player, first.body.id)).body.code).toBe('BETS_CLOSED');
    expect((await tables.bet(player, { round: round.number })).body.code).toBe('BETS_CLOSED');
    const next = await tables.bet(player);
    expect(next).toMatchObject({ status: 201, body: { round: round.number + 1 } });
    expect((await tables.collect(player, next.body.id)).body.code).toBe('ROUND_NOT_BEGUN');
  });

  it('pays a press what the curve stood at as it was received, once, and nothing after the point', async () => {
    const [player, late] = [await tables.player(), await tables.player()];
    await tables.untilRound(between(2_500, 10_000));
    const bet = await tables.bet(player);
    const lost = await tables.bet(late);
    await tables.untilPhase('running');
    const began = tables.view().round.beganAtMs ?? 0;
    await advance(4_321);
    const milli = multiplierAt(tables.platform.clock.nowMs() - began);
    const answers = await Promise.all(Array.from({ length: 3 }, () => tables.collect(player, bet.body.id)));
    for (const { status, body } of answers) {
      expect([status, body.collectedMilli, body.paid]).toEqual([200, milli, (milli / 100).toFixed(2)]);
    }
    expect(tables.view().bets.find(({ id }) => id === bet.body.id)).toMatchObject({ collectedMilli: milli });
    await advance(50);
    expect(await tables.balance(player)).toBe(990_00n + BigInt(milli));
    const ended = await tables.untilPhase('ended');
    // An end is noticed a little late: what is received by then is too late all the same.
    expect(ended.endedAtMs).toBeLessThanOrEqual(tables.platform.clock.nowMs());
    expect((await tables.collect(late, lost.body.id)).body.code).toBe('ROUND_OVER');
    await advance(50);
    expect((await tables.bets(late)).body.bets).toMatchObject([
      { id: lost.body.id, paid: '0.00', collectedMilli: null, result: ended.result },
    ]);
    expect((await tables.collect(late, bet.body.id)).body.code).toBe('BET_UNKNOWN');
  });

  it('pays a target at the moment it is reached, whoever looks on', async () => {
    const player = await tables.player();
    await tables.untilRound(between(2_100, 100_000));
    const bet = await tables.bet(player, { choice: { targetMilli: 2_000 } });
    await tables.untilPhase('running');
    const began = tables.view().round.beganAtMs ?? 0;
    await advance(began + 8_190 - tables.platform.clock.nowMs());
    expect(await tables.balance(player)).toBe(990_00n);
    await advance(100);
    expect(tables.view().round.phase).toBe('running');
    expect(await tables.balance(player)).toBe(1_010_00n);
    expect((await tables.collect(player, bet.body.id)).body).toMatchObject({
      collectedMilli: 2_000,
      paid: '20.00',
    });
  });

  it('refuses what is no bet of this game, of this player, or within these bounds', async () => {
    const player = await tables.player(5_00n);
    await tables.untilRound(() => true);
    const codeOf = async (bet: object) => (await tables.bet(player, bet)).body.code;
    expect(await codeOf({ stake: '0.09' })).toBe('STAKE_TOO_SMALL');
    expect(await codeOf({ stake: '1000.01' })).toBe('STAKE_TOO_LARGE');
    expect(await codeOf({ stake: '1.001' })).toBe('AMOUNT_INVALID');
    expect(await codeOf({ stake: '6.00' })).toBe('INSUFFICIENT_FUNDS');
    expect(await codeOf({ stake: '1.00', choice: { targetMilli: 50_000_010 } })).toBe('STAKE_TOO_LARGE');
    expect(await codeOf({ stake: '1.00', choice: { targetMilli: 1_000 } })).toBe('INVALID_INPUT');
    expect(await codeOf({ stake: '1.00', slot: 3 })).toBe('INVALID_INPUT');
    expect(await codeOf({ stake: '1.00', round: 1_000_000 })).toBe('BETS_CLOSED');
    expect(await codeOf({ stake: '1.00', accountId: '1' })).toBe('ACCOUNT_UNKNOWN');
    banned.add(player.playerId);
    expect(await codeOf({ stake: '1.00' })).toBe('ACCOUNT_RESTRICTED');
    banned.delete(player.playerId);
    expect((await tables.collect(player, '12')).body.code).toBe('BET_UNKNOWN');
    expect((await tables.takeBack(player, '12')).body.code).toBe('BET_UNKNOWN');
    expect(await tables.balance(player)).toBe(5_00n);
  });

  it('decides 500 presses at once, each by the time it was received, each bet once', async () => {
    const players = await Promise.all(Array.from({ length: 125 }, () => tables.player()));
    await tables.untilRound(between(3_000, 100_000));
    const bets = await Promise.all(
      players.flatMap((player) =>
        [1, 2].map(async (slot) => ({ player, ...(await tables.bet(player, { slot })) })),
      ),
    );
    expect(bets.filter(({ status }) => status !== 201)).toEqual([]);
    await tables.untilPhase('running');
    await advance(5_000);
    const began = tables.view().round.beganAtMs ?? 0;
    const milli = multiplierAt(tables.platform.clock.nowMs() - began);
    const pressed = await Promise.all(
      bets.flatMap(({ player, body }) => [tables.collect(player, body.id), tables.collect(player, body.id)]),
    );
    expect(pressed.filter(({ body }) => body.collectedMilli !== milli)).toEqual([]);
    await advance(50);
    const balances = await Promise.all(players.map((player) => tables.balance(player)));
    expect(new Set(balances)).toEqual(new Set([980_00n + 2n * BigInt(milli)]));
    const view = tables.view();
    expect([view.bets.length, view.totals.bets]).toEqual([LISTED, 250]);
  });

  it('tells who looks on what changed, and of each change once', async () => {
    const source = tables.platform.modules.sharedRounds.liveSource;
    const take = () =>
      source
        .takeChanges((topic) => topic === 'table:crash')
        .map((change) => ('data' in change ? (change.data as TableDelta) : undefined));
    const player = await tables.player();
    await tables.untilRound(() => true);
    take();
    expect(take()).toEqual([]);
    const { body } = await tables.bet(player, { stake: '3.00' });
    const [delta] = take();
    expect(delta).toEqual({
      bets: [
        {
          id: body.id,
          who: expect.stringMatching(/^\d\d•••\d\d$/),
          stake: '3.00',
          currency: 'EUR',
          collectedMilli: null,
          paid: null,
        },
      ],
      totals: { bets: 1, players: 1, byCurrency: [{ currency: 'EUR', staked: '3.00', paid: '0.00' }] },
    });
    await tables.takeBack(player, body.id);
    expect(take()).toEqual([{ goneIds: [body.id], totals: { bets: 0, players: 0, byCurrency: [] } }]);
    expect(source.takeChanges(() => false)).toEqual([]);
  });
});
