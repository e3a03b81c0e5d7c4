import { randomUUID } from 'node:crypto';
import { HOUR_MS, parseAmount } from '@paddock/contract';
import type { RoundView } from '@paddock/contract/schemas';
import { commitmentTo, drawsOf } from '@paddock/games';
import { DICE, type DiceChoice } from '@paddock/games/dice';
import { sql } from 'kysely';

import { banned, createGamesFixture, type GamesFixture, type GamesPlayer } from '../games.fixture.ts';
import { shareOut } from './close-round.ts';

const HALF: DiceChoice = { side: 'under', target: 500_000 };

describe('rounds of our own games (rules §12)', () => {
  let fixture: GamesFixture;
  let player: GamesPlayer;
  let commitment: string;
  beforeAll(async () => {
    fixture = await createGamesFixture();
  });
  afterAll(async () => {
    expect((await fixture.problems()).problems).toEqual([]);
    await fixture.platform.close();
  });
  beforeEach(async () => {
    player = await fixture.player();
    commitment = await fixture.begin(player);
  });

  const main = async (): Promise<bigint> => {
    const { kernel, modules } = fixture.platform;
    const accounts = await modules.wallet.accounts(kernel.db, player.playerId);
    return accounts.find(({ kind }) => kind === 'main')?.balanceMinor ?? 0n;
  };
  const minor = (text: string | null) => parseAmount(text ?? '', 'EUR') ?? -1n;
  const ladder = (over = {}) =>
    fixture.play(player, { game: 'ladder', choice: 'ladder', commitment, ...over });

  it('are dealt from the seeds that were committed to, and pay what the rules say', async () => {
    const rounds: RoundView[] = [];
    for (let at = 0; at < 20; at++)
      rounds.push((await fixture.play(player, { commitment, choice: HALF })).body);
    const { active } = (await fixture.seeds(player)).body;
    expect(active).toEqual({ commitment, clientSeed: 'mine', rounds: 20 });
    await fixture.begin(player, 'another');
    const [pair] = (await fixture.seeds(player)).body.former;
    const serverSeed = pair?.serverSeed ?? '';
    expect(commitmentTo(serverSeed)).toBe(commitment);
    for (const [nonce, round] of rounds.entries()) {
      const draws = drawsOf({ serverSeed, clientSeed: 'mine', nonce });
      const dealt = DICE.round(draws, { stakeMinor: 100n, choice: HALF }, []);
      expect(round).toMatchObject({ face: dealt.face, staked: '1.00', moves: [], game: 'dice', version: 1 });
      expect(round.seeds).toEqual({ commitment, clientSeed: 'mine', nonce, serverSeed: null });
      expect(minor(round.paid)).toBe(dealt.paidMinor);
    }
    const won = rounds.reduce((sum, { paid }) => sum + minor(paid), 0n);
    expect(await main()).toBe(1_000_00n - 20_00n + won);
    const again = await fixture.round(player, rounds[3]?.id ?? '');
    expect(again.body.seeds.serverSeed).toBe(serverSeed);
  });

  it('take nonces without gaps, also when many are played at once and some are refused', async () => {
    // Whatever is won, 16 rounds of 0.50 bring this player nowhere near the 8 stakes of 500.00.
    player = await fixture.player(20_00n);
    commitment = await fixture.begin(player);
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, at) =>
        fixture.play(player, { commitment, stake: at % 3 === 0 ? '500.00' : '0.50', choice: HALF }),
      ),
    );
    const nonces = answers.flatMap(({ status, body }) => (status === 201 ? [body.seeds.nonce] : []));
    expect(nonces.toSorted((one, other) => one - other)).toEqual(nonces.map((_, at) => at));
    const refusals = answers.flatMap(({ status, body }) => (status === 201 ? [] : [body.code]));
    expect(refusals).toEqual(Array.from({ length: 8 }, () => 'INSUFFICIENT_FUNDS'));
    expect(nonces).toHaveLength(16);
    expect((await fixture.seeds(player)).body.active?.rounds).toBe(nonces.length);
  });

  it('are played once a key, and another bet under it is refused', async () => {
    const key = randomUUID();
    const first = await fixture.play(player, { commitment }, key);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => fixture.play(player, { commitment }, key)),
    );
    for (const answer of answers) expect(answer).toEqual(first);
    const other = await fixture.play(player, { commitment, stake: '2.00' }, key);
    expect(other.body.code).toBe('IDEMPOTENCY_MISMATCH');
    expect((await fixture.seeds(player)).body.active?.rounds).toBe(1);
  });

  it.each([
    [{ game: 'nothing' }, 'GAME_UNKNOWN'],
    [{ accountId: '17' }, 'ACCOUNT_UNKNOWN'],
    [{ stake: '0.09' }, 'STAKE_TOO_SMALL'],
    [{ stake: '1000.01' }, 'STAKE_TOO_LARGE'],
    [{ stake: '1.005' }, 'AMOUNT_INVALID'],
    [{ stake: '-1.00' }, 'STAKE_TOO_SMALL'],
    [{ stake: '999999999999999.00' }, 'STAKE_TOO_LARGE'],
    [{ choice: { side: 'under', target: 0 } }, 'INVALID_INPUT'],
    [{ choice: { side: 'under', target: 1 } }, 'WIN_TOO_LARGE'],
    [{ commitment: 'ab'.repeat(32) }, 'SEEDS_CHANGED'],
  ])('refuse %j with %s, and take nothing', async (over, code) => {
    const answer = await fixture.play(player, { commitment, ...over });
    expect(answer.body.code).toBe(code);
    expect(await main()).toBe(1_000_00n);
    expect((await fixture.seeds(player)).body.active?.rounds).toBe(0);
  });

  it('refuse who is banned, and who plays under seeds that wait', async () => {
    banned.add(player.playerId);
    expect((await fixture.play(player, { commitment })).body.code).toBe('ACCOUNT_RESTRICTED');
    banned.delete(player.playerId);
    const waits = await fixture.next(player);
    expect((await fixture.play(player, { commitment: waits })).body.code).toBe('SEEDS_CHANGED');
  });

  it('wait for their moves, one open round a game, and show nothing that is hidden', async () => {
    const { body: round } = await ladder();
    expect(round).toMatchObject({ face: { rungs: 0 }, moves: ['climb', 'rope', 'leave'], paid: null });
    expect(round.face).not.toHaveProperty('breaksAt');
    expect((await ladder()).body.code).toBe('ROUND_OPEN');
    expect((await fixture.play(player, { commitment })).status).toBe(201);
    const roped = await fixture.move(player, round.id, 0, 'rope');
    expect(roped.body).toMatchObject({ staked: '2.00', firstStake: '1.00', moves: ['climb', 'leave'] });
    await fixture.move(player, round.id, 1, 'climb');
    const over = await fixture.move(player, round.id, 2, 'leave');
    expect(over.body).toMatchObject({ paid: '2.00', moves: [], made: ['rope', 'climb', 'leave'] });
    expect(over.body.face).toHaveProperty('breaksAt');
    expect((await ladder()).status).toBe(201);
  });

  it('make a step once, however often and from however many tabs it is sent', async () => {
    const { body: round } = await ladder();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => fixture.move(player, round.id, 0, 'rope')),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.body.staked).toBe('2.00');
    expect((await fixture.move(player, round.id, 0, 'climb')).body.code).toBe('ROUND_MOVED_ON');
    expect((await fixture.move(player, round.id, 7, 'climb')).body.code).toBe('ROUND_MOVED_ON');
    expect((await fixture.move(player, round.id, 1, 'rope')).body.code).toBe('INVALID_INPUT');
    expect((await fixture.move(player, round.id, 1, { fly: 1 })).body.code).toBe('INVALID_INPUT');
    await fixture.move(player, round.id, 1, 'leave');
    expect((await fixture.move(player, round.id, 2, 'climb')).body.code).toBe('ROUND_MOVED_ON');
    expect((await fixture.move(player, round.id, 1, 'leave')).body.paid).toBe('1.00');
  });

  it('are nobody else’s', async () => {
    const { body: round } = await ladder();
    const stranger = await fixture.player();
    expect((await fixture.round(stranger, round.id)).body.code).toBe('ROUND_UNKNOWN');
    expect((await fixture.move(stranger, round.id, 0, 'leave')).body.code).toBe('ROUND_UNKNOWN');
    expect((await fixture.round(player, '9223372036854775808')).body.code).toBe('ROUND_UNKNOWN');
    await fixture.move(player, round.id, 0, 'leave');
  });

  it('go on during a ban, but for what would stake more', async () => {
    const { body: round } = await ladder();
    banned.add(player.playerId);
    expect((await fixture.move(player, round.id, 0, 'rope')).body.code).toBe('ACCOUNT_RESTRICTED');
    expect((await fixture.move(player, round.id, 0, 'leave')).body.paid).toBe('1.00');
    banned.delete(player.playerId);
  });

  it('stake no more than there is, and stand as they were then', async () => {
    const poor = await fixture.player(1_50n);
    const theirs = await fixture.begin(poor);
    const { body: round } = await fixture.play(poor, {
      game: 'ladder',
      choice: 'ladder',
      commitment: theirs,
    });
    expect((await fixture.move(poor, round.id, 0, 'rope')).body.code).toBe('INSUFFICIENT_FUNDS');
    expect((await fixture.round(poor, round.id)).body).toEqual(round);
    expect((await fixture.move(poor, round.id, 0, 'leave')).body.paid).toBe('1.00');
  });

  it('end by their game’s rule a day after the last move, and not before', async () => {
    const { body: round } = await ladder();
    await fixture.platform.leap(23 * HOUR_MS);
    await fixture.move(player, round.id, 0, 'rope');
    await fixture.move(player, round.id, 1, 'climb');
    await fixture.platform.leap(23 * HOUR_MS);
    expect((await fixture.round(player, round.id)).body.paid).toBeNull();
    await fixture.platform.leap(HOUR_MS + 60_000);
    const over = (await fixture.round(player, round.id)).body;
    expect(over).toMatchObject({
      paid: '2.00',
      staked: '2.00',
      made: ['rope', 'climb', 'leave'],
      isVoid: false,
    });
    expect(await main()).toBe(1_000_00n);
  });

  it('give the stakes back where nothing was shown before their player left', async () => {
    const { body: round } = await ladder();
    await fixture.move(player, round.id, 0, 'rope');
    await fixture.platform.leap(25 * HOUR_MS);
    const over = (await fixture.round(player, round.id)).body;
    expect(over).toMatchObject({ paid: '2.00', isVoid: true, moves: [], made: ['rope'] });
    expect(over.face).not.toHaveProperty('breaksAt');
    expect(await main()).toBe(1_000_00n);
  });

  it('are listed, the newest first, by game and by what is open, twenty a page', async () => {
    const { body: open } = await ladder();
    for (let at = 0; at < 21; at++) await fixture.play(player, { commitment });
    const list = (search: string) =>
      fixture.call<{ rounds: RoundView[]; before: string | null }>(
        player,
        'GET',
        `/web-api/games/rounds${search}`,
      );
    const first = (await list('?game=dice')).body;
    expect(first.rounds.map(({ seeds }) => seeds.nonce)).toEqual(
      Array.from({ length: 20 }, (_, at) => 21 - at),
    );
    const rest = (await list(`?game=dice&before=${first.before ?? ''}`)).body;
    expect(rest).toMatchObject({ rounds: [{ seeds: { nonce: 1 } }], before: null });
    expect((await list('?open=true')).body.rounds.map(({ id }) => id)).toEqual([open.id]);
    await fixture.move(player, open.id, 0, 'leave');
  });

  it('are found by the audit when a row says otherwise', async () => {
    const { body: round } = await fixture.play(player, { commitment });
    const pay = (change: bigint) =>
      sql`update games_round set paid_minor = paid_minor + ${change} where round_id = ${round.id}`.execute(
        fixture.platform.kernel.db,
      );
    await pay(1n);
    expect((await fixture.problems()).problems).toMatchObject([
      { rule: 'product', detail: expect.stringContaining(round.id) as string },
    ]);
    await pay(-1n);
  });
});

describe('what a round pays to its stakes', () => {
  it.each([
    [100n, [1n], [100n]],
    [100n, [1n, 1n, 1n], [34n, 33n, 33n]],
    [0n, [5n, 7n], [0n, 0n]],
    [7n, [300n, 100n], [6n, 1n]],
  ])('%d by weights %j is %j', (amount, weights, shares) => {
    expect(shareOut(amount, weights)).toEqual(shares);
  });
});
