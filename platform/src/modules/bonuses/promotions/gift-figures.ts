import type { GiftFigures, OperatorPromotionView, PromotionTerms } from '@paddock/contract/schemas';
import { formatAmount } from '@paddock/contract';

import { isHouseStake, isKeptGift } from '../coupon-gifts/gift-terms.ts';
import { termsOfPlace } from './days/gift-of-day.ts';
import type { GiftSums } from './sums/gift-sums.ts';

interface Sums {
  gifts: number;
  given: bigint;
  used: bigint;
  expired: bigint;
  cost: bigint;
}

/**
 * Of each kind of gift of a promotion, by currency: what was given, what of it was used, what ended unused (its days over, given
 * up or charged back), and what the house has paid for it until now. What is left of the given can be used still.
 */
export function giftFiguresOf(rows: readonly GiftSums[]): readonly GiftFigures[] {
  const sums = new Map<string, Sums>();
  for (const row of rows) {
    if (row.gifts === 0) continue;
    const kind = kindOf(row);
    const { gifts, given, used, expired } = row;
    const before = sums.get(`${kind} ${row.currency ?? ''}`) ?? NOTHING;
    sums.set(`${kind} ${row.currency ?? ''}`, {
      gifts: before.gifts + gifts,
      given: before.given + given,
      used: before.used + used,
      expired: before.expired + expired,
      cost: before.cost + costOf(kind, row),
    });
  }
  return [...sums].map(([name, { gifts, ...amounts }]) => {
    const [kind = '', currency = ''] = name.split(' ');
    const text = (minor: bigint): string =>
      currency === '' ? minor.toString() : formatAmount(minor, currency);
    const { given, used, expired, cost } = amounts;
    return {
      ...{ kind: kind as GiftFigures['kind'], currency: currency === '' ? null : currency, gifts },
      ...{ given: text(given), used: text(used), expired: text(expired), cost: text(cost) },
    };
  });
}

/** What the house has paid until now for the gifts of a promotion, by currency. */
export const costsOf = (rows: readonly GiftSums[]): PromotionSums =>
  sumsOf(rows, (row) => costOf(kindOf(row), row));

/** What became of those who took part in a promotion. */
export function figuresOf(rows: readonly GiftSums[]): OperatorPromotionView['figures'] {
  const grants = new Map<GiftSums['state'], number>();
  for (const { state, parts } of rows) grants.set(state, (grants.get(state) ?? 0) + parts);
  return {
    grants: Object.fromEntries(grants),
    given: sumsOf(rows, (row) => (row.is_won ? 0n : row.given)),
    converted: sumsOf(rows, ({ converted, added }) => converted + added),
  };
}

type PromotionSums = OperatorPromotionView['figures']['given'];

/** By currency, of rows that gave money. */
function sumsOf(rows: readonly GiftSums[], minorOf: (row: GiftSums) => bigint): PromotionSums {
  const sums = new Map<string, bigint>();
  for (const row of rows)
    if (row.currency !== null) sums.set(row.currency, (sums.get(row.currency) ?? 0n) + minorOf(row));
  return [...sums].map(([currency, minor]) => ({ currency, amount: formatAmount(minor, currency) }));
}

const NOTHING: Sums = { gifts: 0, given: 0n, used: 0n, expired: 0n, cost: 0n };

const giftIn = ({ terms, place }: GiftSums): PromotionTerms['gives'] => termsOfPlace(terms, place).gives;

/** All bonus money is one kind, whatever brought it. */
function kindOf(row: GiftSums): GiftFigures['kind'] {
  const gives = giftIn(row);
  if (row.is_won || gives.kind === 'deposit-bonus') return 'bonus';
  if (gives.kind === 'cashback') return gives.as === 'bonus' ? 'bonus' : 'cashback';
  if (gives.kind === 'wheel' || gives.kind === 'calendar')
    throw new Error(`a ${gives.kind} gives by the day`);
  return gives.kind;
}

/** What the house paid: stakes, what was added and won, what became real, and real money itself. */
function costOf(kind: GiftFigures['kind'], row: GiftSums): bigint {
  if (kind === 'points') return 0n;
  if (kind === 'bonus') return row.converted;
  const gives = giftIn(row);
  return isKeptGift(gives) && !isHouseStake(gives) ? row.added : row.used;
}
