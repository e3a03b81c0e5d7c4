import { rankOf, suitOf } from '../cards/cards.ts';
import { isSameRatio } from '../testing/millionths.ts';
import { bestHold, HOLD_PARTS, HOLDS, returnOfHold } from './hold-return.ts';
import { PAYS, pokerHand, type PokerHand } from './poker-hand.ts';

const cardsOf = (text: string) =>
  text
    .split(' ')
    .map((card) => '♠♥♦♣'.indexOf(card.at(1) ?? '') * 13 + 'A23456789TJQK'.indexOf(card.at(0) ?? ''));

describe('a hand of poker', () => {
  it.each<[string, PokerHand, number]>([
    ['T♠ J♠ Q♠ K♠ A♠', 'royal-flush', 800_000],
    ['A♦ 2♦ 3♦ 4♦ 5♦', 'straight-flush', 50_000],
    ['9♣ T♣ J♣ Q♣ K♣', 'straight-flush', 50_000],
    ['2♠ 2♥ 2♦ 2♣ 3♠', 'four-of-a-kind', 25_000],
    ['2♠ 2♥ 2♦ 3♣ 3♠', 'full-house', 9_000],
    ['2♠ 4♠ 6♠ 8♠ T♠', 'flush', 6_000],
    ['K♠ A♠ 2♠ 3♠ 4♠', 'flush', 6_000],
    ['A♠ 2♥ 3♦ 4♣ 5♠', 'straight', 4_000],
    ['T♠ J♥ Q♦ K♣ A♠', 'straight', 4_000],
    ['2♠ 2♥ 2♦ 3♣ 4♠', 'three-of-a-kind', 3_000],
    ['2♠ 2♥ 3♦ 3♣ 4♠', 'two-pair', 2_000],
    ['J♠ J♥ 3♦ 5♣ 4♠', 'jacks-or-better', 1_000],
    ['A♠ A♥ 3♦ 5♣ 4♠', 'jacks-or-better', 1_000],
    ['T♠ T♥ 3♦ 5♣ 4♠', 'nothing', 0],
    ['Q♠ K♥ A♦ 2♣ 3♠', 'nothing', 0],
  ])('%s is %s and pays %d thousandths', (text, hand, milli) => {
    expect(pokerHand(cardsOf(text))).toBe(hand);
    expect(PAYS[hand]).toBe(milli);
  });

  it('comes as often in all 2,598,960 as is known', () => {
    const hands = new Map<PokerHand, number>();
    const count = (cards: readonly number[], ways: number): void => {
      const hand = pokerHand(cards);
      hands.set(hand, (hands.get(hand) ?? 0) + ways);
    };
    for (const counts of rankCounts(5)) {
      const suited = Object.keys(counts).length === 5 ? 4 : 0;
      const ways = Object.values(counts).reduce(
        (all, of) => all * (of === 1 || of === 3 ? 4 : of === 2 ? 6 : 1),
        1,
      );
      // Cards of one rank from the spades up, the first rank from the hearts: of one suit only where all are moved there.
      const cards = Object.entries(counts).flatMap(([rank, of], at) =>
        Array.from({ length: of }, (_, suit) => (((at === 0 ? 1 : 0) + suit) % 4) * 13 + Number(rank)),
      );
      count(cards, ways - suited);
      if (suited > 0) count(cards.map(rankOf), suited);
    }
    expect(Object.fromEntries(hands)).toEqual({
      'royal-flush': 4,
      'straight-flush': 36,
      'four-of-a-kind': 624,
      'full-house': 3_744,
      flush: 5_108,
      straight: 10_200,
      'three-of-a-kind': 54_912,
      'two-pair': 123_552,
      'jacks-or-better': 337_920,
      nothing: 2_062_860,
    });
  });
});

describe('the return of a hold', () => {
  it.each([['T♠ J♠ Q♠ K♠ 4♥'], ['J♥ J♦ 7♣ 7♠ 2♥'], ['A♠ K♥ 9♥ 5♥ 2♥']])(
    'of %s is what every draw of up to two cards comes to',
    (text) => {
      const dealt = cardsOf(text);
      const rest = Array.from({ length: 52 }, (_, card) => card).filter((card) => !dealt.includes(card));
      for (const hold of HOLDS.filter(({ length }) => length >= 3)) {
        const hands = drawn(rest, 5 - hold.length).map((cards) => [
          ...hold.map((at) => dealt[at] ?? 0),
          ...cards,
        ]);
        const paid = hands.reduce((sum, cards) => sum + PAYS[pokerHand(cards)] / 1000, 0);
        expect(isSameRatio(returnOfHold(dealt, hold), { num: BigInt(paid), den: BigInt(hands.length) })).toBe(
          true,
        );
      }
    },
  );

  it('of nothing held is what all 1,533,939 draws come to', () => {
    const dealt = cardsOf('2♠ 4♥ 6♦ 8♣ T♠');
    expect(returnOfHold(dealt, [])).toEqual({ num: BigInt(paidByAll(dealt)), den: 1_533_939n });
  });

  it('of the whole hand is what it pays', () => {
    expect(returnOfHold(cardsOf('2♠ 2♥ 2♦ 3♣ 3♠'), [0, 1, 2, 3, 4])).toEqual({ num: 9n, den: 1n });
  });

  it.each([
    ['T♠ J♠ Q♠ K♠ 9♥', [0, 1, 2, 3]],
    ['J♥ J♦ 7♣ 7♠ 2♥', [0, 1, 2, 3]],
    ['J♥ J♦ A♣ K♣ Q♣', [0, 1]],
    ['2♥ 5♥ 9♥ Q♥ Q♠', [3, 4]],
    ['2♥ 5♥ 9♥ 3♥ 2♠', [0, 1, 2, 3]],
    ['2♠ 2♥ 2♦ 2♣ 3♠', [0, 1, 2, 3, 4]],
    ['2♠ 4♥ 6♦ 8♣ T♠', []],
  ])('of %s is best for %j', (text, hold) => {
    expect(bestHold(cardsOf(text)).hold).toEqual(hold);
  });

  it('is a whole number of parts whatever is held', () => {
    const [whole, drawnOne] = [bestHold(cardsOf('2♠ 2♥ 2♦ 3♣ 3♠')), bestHold(cardsOf('T♠ J♠ Q♠ K♠ 4♥'))];
    expect(whole.parts).toBe(9 * HOLD_PARTS);
    expect(drawnOne.parts).toBe((HOLD_PARTS / 47) * 925);
  });
});

/** How many cards of each rank a hand can have. */
function rankCounts(left: number, rank = 0): readonly Readonly<Record<number, number>>[] {
  if (left === 0) return [{}];
  if (rank === 13) return [];
  return [0, 1, 2, 3, 4]
    .filter((of) => of <= left)
    .flatMap((of) =>
      rankCounts(left - of, rank + 1).map((rest) => (of === 0 ? rest : { [rank]: of, ...rest })),
    );
}

function drawn(rest: readonly number[], count: number, from = 0): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return rest.flatMap((card, at) =>
    at < from ? [] : drawn(rest, count - 1, at + 1).map((others) => [card, ...others]),
  );
}

/**
 * What all draws of five pay, card by card: ranks add up as digits to base 8, and what a sum of them pays is looked up; a
 * draw of one suit is looked at by itself.
 */
function paidByAll(dealt: readonly number[]): number {
  const rest = Array.from({ length: 52 }, (_, card) => card).filter((card) => !dealt.includes(card));
  const digit = rest.map((card) => 8 ** rankOf(card));
  const suit = rest.map((card) => 1 << suitOf(card));
  const pays = new Map<number, number>();
  let paid = 0;
  const add = (at: number, todo: number, ranks: number, suits: number, cards: readonly number[]): void => {
    if (todo === 0) {
      if ((suits & (suits - 1)) === 0) paid += PAYS[pokerHand(cards)] / 1000;
      else {
        let milli = pays.get(ranks);
        if (milli === undefined) pays.set(ranks, (milli = PAYS[pokerHand(cards)] / 1000));
        paid += milli;
      }
      return;
    }
    for (let next = at; next <= rest.length - todo; next++)
      add(next + 1, todo - 1, ranks + (digit[next] ?? 0), suits | (suit[next] ?? 0), [
        ...cards,
        rest[next] ?? 0,
      ]);
  };
  add(0, 5, 0, 0, []);
  return paid;
}
