import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@paddock/contract';
import type { BetExplanationView, BetListView, BetView } from '@paddock/contract/schemas';

import type { BonusPlayer } from '../bonuses.fixture.ts';
import { boostTerms, oddsBoost } from '../promotions/promotion-terms.fixture.ts';
import { createFreeBetsFixture, type FreeBetsFixture } from './free-bets.fixture.ts';
import type { BoostTerms } from './gift-terms.ts';

describe('a boost of a bet of the player’s own money (docs/promotions.md)', () => {
  let fixture: FreeBetsFixture;
  let player: BonusPlayer;
  let houseBefore: bigint;

  const house = async (): Promise<bigint> =>
    (await fixture.platform().modules.wallet.audit()).house['boosts EUR'] ?? 0n;
  const real = async (): Promise<string> => (await fixture.balances(player)).real;
  const give = (terms: BoostTerms) =>
    fixture.giveBy(player, boostTerms(fixture.platform().clock.nowMs(), terms));
  const matches = (count: number) => Promise.all(Array.from({ length: count }, () => fixture.newMatch()));
  const shown = async (): Promise<BetView | undefined> =>
    ((await fixture.call(player, 'GET', '/web-api/sportsbook/bets')).json as BetListView).bets[0];

  beforeAll(async () => {
    fixture = await createFreeBetsFixture();
  });
  beforeEach(async () => {
    player = await fixture.undecided();
    await fixture.payIn(player, '100.00');
    houseBefore = await house();
  });
  afterEach(async () => {
    expect(await fixture.problems()).toEqual([]);
  });
  afterAll(() => fixture.close());

  /** A boosted single of 10.00 at 2.00. */
  async function placed(over: Parameters<typeof oddsBoost>[0] = {}) {
    const { id } = await give(oddsBoost(over));
    const event = await fixture.newMatch();
    const { bet, status, code } = await fixture.place(player, id, { events: [event], stake: '10.00' });
    if (bet === undefined) throw new Error(`not placed: ${status} ${code}`);
    return { id, event, bet };
  }

  it('takes the stake from the player, leaves the price, and says what it adds', async () => {
    const { bet } = await placed();
    expect(bet).toMatchObject({
      ...{ stake: '10.00', totalOddsMilli: 2_000, possibleReturn: '20.00' },
      gift: { kind: 'odds-boost', percent: 20, upTo: '10.00' },
      extra: { most: '2.00', paid: '0.00' },
    });
    expect(bet.gift).not.toHaveProperty('id');
    expect(await fixture.balances(player)).toMatchObject({ real: '90.00', held: '10.00' });
    expect(await fixture.gift(player)).toMatchObject({ state: 'used', betsLeft: 0, betId: bet.id });
    expect((await fixture.grants(player))[0]).toContain('completed');
  });

  it('pays and takes back exactly through won, lost, won and void, each with lines of its own', async () => {
    const { event } = await placed();
    const seen: string[] = [];
    for (const [at, how] of (['home', 'away', 'home', 'void', 'home'] as const).entries()) {
      await fixture.end(event, how, at + 1);
      const { payout, extra } = (await shown()) ?? {};
      seen.push(`${await real()} ${payout} ${extra?.paid} ${(await fixture.gift(player)).state}`);
    }
    expect(seen).toEqual([
      '112.00 20.00 2.00 used',
      '90.00 0.00 0.00 used',
      '112.00 20.00 2.00 used',
      '100.00 10.00 0.00 ready',
      '112.00 20.00 2.00 used',
    ]);
    expect((await house()) - houseBefore).toBe(-200n);
    expect((await fixture.lines(player)).filter((line) => line.startsWith('boost'))).toEqual([
      ...['boost 200', 'boost -200', 'boost 200', 'boost -200', 'boost 200'],
    ]);
  });

  it('shows each step of what it added', async () => {
    const { event, bet } = await placed();
    await fixture.end(event, 'home');
    const { json } = await fixture.call(player, 'GET', `/web-api/sportsbook/bets/${bet.id}/explanation`);
    const { agrees, extra, total, movements } = json as BetExplanationView;
    expect({ agrees, extra, total }).toEqual({
      agrees: true,
      extra: { paid: '2.00', percent: 20 },
      total: '20.00',
    });
    expect(movements.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      'bet-hold -10.00',
      'bet-settle 20.00',
      'boost 2.00',
    ]);
  });

  it('adds no more than its most', async () => {
    const { event, bet } = await placed({ currencies: { EUR: { upTo: '1.50' } } });
    expect(bet.extra?.most).toBe('1.50');
    await fixture.end(event, 'home');
    expect(await real()).toBe('111.50');
  });

  it('is used by one of many tabs, and by a repeated press once', async () => {
    const { id } = await give(oddsBoost());
    const event = await fixture.newMatch();
    const ask = (key: string) => fixture.place(player, id, { events: [event], stake: '10.00', key });
    const tabs = await Promise.all(Array.from({ length: 6 }, () => ask(randomUUID())));
    expect(tabs.map(({ status, code }) => code ?? String(status)).sort()).toEqual([
      '201',
      ...Array.from({ length: 5 }, () => 'GIFT_USED'),
    ]);
    expect(await fixture.balances(player)).toMatchObject({ real: '90.00', held: '10.00' });
    const twice = await give(oddsBoost({ bets: 3 }));
    const key = randomUUID();
    const pressed = await Promise.all(
      Array.from({ length: 3 }, () =>
        fixture.place(player, twice.id, { events: [event], stake: '10.00', key }),
      ),
    );
    expect(new Set(pressed.map(({ status, bet }) => `${status} ${bet?.id ?? ''}`)).size).toBe(1);
    expect(await fixture.gift(player)).toMatchObject({ state: 'ready', betsLeft: 2 });
  });

  it('is for as many bets as it says, and for as many on a day', async () => {
    const { id } = await give(oddsBoost({ bets: 3, betsPerDay: 2 }));
    const event = await fixture.newMatch();
    const ask = () => fixture.place(player, id, { events: [event], stake: '10.00' });
    const codes = [await ask(), await ask(), await ask()].map(({ status, reason }) => reason ?? status);
    expect(codes).toEqual([201, 201, 'day']);
    expect(await fixture.gift(player)).toMatchObject({ state: 'ready', betsLeft: 1, betsLeftToday: 0 });
  });

  it('is not for what its terms are not for', async () => {
    const { id } = await give(
      oddsBoost({
        ...{ types: ['accumulator'], minLegs: 3, minOddsMilli: 5_000 },
        currencies: { EUR: { upTo: '10.00', maxStake: '20.00' } },
      }),
    );
    const [one = '', two = '', three = ''] = await matches(3);
    const reasonOf = async (events: readonly string[], stake = '10.00', type?: string) =>
      (await fixture.place(player, id, { events, stake, ...(type !== undefined && { type }) })).reason;
    expect(await reasonOf([one])).toBe('type');
    expect(await reasonOf([one, two, three], '10.00', 'system')).toBe('type');
    expect(await reasonOf([one, two])).toBe('legs');
    expect(await reasonOf([one, two, three], '20.01')).toBe('stake');
    expect(await reasonOf([one, two, three], '20.00')).toBeUndefined();
  });

  it('takes no bonus money, and limits of the player’s own hold', async () => {
    player = await fixture.player();
    await fixture.payIn(player, '20.00');
    const { id } = await give(oddsBoost());
    const event = await fixture.newMatch();
    const ask = (stake: string) => fixture.place(player, id, { events: [event], stake });
    expect(await ask('25.00')).toMatchObject({ status: 409, reason: 'bonus' });
    expect(await fixture.balances(player)).toMatchObject({ real: '20.00', bonus: '10.00', held: '0.00' });
    expect(await fixture.gift(player)).toMatchObject({ state: 'ready' });
    expect((await ask('20.00')).status).toBe(201);
  });

  it('comes back from a bet in play that is not accepted, with the stake', async () => {
    const { id } = await give(oddsBoost());
    const event = await fixture.newMatch();
    const meanwhile = () => fixture.feed().begin(event);
    const asked = await fixture.place(player, id, { events: [event], stake: '10.00', meanwhile });
    expect(asked.status).toBe(202);
    await fixture.feed().betStop(event);
    await fixture.platform().advance(5_000);
    expect(await fixture.gift(player)).toMatchObject({ state: 'ready', betsLeft: 1 });
    expect(await fixture.balances(player)).toMatchObject({ real: '100.00', held: '0.00' });
  });

  it('is lost as its bet is cashed out, also in part, and its bet cannot be edited', async () => {
    const { bet, event } = await placed();
    const quotes = await fixture.call(player, 'POST', '/web-api/sportsbook/cash-out-quotes', {
      betIds: [bet.id],
    });
    const { quoteId } = (quotes.json as { quotes: { quoteId: string }[] }).quotes[0] ?? {};
    const legs = await fixture.legs({ event: await fixture.newMatch(), outcome: 'home' });
    const edit = { quoteId, type: 'single', stake: '10.00', policy: 'any', legs };
    const edited = await fixture.call(player, 'POST', `/web-api/sportsbook/bets/${bet.id}/edit`, edit);
    expect(edited).toMatchObject({ status: 409, json: { details: { reason: 'edit' } } });
    const left = await fixture.call(player, 'POST', `/web-api/sportsbook/bets/${bet.id}/cash-out`, {
      quoteId,
      stake: '4.00',
    });
    expect(left.status).toBe(200);
    expect((await shown())?.extra).toEqual({ most: '0.00', paid: '0.00' });
    await fixture.end(event, 'home');
    expect((await shown())?.extra?.paid).toBe('0.00');
    expect((await house()) - houseBefore).toBe(0n);
  });

  it('grows with the legs of an accumulator, and shrinks with those that are void', async () => {
    const steps = [
      { legs: 3, percent: 5 },
      { legs: 4, percent: 10 },
    ];
    const { id } = await give({
      ...{ kind: 'accumulator-boost', steps, minLegOddsMilli: 1_200, days: 7, minOddsMilli: 1_000 },
      currencies: { EUR: { upTo: '50.00' } },
    });
    const events = await matches(4);
    const few = await fixture.place(player, id, { events: events.slice(0, 2), stake: '10.00' });
    expect(few.reason).toBe('legs');
    const { bet } = await fixture.place(player, id, { events, stake: '10.00' });
    expect([bet?.possibleReturn, bet?.extra?.most]).toEqual(['160.00', '15.00']);
    for (const event of events) await fixture.end(event, 'home');
    expect(await real()).toBe('265.00');
    await fixture.end(events[0] ?? '', 'void', 2);
    expect([await real(), (await shown())?.extra?.paid]).toEqual(['173.50', '3.50']);
    await fixture.end(events[1] ?? '', 'away', 2);
    expect([await real(), (await shown())?.extra?.paid]).toEqual(['90.00', '0.00']);
    expect((await house()) - houseBefore).toBe(0n);
  });

  it('counts what it added among what its promotion cost', async () => {
    const { event, id } = await placed();
    await fixture.end(event, 'home');
    const gift = await fixture.gift(player);
    expect(gift.id).toBe(id);
    const { body } = await fixture.operate('GET', `/${gift.code}`);
    expect(JSON.parse(body)).toMatchObject({
      figures: {
        given: [{ currency: 'EUR', amount: '10.00' }],
        converted: [{ currency: 'EUR', amount: '2.00' }],
      },
    });
  });

  // The last one: matches that were made before a leap are over after it.
  it('is of a new day for no more bets than are left in all', async () => {
    const { id } = await give(oddsBoost({ bets: 3, betsPerDay: 2 }));
    const event = await fixture.newMatch();
    for (let turn = 0; turn < 2; turn += 1)
      await fixture.place(player, id, { events: [event], stake: '10.00' });
    await fixture.platform().leap(DAY_MS);
    player = await fixture.signInAgain(player);
    expect(await fixture.gift(player)).toMatchObject({ betsLeft: 1, betsLeftToday: 1 });
  });
});
