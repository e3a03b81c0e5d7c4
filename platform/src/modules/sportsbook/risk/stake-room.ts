import type { AmountMinor, ErrorCode, PlayerId, Ratio } from '@paddock/contract';
import { isLines, mostOfUnit, unitCount, type Lines } from '@paddock/contract/bets';

import { weightsOfUnit, type WeighedBet } from './exposure.ts';
import type { ExposureBook } from './exposure-book.ts';
import { inRiskCents, minorWithin } from '../../products/index.ts';

/** A bet that is asked about before its stake is known. */
export type UnstakedBet = Omit<WeighedBet, 'playerId' | 'unitMinor'>;

/** The largest stake one rule leaves, and the code that says which rule it is. */
export interface StakeRoom {
  readonly code: ErrorCode;
  readonly maxMinor: AmountMinor;
}

/**
 * The largest stake that each rule of liability leaves a bet (rules §6). Rules that leave any stake are not in the list: a
 * bet never weighs more than its payout cap. `accounts` are those of the person, none for a guest.
 */
export function stakeRooms(
  bet: UnstakedBet,
  book: ExposureBook,
  accounts: readonly PlayerId[],
): readonly StakeRoom[] {
  if (bet.legs.length === 1) return singleRooms(bet, book);
  return roomsOf(
    bet,
    isLines(bet.plan) ? combinationRules(bet, bet.plan, book, accounts) : eventRules(bet, book, accounts),
  );
}

/** What a unit stake weighs by a rule, and what the rule has left. */
type RoomRule = readonly [code: ErrorCode, weight: Ratio, leftCents: bigint];

function singleRooms(bet: UnstakedBet, book: ExposureBook): readonly StakeRoom[] {
  return bet.legs.flatMap(({ selectionId, oddsMilli }) => {
    const room = left(book.roomOf(selectionId), book.of(selectionId));
    if (room >= inRiskCents({ num: bet.payoutCapMinor, den: 1n }, bet.currency)) return [];
    // The stake whose return, rounded half up as it is paid, less itself is no more than the room.
    const { num, den } = minorWithin(room, bet.currency);
    const maxMinor = ((2n * (num / den) + 1n) * 1000n - 1n) / (2n * (BigInt(oddsMilli) - 1000n));
    return [{ code: 'SELECTION_ROOM', maxMinor }];
  });
}

/** What the worst end of a bet costs, on each of its events. */
function eventRules(
  { plan, legs }: UnstakedBet,
  book: ExposureBook,
  accounts: readonly PlayerId[],
): readonly RoomRule[] {
  const most = mostOfUnit(plan, legs);
  const lost = { num: most.num - unitCount(plan, legs.length) * most.den, den: most.den };
  return [
    ...legs.map(({ eventId, selectionId }): RoomRule => [
      'EVENT_ROOM',
      lost,
      left(book.eventRoomOf(selectionId), book.ofEvent(eventId)),
    ]),
    ['COMBINATIONS_FULL', most, left(book.risk['person-returns'], book.returnsOfPerson(accounts))],
  ];
}

function combinationRules(
  bet: UnstakedBet,
  lines: Lines,
  book: ExposureBook,
  accounts: readonly PlayerId[],
): readonly RoomRule[] {
  const ids = bet.legs.map(({ selectionId }) => selectionId);
  const weights = weightsOfUnit(bet.legs, lines);
  const ofUnit = mostOfUnit(lines, bet.legs);
  return [
    ...ids.flatMap((id, at) => {
      const weight = weights[at] ?? { num: 0n, den: 1n };
      return [
        ['SELECTION_ROOM', weight, left(book.roomOf(id), book.of(id))],
        ['COMBINATION_SHARE', weight, left(book.risk['person-share'], book.ofPerson(accounts, id))],
      ] as const;
    }),
    ['COMBINATIONS_FULL', ofUnit, left(book.risk['person-returns'], book.returnsOfPerson(accounts))],
    ['SAME_COMBINATION', ofUnit, left(book.risk['selection-room'], book.returnsOfSame(ids))],
  ];
}

function roomsOf(bet: UnstakedBet, rules: readonly RoomRule[]): readonly StakeRoom[] {
  const capCents = inRiskCents({ num: bet.payoutCapMinor, den: 1n }, bet.currency);
  const units = unitCount(bet.plan, bet.legs.length);
  return rules.flatMap(([code, { num, den }, room]) => {
    if (room >= capCents || num <= 0n) return [];
    const within = minorWithin(room, bet.currency);
    return [{ code, maxMinor: ((within.num * den) / (within.den * num)) * units }];
  });
}

function left(all: bigint, taken: bigint): bigint {
  return taken < all ? all - taken : 0n;
}
