import { HOUR_MS } from '@paddock/contract';
import type { TotoCouponView, TotoDrawRequest, TotoDrawView } from '@paddock/contract/schemas';
import type { Entry } from '@paddock/games/toto';

import { bookPool, numberAt, sha256Of, type BookedCategory } from '../../../testing/bookkeeper.ts';
import { SeededRandom } from '../../../testing/seeded-random.ts';
import { createTotoFixture, life, type TotoFixture, type TotoPlayer, type Winner } from '../toto.fixture.ts';

/** Terms in whole percents: those of docs/toto.md, and others that an operator may choose. */
interface Terms {
  readonly house: number;
  readonly categories: readonly (BookedCategory & { readonly hits: number })[];
}
const part = (hits: number, percent: number, empty: 'jackpot' | 'down' = 'jackpot') => ({
  hits,
  percent,
  empty,
});
const NEXT: Terms = { house: 15, categories: [part(6, 70), part(5, 30)] };
const HOCKEY: Terms = { house: 20, categories: [part(10, 45), part(9, 30, 'down'), part(8, 25)] };
const OTHERS: readonly Terms[] = [
  { house: 13, categories: [part(6, 50, 'down'), part(5, 31, 'down'), part(4, 19)] },
  { house: 7, categories: [part(6, 37), part(4, 41, 'down'), part(3, 22, 'down')] },
];

/** What becomes of a match: it is played, three hours later, too late for the draw, or never. */
type Fate = 'played' | 'moved' | 'late' | 'abandoned';
interface Plan {
  readonly terms: Terms;
  /** Of the last matches; the others are played. */
  readonly fates: readonly Fate[];
  /** Settlement dies after so many groups, and goes on in another process. */
  readonly deaths?: readonly number[];
  readonly isClosedEarlier?: boolean;
}
const [DOWN, LOW] = OTHERS as [Terms, Terms];
const SEASON: readonly Plan[] = [
  { terms: NEXT, fates: [], deaths: [1, 2, 3] },
  { terms: DOWN, fates: ['abandoned'] },
  { terms: NEXT, fates: ['moved', 'moved', 'late'] },
  { terms: LOW, fates: ['abandoned', 'late', 'late'] },
  { terms: LOW, fates: ['moved'], isClosedEarlier: true },
  { terms: DOWN, fates: ['late', 'abandoned'], isClosedEarlier: true },
  { terms: NEXT, fates: ['abandoned'] },
];
const LEAST_PLAYED = 4;
const NAMES: readonly Winner[] = ['home', 'draw', 'away'];
const START_MINOR = 1_000_00n;

const minor = (amount: string | null | undefined): bigint => BigInt((amount ?? '').replace('.', ''));

/** Hits of each column of a coupon, listed one by one. */
function hitsOfColumns(entries: readonly Entry[], right: readonly (readonly number[])[]): readonly number[] {
  const columns = entries.flatMap((entry) =>
    entry.reduce<readonly (readonly number[])[]>(
      (all, choice) =>
        all.flatMap((column) => [0, 1, 2].filter((at) => (choice >> at) & 1).map((at) => [...column, at])),
      [[]],
    ),
  );
  return columns.map((column) => column.filter((at, event) => right[event]?.includes(at)).length);
}

interface Sold {
  readonly player: TotoPlayer;
  readonly coupon: TotoCouponView;
  readonly isLate: boolean;
}

describe('pools as a bookkeeper has them who knows none of our code', () => {
  let toto: TotoFixture;
  const players: TotoPlayer[] = [];
  const { int } = new SeededRandom(18);
  /** Of `next-6`, from draw to draw. */
  let jackpotMinor = 0n;
  let housesMinor = 0n;
  beforeAll(async () => {
    toto = await createTotoFixture();
    for (let n = 0; n < 5; n += 1) players.push(await toto.player(START_MINOR));
  });
  afterAll(() => toto.platform.close());

  /** Up to so many entries, mostly one outcome an event, and mostly home. */
  const entriesOf = (events: number, most: number): Entry[] =>
    Array.from({ length: 1 + int(most) }, () =>
      Array.from({ length: events }, () => [1, 1, 1, 1, 2, 4, 3, 5, 7][int(9)] ?? 1),
    );

  async function buyMany(id: string, events: number, count: number, isLate: boolean): Promise<Sold[]> {
    const sold: Sold[] = [];
    for (let n = 0; n < count; n += 1) {
      const player = players[int(players.length)] as TotoPlayer;
      // Of ten events one entry alone: its columns are listed.
      const entries = entriesOf(events, events > 6 ? 1 : 3);
      sold.push({ player, coupon: await toto.bought(player, id, ...entries), isLate });
    }
    return sold;
  }

  const requestOf = ({ house, categories }: Terms): Partial<TotoDrawRequest> => ({
    houseBps: house * 100,
    categories: categories.map(({ hits, percent, empty }) => ({
      hits,
      shareBps: percent * 100,
      whenEmpty: empty,
    })),
  });

  /** Plays matches by their fates; answers the places of the outcomes that count, undefined for what was not played in time. */
  async function playAll(matches: readonly string[], last: readonly Fate[], ends = [0, 0, 0, 1, 2]) {
    const fates = matches.map((_, at): Fate => last[at - matches.length + last.length] ?? 'played');
    const outcomes = matches.map(() => ends[int(ends.length)] ?? 0);
    const endsOf = (...wanted: readonly Fate[]) =>
      matches.map((_, at) => (wanted.includes(fates[at] ?? 'played') ? NAMES[outcomes[at] ?? 0] : undefined));
    const startsAtMs = toto.platform.clock.nowMs();
    const moves = { moved: 3 * HOUR_MS, late: 20 * HOUR_MS, played: 0, abandoned: 0 };
    for (const [at, fate] of fates.entries())
      if (moves[fate] > 0) await toto.feed().fixture(matches[at] ?? '', startsAtMs + moves[fate]);
    await toto.play(matches, endsOf('played'));
    await toto.play(matches, endsOf('moved'));
    if (last.includes('late') || last.includes('abandoned')) {
      await toto.window();
      await toto.play(matches, endsOf('late'));
    }
    return outcomes.map((outcome, at) => (endsOf('played', 'moved')[at] === undefined ? undefined : outcome));
  }

  async function settle(deaths: readonly number[]): Promise<void> {
    for (const groups of deaths) {
      life.groups = groups;
      await toto.settle();
      await toto.restart();
    }
    life.groups = Infinity;
    await toto.settle();
  }

  /** Compares what a draw shows and each of its coupons was paid. Answers the jackpot after it. */
  async function compare(
    view: TotoDrawView,
    sold: readonly Sold[],
    terms: Terms,
    right: readonly (readonly number[])[],
    beforeMinor: bigint,
  ): Promise<bigint> {
    const columns = sold.map(({ coupon, isLate }) => (isLate ? [] : hitsOfColumns(coupon.entries, right)));
    const countOf = (hits: number, all: readonly number[]) => all.filter((one) => one === hits).length;
    const booked = bookPool({
      stakesMinor: 50n * BigInt(columns.flat().length),
      housePercent: terms.house,
      jackpotMinor: beforeMinor,
      categories: terms.categories,
      winners: terms.categories.map(({ hits }) => countOf(hits, columns.flat())),
    });
    const { result } = view;
    expect({
      phase: view.phase,
      stakes: minor(result?.stakes),
      house: minor(result?.house),
      before: minor(result?.jackpotBefore),
      paid: minor(result?.paid),
      after: minor(result?.jackpotAfter),
      columns: result?.dividends.map(({ hits, winners, column }) => [hits, Number(winners), minor(column)]),
    }).toEqual({
      phase: 'settled',
      stakes: 50n * BigInt(columns.flat().length),
      house: booked.houseMinor,
      before: beforeMinor,
      paid: booked.paidMinor,
      after: booked.carriedMinor,
      columns: terms.categories.map(({ hits }, at) => [
        hits,
        countOf(hits, columns.flat()),
        booked.eachMinor[at],
      ]),
    });
    for (const [at, { player, coupon, isLate }] of sold.entries()) {
      const dueMinor = terms.categories.reduce(
        (sum, { hits }, place) =>
          sum + BigInt(countOf(hits, columns[at] ?? [])) * (booked.eachMinor[place] ?? 0n),
        0n,
      );
      const { paid } = await toto.coupon(player, coupon.id);
      expect([coupon.id, minor(paid)]).toEqual([coupon.id, isLate ? minor(coupon.stake) : dueMinor]);
    }
    housesMinor += booked.houseMinor;
    return booked.carriedMinor;
  }

  async function playDraw({ terms, fates, deaths = [], isClosedEarlier = false }: Plan): Promise<string> {
    const { id, matches } = await toto.draw(requestOf(terms));
    const sold = await buyMany(id, 6, 8, false);
    if (isClosedEarlier) {
      await toto.platform.advance(1_000);
      const sinceMs = toto.platform.clock.nowMs();
      sold.push(...(await buyMany(id, 6, 3, true)));
      await toto.decide(id, 'close', { sinceMs });
    }
    const played = await playAll(matches, fates);
    await settle(deaths);
    const view = await toto.view(id);
    if (played.filter((outcome) => outcome !== undefined).length < LEAST_PLAYED) {
      expect(view).toMatchObject({ phase: 'off', result: { paid: '0.00', house: '0.00' } });
      for (const { player, coupon } of sold)
        expect(await toto.coupon(player, coupon.id)).toMatchObject({ state: 'void', paid: coupon.stake });
      return 'off';
    }
    const right = played.map((outcome) => (outcome === undefined ? [0, 1, 2] : [outcome]));
    const beforeMinor = jackpotMinor;
    jackpotMinor = await compare(view, sold, terms, right, beforeMinor);
    const [best] = view.result?.dividends ?? [];
    return beforeMinor > 0n && best?.winners !== '0' ? 'jackpot won' : 'divided';
  }

  it('pay every draw of a season, abandoned and moved matches, late coupons and jackpots among them', async () => {
    const seen: string[] = [];
    for (const plan of SEASON) seen.push(await playDraw(plan));
    expect(new Set(seen)).toEqual(new Set(['divided', 'off', 'jackpot won']));
    const balances = await Promise.all(players.map((player) => toto.balance(player)));
    expect(balances.reduce((sum, one) => sum + one, 0n)).toBe(
      START_MINOR * BigInt(players.length) - housesMinor - jackpotMinor,
    );
    expect(await toto.problems()).toEqual([]);
  });

  it('decide by lot what was not played, as anybody computes it from what was shown', async () => {
    const matches = await toto.matches(10, 'ice-hockey');
    const eventIds = [...(await toto.eventIds(matches))];
    const made = await toto.make({ ...toto.request(eventIds), pool: 'hockey-10' });
    const { id, commitment } = await toto.view(made.body.id);
    const sold = await buyMany(id, 10, 6, false);
    const played = await playAll(matches, ['abandoned', 'abandoned'], [0, 0, 2]);
    await settle([]);
    const view = await toto.view(id);
    const seed = view.result?.seed ?? '';
    expect(sha256Of(seed)).toBe(commitment);
    const publicValue = played.map((outcome) => outcome ?? '-').join();
    expect(view.result?.publicValue).toBe(publicValue);
    const right = played.map((outcome, at) => [
      outcome ?? Math.floor((numberAt(seed, `${id}:${publicValue}`, at) * 3) / 2 ** 32),
    ]);
    expect(view.events.map(({ outcome }) => [outcome])).toEqual(right);
    await compare(view, sold, HOCKEY, right, 0n);
    expect(await toto.problems()).toEqual([]);
  });
});
