import {
  DEALER_STANDS,
  NO_CARDS,
  totalOf,
  TWENTY_ONE,
  withPoints,
  type HandPoints,
} from './blackjack-hand.ts';
import { basicMove, PAYS, type BlackjackReturn } from './blackjack-table.ts';

/** What is paid and staked, in parts of {@link SCALE}. */
interface Brings {
  readonly paid: bigint;
  readonly staked: bigint;
}

/** How many of the thirteen ranks have these points. */
const ranksWith = (points: number): bigint => (points === 10 ? 4n : 1n);
const RANKS = 13n;
const POINTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** Every chance is a whole number of these parts: no hand takes thirty cards, and 9 and 12 ranks may lie hidden. */
const SCALE = RANKS ** 30n * 9n * 12n;
const STAKE: Brings = { paid: 0n, staked: SCALE };

function exactly(sum: bigint, by: bigint): bigint {
  if (sum % by !== 0n) throw new Error('a chance is no whole number of parts');
  return sum / by;
}

/** The mean over the ranks of the next card, those that cannot be left out. */
function overNext(of: (points: number) => Brings, canBe: (points: number) => boolean = () => true): Brings {
  let [paid, staked, ranks] = [0n, 0n, 0n];
  for (const points of POINTS.filter(canBe)) {
    const brings = of(points);
    ranks += ranksWith(points);
    paid += brings.paid * ranksWith(points);
    staked += brings.staked * ranksWith(points);
  }
  return { paid: exactly(paid, ranks), staked: exactly(staked, ranks) };
}

const keyOf = ({ hard, hasAce }: HandPoints): string => `${String(hard)}${hasAce ? 'a' : ''}`;

/** Remembers what a hand brings. */
function remembered(of: (hand: HandPoints) => Brings): (hand: HandPoints) => Brings {
  const known = new Map<string, Brings>();
  return (hand) => {
    const brings = known.get(keyOf(hand)) ?? of(hand);
    known.set(keyOf(hand), brings);
    return brings;
  };
}

/** What standing on a total brings against a dealer who has this hand, drawing to the end. */
function standing(total: number): (dealer: HandPoints) => Brings {
  const against = remembered((dealer) => {
    const dealt = totalOf(dealer);
    if (dealt < DEALER_STANDS) return overNext((points) => against(withPoints(dealer, points)));
    const result = dealt > TWENTY_ONE || dealt < total ? 'won' : dealt === total ? 'push' : 'lost';
    return { ...STAKE, paid: (SCALE * BigInt(PAYS[result])) / 1000n };
  });
  return against;
}

const twice = ({ paid, staked }: Brings): Brings => ({ paid: 2n * paid, staked: 2n * staked });
const isNatural = (one: number, other: number): boolean => one * other === 10 && one + other === 11;

/** What hands bring against one open card of the dealer, who has looked and has no blackjack. */
function againstOpen(open: number): (first: number, second: number) => Brings {
  const stand = new Map<number, Brings>();
  const standOn = (hand: HandPoints): Brings => {
    const total = Math.max(totalOf(hand), DEALER_STANDS - 1);
    const known = stand.get(total);
    if (known) return known;
    const [dealer, against] = [withPoints(NO_CARDS, open), standing(total)];
    const brings = overNext(
      (hidden) => against(withPoints(dealer, hidden)),
      (hidden) => !isNatural(open, hidden),
    );
    stand.set(total, brings);
    return brings;
  };
  const drawn = remembered((hand) => (totalOf(hand) > TWENTY_ONE ? STAKE : playOn(hand, false)));
  const hit = (hand: HandPoints): Brings => overNext((points) => drawn(withPoints(hand, points)));
  const double = (hand: HandPoints): Brings =>
    twice(
      overNext((points) => {
        const last = withPoints(hand, points);
        return totalOf(last) > TWENTY_ONE ? STAKE : standOn(last);
      }),
    );
  function playOn(hand: HandPoints, canDouble: boolean): Brings {
    const move = basicMove(hand, open, { canDouble, canSplit: false });
    if (move === 'stand') return standOn(hand);
    return move === 'double' ? double(hand) : hit(hand);
  }
  const split = (points: number): Brings => {
    const card = withPoints(NO_CARDS, points);
    return twice(
      overNext((second) => {
        const hand = withPoints(card, second);
        return points === 1 ? standOn(hand) : playOn(hand, true);
      }),
    );
  };
  return (first, second) => {
    const hand = withPoints(withPoints(NO_CARDS, first), second);
    if (isNatural(first, second)) return { ...STAKE, paid: (SCALE * BigInt(PAYS.blackjack)) / 1000n };
    const canSplit = first === second;
    const isSplit = basicMove(hand, open, { canDouble: true, canSplit }) === 'split';
    return isSplit ? split(first) : playOn(hand, true);
  };
}

/** All of it, over the dealer's open and hidden card and the first two of the player. */
function overall(): Brings {
  return overNext((open) => {
    const brings = againstOpen(open);
    const hidden = open === 1 ? 10 : open === 10 ? 1 : undefined;
    const looked = hidden === undefined ? 0n : ranksWith(hidden);
    return overNext((first) =>
      overNext((second) => {
        const unlike = brings(first, second);
        const lost = { ...STAKE, paid: isNatural(first, second) ? SCALE : 0n };
        return {
          paid: exactly(unlike.paid * (RANKS - looked) + lost.paid * looked, RANKS),
          staked: exactly(unlike.staked * (RANKS - looked) + lost.staked * looked, RANKS),
        };
      }),
    );
  });
}

/** Exact, by every card that can fall: some thousand hands, so the game declares what this counts. */
export function countReturn(): BlackjackReturn {
  const { paid, staked } = overall();
  return { paid: { num: paid, den: SCALE }, staked: { num: staked, den: SCALE } };
}
