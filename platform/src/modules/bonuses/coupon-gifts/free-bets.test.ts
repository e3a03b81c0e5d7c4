import { randomUUID } from 'node:crypto';
import { DAY_MS, type BetId } from '@paddock/contract';
import type { InboxView } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import { sportsbookBets } from '../../sportsbook/index.ts';
import type { BonusPlayer } from '../bonuses.fixture.ts';
import { createFreeBetsFixture, type FreeBetsFixture } from './free-bets.fixture.ts';

describe('a free bet in the coupon (rules §14)', () => {
  let fixture: FreeBetsFixture;
  let player: BonusPlayer;
  let costBefore: bigint;

  beforeAll(async () => {
    fixture = await createFreeBetsFixture();
  });
  beforeEach(async () => {
    player = await fixture.player({});
    costBefore = await fixture.cost();
  });
  afterEach(async () => {
    expect(await fixture.problems()).toEqual([]);
  });
  afterAll(() => fixture.close());

  const real = async (): Promise<string> => (await fixture.balances(player)).real;
  const cost = async (): Promise<bigint> => (await fixture.cost()) - costBefore;

  /** A free bet of 5.00 at 2.00 that is placed. */
  async function placed(gives?: Parameters<FreeBetsFixture['give']>[1]) {
    const { id } = await fixture.give(player, gives);
    const event = await fixture.newMatch();
    const { bet } = await fixture.place(player, id, { events: [event] });
    if (bet === undefined) throw new Error('not placed');
    return { id, event, bet };
  }

  it('is a stake that the house pays, once', async () => {
    const { id, bet } = await placed();
    expect(bet).toMatchObject({
      stake: '5.00',
      possibleReturn: '5.00',
      gift: { kind: 'free-bet', stakeReturned: false },
    });
    expect(await fixture.balances(player)).toMatchObject({ real: '0.00', held: '5.00' });
    expect(await fixture.lines(player)).toEqual(['free-bet 500', 'bet-hold -500']);
    expect(await fixture.gift(player)).toMatchObject({ state: 'used', betId: bet.id });
    expect(await cost()).toBe(500n);
    const again = await fixture.place(player, id, { events: [await fixture.newMatch()] });
    expect(again).toMatchObject({ status: 409, code: 'GIFT_USED' });
    expect((await fixture.grants(player))[0]).toContain('completed');
  });

  it.each([
    ['win above its stake', false, '5.00'],
    ['whole return where its terms say so', true, '10.00'],
  ])('pays the %s in real money', async (_what, stakeReturned, paid) => {
    const { event, bet } = await placed({ stakeReturned });
    expect(bet.possibleReturn).toBe(paid);
    await fixture.end(event, 'home');
    expect(await real()).toBe(paid);
  });

  it('pays exactly through won, lost, won and taken back', async () => {
    const { event } = await placed();
    const paid: string[] = [];
    for (const [at, how] of (['home', 'away', 'home', 'void', 'home'] as const).entries()) {
      await fixture.end(event, how, at + 1);
      paid.push(`${await real()} ${(await fixture.gift(player)).state}`);
    }
    expect(paid).toEqual(['5.00 used', '0.00 used', '5.00 used', '0.00 ready', '5.00 used']);
    expect(await cost()).toBe(500n);
  });

  it('comes back from a void bet, with a day to use it at least', async () => {
    const { event, id } = await placed({ days: 1 });
    const { expiresAtMs: untilMs } = await fixture.gift(player);
    await fixture.platform().advance(1_000);
    await fixture.end(event, 'void');
    const gift = await fixture.gift(player);
    expect(gift).toMatchObject({ state: 'ready', betId: null });
    expect(gift.expiresAtMs).toBeGreaterThan(untilMs);
    expect(gift.expiresAtMs).toBeGreaterThan(fixture.platform().clock.nowMs() + DAY_MS - 1_000);
    expect([await real(), await cost()]).toEqual(['0.00', 0n]);
    const other = await fixture.newMatch();
    expect((await fixture.place(player, id, { events: [other] })).status).toBe(201);
    // Both bets stand then: the first one won after all.
    await fixture.end(event, 'home', 2);
    await fixture.end(other, 'home');
    expect([await real(), await cost()]).toEqual(['10.00', 1_000n]);
  });

  it('is used by one of many tabs, and by a press that is repeated once', async () => {
    const { id } = await fixture.give(player);
    const event = await fixture.newMatch();
    const tabs = await Promise.all(
      Array.from({ length: 8 }, () => fixture.place(player, id, { events: [event] })),
    );
    expect(tabs.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
    const second = await fixture.give(player);
    const key = randomUUID();
    const pressed = await Promise.all(
      Array.from({ length: 4 }, () => fixture.place(player, second.id, { events: [event], key })),
    );
    expect(new Set(pressed.map(({ status, bet }) => `${status} ${bet?.id ?? ''}`)).size).toBe(1);
    expect(pressed[0]?.status).toBe(201);
    expect(await cost()).toBe(1_000n);
  });

  it('comes back from a bet in play that is not accepted', async () => {
    const { id } = await fixture.give(player);
    const event = await fixture.newMatch();
    const begin = () => fixture.feed().begin(event);
    expect((await fixture.place(player, id, { events: [event], meanwhile: begin })).status).toBe(202);
    expect(await fixture.balances(player)).toMatchObject({ real: '0.00', held: '5.00' });
    await fixture.feed().betStop(event);
    await fixture.platform().advance(5_000);
    expect(await fixture.gift(player)).toMatchObject({ state: 'ready', betId: null });
    expect(await fixture.balances(player)).toMatchObject({ real: '0.00', held: '0.00' });
    expect(await fixture.lines(player)).toEqual([
      'free-bet 500',
      'bet-hold -500',
      'bet-release 500',
      'free-bet -500',
    ]);
  });

  it('is not for what its terms are not for', async () => {
    const { id } = await fixture.give(player, { minLegs: 2, minOddsMilli: 5_000 });
    const [one, two, three] = [await fixture.newMatch(), await fixture.newMatch(), await fixture.newMatch()];
    const reasonOf = async (over: Parameters<FreeBetsFixture['place']>[2]) =>
      (await fixture.place(player, id, over)).reason;
    expect(await reasonOf({ events: [one] })).toBe('legs');
    expect(await reasonOf({ events: [one, two] })).toBe('price');
    expect(await reasonOf({ events: [one, two, three], stake: '4.99' })).toBe('stake');
    expect(await reasonOf({ events: [one, two, three], type: 'system' })).toBe('type');
    const tennis = await fixture.give(player, { sports: ['tennis'] });
    expect((await fixture.place(player, tennis.id, { events: [one] })).reason).toBe('sport');
    expect((await fixture.place(player, '123', { events: [one] })).code).toBe('GIFT_UNKNOWN');
    expect((await fixture.place(player, id, { events: [one, two, three] })).status).toBe(201);
  });

  it('is neither cashed out nor counted by limits and wagering', async () => {
    const { event, bet } = await placed();
    const asked = await fixture.call(player, 'POST', '/web-api/sportsbook/cash-out-quotes', {
      betIds: [bet.id],
    });
    expect(asked.json).toMatchObject({ quotes: [{ off: 'free-bet' }] });
    await fixture.end(event, 'home');
    const { kernel, modules } = fixture.platform();
    const turnover = await kernel.db
      .transaction()
      .execute((tx) => modules.limits.check.turnover(tx, player.playerId));
    expect(turnover.stakedMinor).toBe(0n);
  });

  it('fulfils nothing of a bonus beside it, and is no stake of real money', async () => {
    player = await fixture.player();
    await fixture.payIn(player, '20.00');
    const { event, bet } = await placed();
    await fixture.end(event, 'home');
    const [bonus] = (await fixture.bonuses(player)).bonuses;
    expect(bonus).toMatchObject({ status: 'running', wagered: '0.00' });
    const { json } = await fixture.call(player, 'GET', `/web-api/bonuses/${bonus?.id ?? ''}/bets`);
    expect(json).toMatchObject({ bets: [{ stake: '5.00', counted: '0.00', reason: 'free-bet' }] });
    const { kernel, modules } = fixture.platform();
    const [state] = await modules.wallet.stakeStates(kernel.db, player.playerId, [bet.id as BetId]);
    expect(state).toMatchObject({ isSettled: true, realMinor: 0n, paidMinor: 0n });
  });

  it('is nothing staked in a race, where a bet of the player’s own is', async () => {
    player = await fixture.player();
    await fixture.payIn(player, '20.00');
    const { event } = await placed();
    await fixture.play(player, `${event}-own`, '3.00');
    const where = ({ playerId }: { readonly playerId: unknown }) =>
      sql`${playerId} = ${player.playerId}::bigint`;
    const { kernel } = fixture.platform();
    const { rows } = await sql<{ stake_minor: bigint; is_void: boolean }>`
      select stake_minor, is_void from (${sportsbookBets.rounds({ where })}) r order by stake_minor`.execute(
      kernel.db,
    );
    expect(rows).toEqual([
      { stake_minor: 300n, is_void: false },
      { stake_minor: 500n, is_void: true },
    ]);
  });

  it('ends as its player leaves it, and with its days, of which the inbox tells once', async () => {
    const left = await fixture.give(player);
    await fixture.leave(player, left.code);
    expect((await fixture.gift(player)).state).toBe('left');
    const event = await fixture.newMatch();
    expect((await fixture.place(player, left.id, { events: [event] })).code).toBe('GIFT_USED');
    await fixture.give(player, { days: 3 });
    const { id } = await fixture.give(player, { days: 1 });
    await fixture.platform().leap(DAY_MS);
    player = await fixture.signInAgain(player);
    expect((await fixture.gift(player)).state).toBe('expired');
    await fixture.platform().advance(15_000);
    const told = async (): Promise<readonly string[]> => {
      player = await fixture.signInAgain(player);
      const { json } = await fixture.call(player, 'GET', '/web-api/inbox');
      const contents = (json as InboxView).messages.map(({ content }) => content);
      return contents.map((content) => (content.kind === 'free-bet' ? content.step : content.kind));
    };
    // Of one that was given for a day its last day is no news.
    expect(await told()).toEqual(['expired', 'given', 'given', 'given']);
    expect((await fixture.grants(player))[0]).toContain('expired');
    expect((await fixture.place(player, id, { events: [event] })).code).toMatch(/GIFT_EXPIRED|EVENT/);
    for (const step of ['ending', 'expired']) {
      await fixture.platform().leap(DAY_MS);
      for (let n = 0; n < 2; n++) await fixture.platform().advance(15_000);
      expect((await told())[0]).toBe(step);
    }
    expect(await told()).toHaveLength(6);
  });
});
