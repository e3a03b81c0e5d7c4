import type { BetListView, BetView, GrantsView } from '@paddock/contract/schemas';

import type { BonusPlayer } from '../bonuses.fixture.ts';
import { boostTerms, insuranceOf } from '../promotions/promotion-terms.fixture.ts';
import { CASHBACK } from '../promotions/starts/starts.fixture.ts';
import { createFreeBetsFixture, type FreeBetsFixture } from './free-bets.fixture.ts';

type How = 'home' | 'away' | 'void';

describe('an insured accumulator (docs/promotions.md)', () => {
  let fixture: FreeBetsFixture;
  let player: BonusPlayer;

  const real = async (): Promise<string> => (await fixture.balances(player)).real;
  const shown = async (): Promise<BetView | undefined> =>
    ((await fixture.call(player, 'GET', '/web-api/sportsbook/bets')).json as BetListView).bets[0];
  const inbox = async () =>
    (
      (await fixture.call(player, 'GET', '/web-api/inbox')).json as {
        messages: { content: { kind: string; before?: string; status?: string; extra?: object } }[];
      }
    ).messages.filter(({ content }) => content.kind === 'bet');

  beforeAll(async () => {
    fixture = await createFreeBetsFixture();
  });
  beforeEach(async () => {
    player = await fixture.undecided();
    await fixture.payIn(player, '100.00');
  });
  afterEach(async () => {
    expect(await fixture.problems()).toEqual([]);
  });
  afterAll(() => fixture.close());

  /** An accumulator of 10.00 on so many home sides at 2.00, insured from three legs on. */
  async function placed(count: number, over: Parameters<typeof insuranceOf>[0] = {}) {
    await fixture.giveBy(player, boostTerms(fixture.platform().clock.nowMs(), insuranceOf(over)));
    const { id } = await fixture.gift(player);
    const events = await Promise.all(Array.from({ length: count }, () => fixture.newMatch()));
    const { bet, status, reason } = await fixture.place(player, id, { events, stake: '10.00' });
    if (bet === undefined) throw new Error(`not placed: ${status} ${reason}`);
    return { bet, events };
  }
  async function end(events: readonly string[], how: readonly How[]): Promise<void> {
    for (const [at, one] of how.entries()) await fixture.end(events[at] ?? '', one);
  }

  it('gives the stake back after the last leg, and not before', async () => {
    const { events, bet } = await placed(3);
    expect(bet.extra).toEqual({ most: '10.00', paid: '0.00' });
    await end(events, ['away', 'home']);
    expect([await real(), (await shown())?.status]).toEqual(['90.00', 'lost']);
    await fixture.end(events[2] ?? '', 'home');
    expect([await real(), (await shown())?.status]).toEqual(['100.00', 'lost']);
    expect((await shown())?.extra?.paid).toBe('10.00');
    expect((await inbox())[0]?.content).toMatchObject({
      ...{ before: 'lost', status: 'lost' },
      extra: { by: 'insurance', paid: '10.00' },
    });
    expect((await fixture.lines(player)).at(-1)).toBe('insurance 1000');
  });

  it.each<[string, readonly How[], string]>([
    ['none lost', ['home', 'home', 'home', 'home'], '250.00'],
    ['two lost', ['away', 'home', 'away', 'home'], '90.00'],
    ['one lost and one void of four', ['away', 'void', 'home', 'home'], '100.00'],
    ['one lost and two void of four: two are too few', ['away', 'void', 'void', 'home'], '90.00'],
  ])('counts lost legs: %s', async (_name, how, money) => {
    const { events } = await placed(4);
    await end(events, how);
    expect(await real()).toBe(money);
  });

  it('follows corrections, each once', async () => {
    const { events } = await placed(3);
    const [first = '', second = ''] = events;
    await end(events, ['away', 'home', 'home']);
    const seen = [await real()];
    for (const [event, how, revision] of [
      [second, 'away', 2],
      [second, 'home', 3],
      [first, 'home', 2],
      [first, 'void', 3],
      [first, 'away', 4],
    ] as const) {
      await fixture.end(event, how, revision);
      seen.push(await real());
    }
    // One lost, two, one, none and won, two of two won beside a void one, one lost again.
    expect(seen).toEqual(['100.00', '90.00', '100.00', '170.00', '130.00', '100.00']);
  });

  it('makes less of what is lost, for cashback and through corrections', async () => {
    const code = 'cashback-of-insured';
    await fixture.runWithoutWants(code, CASHBACK);
    await fixture.take(player, code);
    const { events } = await placed(3);
    const lost = async (): Promise<unknown> => {
      await fixture.platform().advance(5_000);
      const { json } = await fixture.call(player, 'GET', '/web-api/promotions/grants');
      const part = (json as GrantsView).grants.find((one) => one.code === code);
      return part?.progress;
    };
    await end(events, ['away', 'home']);
    expect(await lost()).toMatchObject({ done: '10.00' });
    await fixture.end(events[2] ?? '', 'home');
    expect(await lost()).toMatchObject({ done: '0.00', back: '0.00' });
    await fixture.end(events[1] ?? '', 'away', 2);
    expect(await lost()).toMatchObject({ done: '10.00' });
  });

  it('gives back no more than its most', async () => {
    const { events } = await placed(3, { currencies: { EUR: { upTo: '4.00' } } });
    await end(events, ['away', 'home', 'home']);
    expect(await real()).toBe('94.00');
  });
});
