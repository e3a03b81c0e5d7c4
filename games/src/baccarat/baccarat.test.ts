import { drawsThatTake } from '../testing/draws-that.ts';
import { isSameRatio, millionths } from '../testing/millionths.ts';
import { dealHands, totalOf } from './baccarat-hands.ts';
import { BACCARAT, type BaccaratPlace } from './baccarat.ts';

const bet = (chips: Partial<Record<BaccaratPlace, bigint>>) => ({
  stakeMinor: Object.values(chips).reduce((sum, amount) => sum + amount, 0n),
  choice: {
    chips: Object.entries(chips).map(([on, amount]) => ({
      on: on as BaccaratPlace,
      amountMinor: String(amount),
    })),
  },
});
/** Cards of different packs by their points (0: a king), in the order of the shoe. */
const shoeOf = (points: readonly number[]) =>
  points.map((point, at) => at * 52 + (point === 0 ? 12 : point - 1));
const deal = (points: readonly number[], round = bet({ player: 100n })) =>
  BACCARAT.round(drawsThatTake(shoeOf(points), 416), round, []);
const ALL = { player: 100n, banker: 99n, tie: 10n, 'player-pair': 1n, 'banker-pair': 2n };

const POINTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
/** Cards in the shoe by their points. */
const IN_SHOE = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32];
/** 416 · 415 · … · 411: below 2⁵³, so that all sums of its parts are exact. */
const ORDERS = 4_998_398_275_503_360;

/** All orders of six cards, one after the other, dealt by the game's own rules. */
function countByDealing() {
  const wins = { player: 0, banker: 0, tie: 0 };
  const left = [...IN_SHOE];
  const shoe: number[] = [];
  const visit = (ways: number): void => {
    if (shoe.length === 6) {
      const { player, banker } = dealHands(shoe);
      const ahead = totalOf(player) - totalOf(banker);
      wins[ahead > 0 ? 'player' : ahead < 0 ? 'banker' : 'tie'] += ways;
      return;
    }
    for (const points of POINTS) {
      const count = left[points] ?? 0;
      left[points] = count - 1;
      shoe.push(points);
      visit(ways * count);
      shoe.pop();
      left[points] = count;
    }
  };
  visit(1);
  return wins;
}

/** By the banker's first two: the player's third cards he draws to, as the printed card of a casino has them. */
const DRAWS_TO = ['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67', '', '', ''];

/** The same by totals: the pairs of both hands as multisets, third cards by the printed card. */
function countByTotals() {
  const wins = { player: 0, banker: 0, tie: 0 };
  const add = (player: number, banker: number, ways: number): void => {
    wins[player > banker ? 'player' : player < banker ? 'banker' : 'tie'] += ways;
  };
  const pairs = POINTS.flatMap((low) => POINTS.slice(low).map((high) => [low, high] as const));
  const taken = (points: number, cards: readonly number[]) =>
    (IN_SHOE[points] ?? 0) - cards.filter((card) => card === points).length;
  const waysOf = ([low, high]: readonly [number, number], before: readonly number[]) =>
    taken(low, before) * taken(high, [...before, low]) * (low === high ? 1 : 2);
  for (const player of pairs) {
    for (const banker of pairs) {
      const four = [...player, ...banker];
      const ways = waysOf(player, []) * waysOf(banker, player);
      const [mine, his] = [(player[0] + player[1]) % 10, (banker[0] + banker[1]) % 10];
      if (mine > 7 || his > 7 || (mine > 5 && his > 5)) add(mine, his, ways * 412 * 411);
      else if (mine > 5)
        for (const third of POINTS) add(mine, (his + third) % 10, ways * taken(third, four) * 411);
      else
        for (const third of POINTS) {
          const [total, each] = [(mine + third) % 10, ways * taken(third, four)];
          if (!DRAWS_TO[his]?.includes(String(third))) add(total, his, each * 411);
          else for (const last of POINTS) add(total, (his + last) % 10, each * taken(last, [...four, third]));
        }
    }
  }
  return wins;
}

describe('baccarat', () => {
  it.each([
    ['a natural ends it', [4, 3, 5, 4, 9, 9], 9, 7, 'player'],
    ['a natural of the banker too', [2, 0, 3, 8, 9, 9], 5, 8, 'banker'],
    ['the player stands with 6, the banker draws with 5', [0, 0, 6, 5, 1, 9], 6, 6, 'tie'],
    ['the player draws with 5, the banker stands with 7', [0, 0, 5, 7, 4, 9], 9, 7, 'player'],
    ['the banker with 3 stands to an 8', [0, 0, 0, 3, 8, 9], 8, 3, 'player'],
    ['the banker with 3 draws to a 9', [0, 0, 0, 3, 9, 6], 9, 9, 'tie'],
    ['the banker with 6 draws to a 6', [0, 0, 0, 6, 6, 3], 6, 9, 'banker'],
    ['the banker with 6 stands to a 5', [0, 0, 0, 6, 5, 3], 5, 6, 'banker'],
  ] as const)('%s', (_, shoe, player, banker, winner) => {
    const hands = dealHands(shoe);
    expect([totalOf(hands.player), totalOf(hands.banker)]).toEqual([player, banker]);
    expect(deal(shoe).face.winner).toBe(winner);
  });

  it('shows the cards of both hands as they were dealt, and pays each chip by itself', () => {
    const { face, paidMinor, moves } = deal([0, 3, 0, 3, 4, 8], bet(ALL));
    expect(face).toEqual({
      player: [12, 12, 3],
      banker: [2, 2],
      winner: 'banker',
      paidMilli: [0, 1_950, 0, 12_000, 12_000],
    });
    expect(paidMinor).toBe(193n + 12n + 24n);
    expect(moves).toEqual([]);
  });

  it('gives the stake on a hand back in a tie, which pays eight to one', () => {
    const { face, paidMinor } = deal([0, 0, 7, 7, 1, 1], bet(ALL));
    expect(face).toMatchObject({ winner: 'tie', paidMilli: [1_000, 1_000, 9_000, 0, 0] });
    expect(paidMinor).toBe(100n + 99n + 90n);
  });

  it('takes a pair by rank, not by points', () => {
    const kingAndQueen = drawsThatTake([12, 0, 11, 52 * 3, 200, 201], 416);
    expect(BACCARAT.round(kingAndQueen, bet(ALL), []).face.paidMilli.slice(3)).toEqual([0, 12_000]);
  });

  it.each([
    ['player', 987_649, 2_000],
    ['banker', 989_421, 1_950],
    ['tie', 856_404, 9_000],
    ['player-pair', 896_386, 12_000],
    ['banker-pair', 896_386, 12_000],
  ] as const)('on %s returns %d millionths, and pays %d thousandths at most', (place, back, most) => {
    const round = bet({ [place]: 1000n });
    expect(millionths(BACCARAT.returnOf(round.choice))).toBe(back);
    expect(Number(BACCARAT.mostMinor(round))).toBe(most);
  });

  it('pays all chips at once at most by a tie of two pairs, or by the larger hand', () => {
    expect(BACCARAT.mostMinor(bet(ALL))).toBe(100n + 99n + 90n + 12n + 24n);
    expect(BACCARAT.mostMinor(bet({ player: 100n, banker: 10n }))).toBe(200n);
    expect(BACCARAT.leastMinor?.(bet({ player: 100n, banker: 10n }))).toBe(19n);
    expect(BACCARAT.leastMinor?.(bet({ player: 100n, tie: 10n }))).toBe(0n);
  });

  it('returns what all orders of six cards are paid, counted in two ways', () => {
    const wins = countByDealing();
    expect(countByTotals()).toEqual(wins);
    expect(wins.player + wins.banker + wins.tie).toBe(ORDERS);
    const den = BigInt(ORDERS) * 100n;
    const [player, banker, tie] = [BigInt(wins.player), BigInt(wins.banker), BigInt(wins.tie)];
    const returnOn = (place: BaccaratPlace) => BACCARAT.returnOf(bet({ [place]: 1n }).choice);
    expect(isSameRatio(returnOn('player'), { num: 200n * player + 100n * tie, den })).toBe(true);
    expect(isSameRatio(returnOn('banker'), { num: 195n * banker + 100n * tie, den })).toBe(true);
    expect(isSameRatio(returnOn('tie'), { num: 900n * tie, den })).toBe(true);
  });

  it('returns on a pair what all two cards of 416 are paid', () => {
    let pairs = 0n;
    for (let one = 0; one < 416; one++)
      for (let other = 0; other < 416; other++) if (one !== other && one % 13 === other % 13) pairs++;
    const { choice } = bet({ 'player-pair': 1n });
    expect(isSameRatio(BACCARAT.returnOf(choice), { num: pairs * 12n, den: 416n * 415n })).toBe(true);
  });

  it.each([
    [null],
    [{}],
    [{ chips: [] }],
    [{ chips: [{ on: 'player', amountMinor: '99' }] }],
    [{ chips: [{ on: 'dragon', amountMinor: '100' }] }],
    [
      {
        chips: [
          { on: 'tie', amountMinor: '50' },
          { on: 'tie', amountMinor: '50' },
        ],
      },
    ],
    [{ chips: [{ on: 'tie', amountMinor: '100' }], more: 1 }],
  ])('takes for a stake of 100 no %j', (choice) => {
    expect(BACCARAT.readBet(100n, choice)).toBeUndefined();
  });

  it('takes chips that are the stake together', () => {
    expect(BACCARAT.readBet(212n, bet(ALL).choice)).toEqual(bet(ALL));
  });
});
