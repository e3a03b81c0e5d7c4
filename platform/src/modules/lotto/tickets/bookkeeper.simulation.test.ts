import type { LottoDrawView, LottoField, LottoTicketView } from '@paddock/contract/schemas';

import { bookPool, numberAt, sha256Of, type BookedCategory } from '../../../testing/bookkeeper.ts';
import { SeededRandom } from '../../../testing/seeded-random.ts';
import { operatorWith } from '../../operators/operators.fixture.ts';
import { createLottoFixture, type LottoFixture, type LottoPlayer } from '../lotto.fixture.ts';

/** Drums and prizes as docs/lotto.md and the page of rules say them, written down once more. */
interface Book {
  readonly drums: readonly (readonly [of: number, drawn: number])[];
  /** What a line of so many numbers wins by its hits and bonus hits: a category's place, or its stake times a number. */
  readonly categories: readonly (BookedCategory & { readonly hits: string })[];
  readonly times: Readonly<Record<string, number>>;
}
const category = (hits: string, percent: number, empty: 'jackpot' | 'down' = 'down') => ({
  hits,
  percent,
  empty,
});
const BOOKS: Readonly<Record<string, Book>> = {
  '6-49': {
    drums: [[49, 6]],
    categories: [category('6+0', 40, 'jackpot'), ...['5+0', '4+0', '3+0'].map((hits) => category(hits, 20))],
    times: {},
  },
  '5-50': {
    drums: [
      [50, 5],
      [12, 2],
    ],
    categories: [
      category('5+2', 40, 'jackpot'),
      ...[category('5+1', 6), category('5+0', 5), category('4+2', 4), category('4+1', 5), category('3+2', 6)],
      ...[category('4+0', 4), category('2+2', 8), category('3+1', 10), category('3+0', 12)],
    ],
    times: {},
  },
  '5-36': { drums: [[36, 5]], categories: [], times: { '5+0': 20_000, '4+0': 500, '3+0': 20, '2+0': 3 } },
  keno: { drums: [[80, 20]], categories: [], times: { '4+0': 130, '3+0': 6, '2+0': 1 } },
};
/** Numbers of a line of each drum. */
const LINES: Readonly<Record<string, readonly [number, number]>> = {
  ...{ '6-49': [6, 0], '5-50': [5, 2], '5-36': [5, 0], keno: [4, 0] },
};
const HOUSE_PERCENT = 35;
const START_MINOR = 100_000_00n;

const minor = (amount: string | null | undefined): bigint => BigInt((amount ?? '').replace('.', ''));

/** Every choice of so many of some numbers. */
function choices(of: readonly number[], count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return of.flatMap((first, at) => choices(of.slice(at + 1), count - 1).map((rest) => [first, ...rest]));
}

/** Hits of each line of a field, listed one by one. */
function hitsOfLines(code: string, field: LottoField, fallen: LottoDrawView): readonly string[] {
  const [picks, balls] = LINES[code] ?? [0, 0];
  const right = (line: readonly number[], drawn: readonly number[]) =>
    line.filter((number) => drawn.includes(number)).length;
  const bonuses = choices(field.bonus, balls);
  return choices(field.numbers, picks).flatMap((line) =>
    bonuses.map((bonus) => `${right(line, fallen.numbers)}+${right(bonus, fallen.bonus)}`),
  );
}

/** Balls by the words of docs/lotto.md: of n that are left the remainder by n; what lies beyond the last multiple is left out. */
function drawnAnew({ drums }: Book, seed: string, message: string): readonly (readonly number[])[] {
  let at = 0;
  return drums.map(([of, drawn]) => {
    const left = Array.from({ length: of }, (_, number) => number + 1);
    const fallen: number[] = [];
    while (fallen.length < drawn) {
      const number = numberAt(seed, message, at++);
      if (number < 2 ** 32 - (2 ** 32 % left.length)) fallen.push(...left.splice(number % left.length, 1));
    }
    return fallen;
  });
}

describe('lotteries as a bookkeeper has them who knows none of our code', () => {
  let fixture: LottoFixture;
  const random = new SeededRandom(18);
  const carriedMinor = new Map<string, bigint>();
  beforeAll(async () => {
    fixture = await createLottoFixture();
    await fixture.platform.advance(1_000);
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.close();
  });

  function numbersOf(of: number, count: number): number[] {
    const left = Array.from({ length: of }, (_, at) => at + 1);
    return Array.from({ length: count }, () => left.splice(random.int(left.length), 1)[0] ?? 0).toSorted(
      (a, b) => a - b,
    );
  }

  /** One or two fields, single lines and systems. */
  function fieldsOf(code: string): LottoField[] {
    const [picks, balls] = LINES[code] ?? [0, 0];
    const [of = 0, ofBonus = 0] = (BOOKS[code]?.drums ?? []).map(([all]) => all);
    return Array.from({ length: 1 + random.int(2) }, () => ({
      picks,
      numbers: numbersOf(of, picks + random.int(5)),
      bonus: numbersOf(ofBonus, balls === 0 ? 0 : balls + random.int(2)),
    }));
  }

  async function buyAll(code: string, players: readonly LottoPlayer[]): Promise<readonly LottoTicketView[]> {
    const bought: LottoTicketView[] = [];
    for (const player of players) {
      const lineStake = BOOKS[code]?.categories.length === 0 ? `0.${10 + random.int(50)}` : '1.00';
      const { status, body } = await fixture.buy(player, code, { fields: fieldsOf(code), lineStake });
      if (status !== 201) throw new Error(JSON.stringify(body));
      bought.push(body);
    }
    return bought;
  }

  const paidOf = async (players: readonly LottoPlayer[], drawn: LottoDrawView) =>
    Promise.all(
      players.map(async (player) => {
        const { tickets } = (await fixture.tickets(player)).body;
        const own = tickets.filter(
          ({ draw }) => draw.number === drawn.number && draw.lottery === drawn.lottery,
        );
        return own.reduce((sum, { paid }) => sum + minor(paid), 0n);
      }),
    );

  /** Plays a draw, reckons it anew from what everybody can see, and answers what was won of it. */
  async function playOne(code: string): Promise<bigint> {
    const book = BOOKS[code];
    if (book === undefined) throw new Error(`nothing is written down of ${code}`);
    const players = await Promise.all(Array.from({ length: 4 }, () => fixture.player(START_MINOR)));
    const sold = await fixture.sold(code);
    const bought = await buyAll(code, players);
    await fixture.until(sold);
    const fallen = await fixture.draw(code, sold.number);
    const [numbers, bonus = []] = drawnAnew(book, fallen.seed ?? '', `${fallen.publicValue}:${sold.number}`);
    expect(fallen).toMatchObject({ phase: 'paid', numbers, bonus });
    // What was shown while it was sold.
    expect(sha256Of(fallen.seed ?? '')).toBe(sold.commitment);

    const lines = bought.map(({ fields }) => fields.flatMap((field) => hitsOfLines(code, field, fallen)));
    bought.forEach(({ stake, lineStake }, at) =>
      expect(minor(stake)).toBe(minor(lineStake) * BigInt(lines[at]?.length ?? 0)),
    );
    const paid =
      book.categories.length === 0 ? fixedOf(book, bought, lines) : poolOf(book, fallen, bought, lines);
    expect(await paidOf(players, sold)).toEqual(paid);
    for (const [at, player] of players.entries())
      expect(await fixture.balance(player)).toBe(START_MINOR - minor(bought[at]?.stake) + (paid[at] ?? 0n));
    return paid.reduce((sum, one) => sum + one, 0n);
  }

  const fixedOf = (
    { times }: Book,
    bought: readonly LottoTicketView[],
    lines: readonly (readonly string[])[],
  ): readonly bigint[] =>
    bought.map(({ lineStake }, at) =>
      (lines[at] ?? []).reduce((sum, hits) => sum + minor(lineStake) * BigInt(times[hits] ?? 0), 0n),
    );

  /** What each ticket is paid of a pool, whose figures are compared with those that are shown. */
  function poolOf(
    { categories }: Book,
    { lottery, pool }: LottoDrawView,
    bought: readonly LottoTicketView[],
    lines: readonly (readonly string[])[],
  ): readonly bigint[] {
    const countOf = (all: readonly string[], hits: string) => all.filter((one) => one === hits).length;
    const booked = bookPool({
      stakesMinor: bought.reduce((sum, { stake }) => sum + minor(stake), 0n),
      housePercent: HOUSE_PERCENT,
      jackpotMinor: carriedMinor.get(lottery) ?? 0n,
      categories,
      winners: categories.map(({ hits }) => countOf(lines.flat(), hits)),
    });
    expect({
      house: minor(pool?.house),
      jackpot: minor(pool?.jackpot),
      paid: minor(pool?.paid),
      carried: minor(pool?.carried),
      prizes: pool?.categories.map(({ prize }) => minor(prize)),
    }).toEqual({
      house: booked.houseMinor,
      jackpot: carriedMinor.get(lottery) ?? 0n,
      paid: booked.paidMinor,
      carried: booked.carriedMinor,
      prizes: booked.eachMinor,
    });
    carriedMinor.set(lottery, booked.carriedMinor);
    return lines.map((own) =>
      categories.reduce(
        (sum, { hits }, at) => sum + BigInt(countOf(own, hits)) * (booked.eachMinor[at] ?? 0n),
        0n,
      ),
    );
  }

  it.each(['6-49', '5-50'])(
    'pay the pool of %s, and carry it over a draw that is given back',
    async (code) => {
      let wonMinor = await playOne(code);
      const given = await fixture.sold(code);
      const player = await fixture.player(START_MINOR);
      await fixture.buy(player, code, { fields: fieldsOf(code) });
      const { bearer } = await operatorWith(fixture.platform, `trader-of-${code}`, 'trader');
      const url = `/operator-api/lotto/${code}/draws/${given.number}/void`;
      await fixture.call(bearer, 'POST', url, { reason: 'a test' });
      await fixture.until(given);
      expect(await fixture.balance(player)).toBe(START_MINOR);
      // Until something is won, which in so many draws something is.
      for (let n = 0; n < 2 || (wonMinor === 0n && n < 100); n += 1) wonMinor += await playOne(code);
      expect(wonMinor).toBeGreaterThan(0n);
      expect(carriedMinor.get(code)).toBeGreaterThan(0n);
    },
  );

  it.each(['5-36', 'keno'])('pay %s at its fixed odds', async (code) => {
    let wonMinor = 0n;
    for (let n = 0; n < 4 || (wonMinor === 0n && n < 100); n += 1) wonMinor += await playOne(code);
    expect(wonMinor).toBeGreaterThan(0n);
  });
});
