import { randomUUID } from 'node:crypto';
import { DAY_MS, formatAmount, LIMIT_TYPES, parseAmount } from '@paddock/contract';
import type { InboxView } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import { gamesRounds } from '../../games/index.ts';
import type { BonusPlayer } from '../bonuses.fixture.ts';
import { freeRoundTerms } from '../promotions/promotion-terms.fixture.ts';
import { createFreeRoundsFixture, type FreeRoundsFixture } from './free-rounds.fixture.ts';

const minor = (amount: string | null | undefined): bigint => parseAmount(amount ?? '', 'EUR') ?? -1n;
const WANTS = { multiple: 2, days: 7, minOddsMilli: 1_000, products: { games: 100 } };

describe('a free round of our own games (rules §14)', () => {
  let fixture: FreeRoundsFixture;
  let player: BonusPlayer;

  beforeAll(async () => {
    fixture = await createFreeRoundsFixture();
  });
  beforeEach(async () => {
    player = await fixture.player({});
  });
  afterEach(async () => {
    expect(await fixture.problems()).toEqual([]);
  });
  afterAll(() => fixture.close());

  /** Plays so many rounds; answers what they won together. */
  async function play(giftId: string, commitment: string, rounds: number): Promise<bigint> {
    let wonMinor = 0n;
    for (let n = 0; n < rounds; n++) {
      const { status, round } = await fixture.round(player, commitment, { giftId });
      expect(status).toBe(201);
      wonMinor += minor(round.paid);
    }
    return wonMinor;
  }
  const part = async (): Promise<string> => (await fixture.grants(player)).join(', ');

  it('takes no money of the player, and wins real money by a transfer of its own', async () => {
    const { id, left, stake } = await fixture.give(player);
    expect({ left, stake }).toEqual({ left: 3, stake: '0.50' });
    const { status, round } = await fixture.round(player, await fixture.seeds(player), { giftId: id });
    expect([status, round.isFree, round.staked]).toEqual([201, true, '0.50']);
    expect(await fixture.lines(player)).toEqual([`promotion-win main ${minor(round.paid)}`]);
    expect(await fixture.gift(player)).toMatchObject({ state: 'ready', left: 2, won: round.paid });
    const { house } = await fixture.platform().modules.wallet.audit();
    expect(house['promotions EUR']).toBe(-minor(round.paid));
    const { json } = await fixture.call(player, 'GET', '/web-api/games/rounds');
    expect(json).toMatchObject({ rounds: [{ id: round.id, isFree: true, paid: round.paid }] });
  });

  it('is drawn by the seeds of any round, the next nonce each', async () => {
    const { id: giftId } = await fixture.give(player);
    await fixture.payIn(player, '5.00');
    const commitment = await fixture.seeds(player);
    const nonces: number[] = [];
    for (const over of [{ giftId }, {}, { giftId }])
      nonces.push((await fixture.round(player, commitment, over)).round.seeds.nonce);
    expect(nonces).toEqual([0, 1, 2]);
    expect((await fixture.round(player, 'ab'.repeat(32), { giftId })).code).toBe('SEEDS_CHANGED');
    expect(await fixture.gift(player)).toMatchObject({ left: 1 });
  });

  it('is played as often as there are, by many tabs, and once by a press that is repeated', async () => {
    const { id: giftId } = await fixture.give(player);
    const commitment = await fixture.seeds(player);
    const key = randomUUID();
    const pressed = await Promise.all(
      Array.from({ length: 4 }, () => fixture.round(player, commitment, { giftId, key })),
    );
    expect(new Set(pressed.map(({ status, round }) => `${status} ${round.id}`)).size).toBe(1);
    const tabs = await Promise.all(
      Array.from({ length: 8 }, () => fixture.round(player, commitment, { giftId })),
    );
    expect(tabs.map(({ status, code }) => code ?? status).toSorted()).toEqual([
      ...[201, 201],
      ...Array.from({ length: 6 }, () => 'GIFT_USED'),
    ]);
    expect(await fixture.gift(player)).toMatchObject({ state: 'used', left: 0 });
    expect(await part()).toContain('completed');
    expect(await fixture.lines(player)).toHaveLength(3);
  });

  it('fulfils nothing of a bonus, moves no limit, and is in no count of rounds', async () => {
    player = await fixture.player();
    await fixture.payIn(player, '20.00');
    const { id } = await fixture.give(player);
    await play(id, await fixture.seeds(player), 2);
    const [bonus] = (await fixture.bonuses(player)).bonuses;
    expect(bonus).toMatchObject({ status: 'running', wagered: '0.00' });
    const { kernel, modules } = fixture.platform();
    await kernel.db.transaction().execute(async (tx) => {
      expect((await modules.limits.check.turnover(tx, player.playerId)).stakedMinor).toBe(0n);
    });
    const counted = gamesRounds.rounds({
      where: ({ playerId }) => sql`${playerId} = ${player.playerId}::bigint`,
    });
    expect((await counted.execute(kernel.db)).rows).toEqual([]);
  });

  it('wins bonus money, given as the last one is played, that is staked first', async () => {
    const { id, code } = await fixture.give(player, { as: 'bonus' }, { wants: WANTS });
    const commitment = await fixture.seeds(player);
    const twoMinor = await play(id, commitment, 2);
    expect(await fixture.balances(player)).toMatchObject({ real: '0.00', bonus: '0.00' });
    expect(await fixture.gift(player)).toMatchObject({ won: formatAmount(twoMinor, 'EUR') });
    const wonMinor = twoMinor + (await play(id, commitment, 1));
    const won = formatAmount(wonMinor, 'EUR');
    expect(await part()).toBe(`${code} running, ${code} completed`);
    expect(await fixture.balances(player)).toMatchObject({ real: '0.00', bonus: won });
    const [bonus] = (await fixture.bonuses(player)).bonuses;
    expect(bonus).toMatchObject({ amount: won, required: formatAmount(2n * wonMinor, 'EUR') });
  });

  it('waits with its bonus money while another bonus runs', async () => {
    player = await fixture.player();
    await fixture.payIn(player, '20.00');
    const { id, code } = await fixture.give(player, { as: 'bonus', rounds: 1 }, { wants: WANTS });
    await play(id, await fixture.seeds(player), 1);
    expect(await part()).toBe(`${code} waiting, ${code} completed`);
  });

  it('ends with its days: what was won until then stays, and the inbox tells of each step once', async () => {
    const { id, code } = await fixture.give(player, { as: 'bonus', days: 3 }, { wants: WANTS });
    const won = formatAmount(await play(id, await fixture.seeds(player), 1), 'EUR');
    for (let day = 0; day < 3; day++) {
      await fixture.platform().leap(DAY_MS);
      for (let n = 0; n < 2; n++) await fixture.platform().advance(15_000);
    }
    player = await fixture.signInAgain(player);
    expect(await fixture.gift(player)).toMatchObject({ state: 'expired', left: 2, won });
    expect(await part()).toBe(`${code} running, ${code} expired`);
    expect(await fixture.balances(player)).toMatchObject({ bonus: won });
    const { json } = await fixture.call(player, 'GET', '/web-api/inbox');
    const told = (json as InboxView).messages.map(({ content }) =>
      content.kind === 'free-rounds' ? `${content.step} ${content.rounds}` : content.kind,
    );
    expect(told).toEqual(['bonus', 'expired 2', 'ending 2', 'given 3']);
    const late = await fixture.round(player, await fixture.seeds(player), { giftId: id });
    expect(late.code).toBe('GIFT_EXPIRED');
  });

  it('is given up with its promotion: what it won of real money stays, of bonus money goes', async () => {
    for (const as of ['money', 'bonus'] as const) {
      const { id, code } = await fixture.give(player, { as }, as === 'bonus' ? { wants: WANTS } : {});
      const commitment = await fixture.seeds(player);
      const before = minor((await fixture.balances(player)).real);
      const won = await play(id, commitment, 1);
      await fixture.leave(player, code);
      expect(await fixture.gift(player)).toMatchObject({ state: 'left' });
      expect((await fixture.round(player, commitment, { giftId: id })).code).toBe('GIFT_USED');
      const { real, bonus } = await fixture.balances(player);
      expect([minor(real) - before, bonus]).toEqual([as === 'money' ? won : 0n, '0.00']);
    }
  });

  it('goes as the deposit that brought it is charged back', async () => {
    const deposit = await fixture.order(player, '20.00');
    const starts = { on: 'deposit', number: 1 } as const;
    await fixture.runTerms(
      'by-deposit',
      freeRoundTerms(fixture.platform().clock.nowMs(), { over: { starts } }),
    );
    await fixture.take(player, 'by-deposit');
    await fixture.tell(deposit, 'succeeded');
    expect(await fixture.gift(player)).toMatchObject({ state: 'ready' });
    await fixture.tell(deposit, 'charged-back');
    expect(await fixture.gift(player)).toMatchObject({ state: 'charged-back' });
  });

  it('is for its games, currency and stake alone, of its player, and for nobody on a break', async () => {
    const { id: giftId } = await fixture.give(player);
    const commitment = await fixture.seeds(player);
    const reasonOf = async (over: object) =>
      (await fixture.round(player, commitment, { giftId, ...over })).reason;
    expect(await reasonOf({ game: 'mines' })).toBe('game');
    expect(await reasonOf({ stake: '1.00' })).toBe('stake');
    const other = await fixture.player({});
    const foreign = await fixture.round(other, await fixture.seeds(other), { giftId });
    expect(foreign.code).toBe('GIFT_UNKNOWN');
    await fixture.call(player, 'POST', '/limit-service-api/api/external/web/v3/limit', {
      limitType: LIMIT_TYPES.depositTimeout,
      limitValue: 7,
    });
    player = await fixture.signInAgain(player);
    expect((await fixture.round(player, commitment, { giftId })).code).toBe('PLAY_PAUSED');
    expect(await fixture.gift(player)).toMatchObject({ left: 3 });
    expect(await fixture.lines(player)).toEqual([]);
  });
});
