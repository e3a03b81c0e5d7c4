import type { BetId, PlayerId } from '@paddock/contract';
import type { LoyaltyEarning, LoyaltyTerms } from '@paddock/contract/schemas';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { BASE_CURRENCY, convertMinor } from '../../rates/index.ts';
import { lostOf, type StakeState } from '../../wallet/index.ts';
import { dayOf } from '../days.ts';
import type { LoyaltyParts } from '../loyalty-api.ts';
import { judgedStakes, type JudgedStakes } from './judge-stake.ts';
import { microPointsOf } from './stake-points.ts';
import { addToDay, countedStakes, keepStakes, type CountedStake, type ProductChange } from './stake-store.ts';

type ChangedStake = StakeState & { readonly atMs: number };

interface Counting {
  readonly playerId: PlayerId;
  /** Of one product and currency. */
  readonly stakes: readonly ChangedStake[];
  readonly terms: LoyaltyTerms;
}

/**
 * Counts stakes as they stand now, and those that they bear on: each in its turn, as if it had come alone, by what was read
 * once for all of them. Answers what it changed of their points.
 */
export async function countTogether(
  tx: Tx,
  parts: LoyaltyParts,
  { playerId, stakes, terms }: Counting,
): Promise<ProductChange | undefined> {
  const [first] = stakes;
  const product = parts.products.find(({ houseAccount }) => houseAccount === first?.house)?.product;
  if (first === undefined || product === undefined) return undefined;
  const named = terms.earning.find((one) => one.product === product);
  const own = await countedStakes(
    tx,
    playerId,
    stakes.map(({ betId }) => betId),
  );
  // What was earned while the terms had a line of the product goes with its stake also afterwards.
  const turns = named === undefined ? stakes.filter(({ betId }) => own.has(betId)) : stakes;
  if (turns.length === 0) return undefined;
  const earning = named ?? earningNothing(product);
  const stakeIds = turns.flatMap(({ betId, isSettled, realMinor }) =>
    isSettled && realMinor > 0n ? [betId] : [],
  );
  const judged = await judgedStakes(tx, parts, { playerId, currency: first.currency, stakeIds, earning });
  const beside = await countedBeside(tx, parts, playerId, { turns, judged });
  const counted = new Map([...own, ...beside.counted]);
  const changed = new Map<BetId, CountedStake>();
  const days = new Map<number, ProductChange>();
  for (const stake of turns) {
    const counts = judged.get(stake.betId) ?? NOTHING;
    const after = await changedByTurn(tx, parts, { stake, counts, states: beside.states, earning, counted });
    if (after.length === 0) continue;
    const day = dayOf(stake.atMs, parts.timeZoneHours());
    days.set(day, added(days.get(day), changeOf(product, after, counted)));
    for (const one of after) {
      counted.set(one.stakeId, one);
      changed.set(one.stakeId, one);
    }
  }
  if (changed.size === 0) return undefined;
  await keepStakes(tx, playerId, [...changed.values()]);
  for (const [day, change] of days) await addToDay(tx, playerId, day, change);
  const whole = [...days.values()].reduce((sum, change) => added(sum, change));
  return whole.microPoints === 0n ? undefined : whole;
}

const NOTHING: ReadonlyMap<BetId, bigint> = new Map();

/**
 * Others that some stakes bear on, with how they stand. They are counted anew only where they were counted before: what ended
 * before the programme earns nothing.
 */
async function countedBeside(
  tx: Tx,
  { wallet }: LoyaltyParts,
  playerId: PlayerId,
  { turns, judged }: { readonly turns: readonly ChangedStake[]; readonly judged: JudgedStakes },
) {
  const states = new Map<BetId, StakeState>(turns.map((stake) => [stake.betId, stake]));
  const others = new Set([...judged.values()].flatMap((one) => [...one.keys()]));
  for (const betId of states.keys()) others.delete(betId);
  const counted = await countedStakes(tx, playerId, [...others]);
  for (const state of await wallet.stakeStates(tx, playerId, [...counted.keys()]))
    states.set(state.betId, state);
  return { counted, states };
}

interface Turn {
  readonly stake: ChangedStake;
  /** What counts by the end of the stake. */
  readonly counts: ReadonlyMap<BetId, bigint>;
  readonly states: ReadonlyMap<BetId, StakeState>;
  readonly earning: LoyaltyEarning;
  /** As it stands before this turn. */
  readonly counted: ReadonlyMap<BetId, CountedStake>;
}

/** A stake as it counts now, and others that were counted before, where they count otherwise. */
async function changedByTurn(
  tx: Tx,
  parts: LoyaltyParts,
  { stake, counts, states, earning, counted }: Turn,
): Promise<readonly CountedStake[]> {
  const after: CountedStake[] = [];
  for (const betId of new Set([stake.betId, ...counts.keys()])) {
    const old = counted.get(betId);
    const state = betId === stake.betId || old !== undefined ? states.get(betId) : undefined;
    if (state === undefined) continue;
    const countedMinor = realPart(counts.get(betId) ?? 0n, state);
    if (isSame({ countedMinor, lostMinor: lostOf(state) }, old)) continue;
    after.push(await countedNow(tx, parts, { state, earning, countedMinor, old, atMs: stake.atMs }));
  }
  return after;
}

const earningNothing = (product: string): LoyaltyEarning => ({
  product,
  pointsPerUnitMilli: 0,
  leastOddsMilli: 1_000,
  edge: 0,
});

/** Of what counts of a stake, the part that was real money. */
const realPart = (countedMinor: bigint, { realMinor, stakeMinor }: StakeState): bigint =>
  (countedMinor * realMinor) / stakeMinor;

interface CountedNow {
  readonly state: StakeState;
  readonly earning: LoyaltyEarning;
  readonly countedMinor: bigint;
  readonly old: CountedStake | undefined;
  readonly atMs: number;
}

async function countedNow(
  tx: Tx,
  parts: LoyaltyParts,
  { state, earning, countedMinor, old, atMs }: CountedNow,
): Promise<CountedStake> {
  const lostMinor = lostOf(state);
  // What was converted once stays as it was, whatever a unit is worth by now.
  const countedCents =
    countedMinor === old?.countedMinor
      ? old.countedCents
      : await inCents(tx, parts, countedMinor, state.currency, atMs);
  const lostCents =
    lostMinor === old?.lostMinor ? old.lostCents : await inCents(tx, parts, lostMinor, state.currency, atMs);
  // And what was earned keeps its rate, whatever the terms say by now.
  const microPoints =
    old !== undefined && old.countedCents > 0n
      ? (old.microPoints * countedCents) / old.countedCents
      : microPointsOf(countedCents, earning);
  const { betId: stakeId } = state;
  return {
    stakeId,
    product: earning.product,
    microPoints,
    countedMinor,
    countedCents,
    lostMinor,
    lostCents,
  };
}

/** @throws RATE_UNAVAILABLE: the player's stakes wait for a rate, and lose nothing. */
async function inCents(
  tx: Tx,
  { rate }: LoyaltyParts,
  minor: bigint,
  currency: string,
  atMs: number,
): Promise<bigint> {
  if (minor === 0n || currency === BASE_CURRENCY) return minor;
  const found = await rate(tx, currency, BASE_CURRENCY, atMs);
  if (found === undefined) throw new PlatformError('RATE_UNAVAILABLE');
  // Towards less of both: of what was staked or lost, and of what was won.
  return convertMinor(found, minor, 'down');
}

const isSame = (
  one: Pick<CountedStake, 'countedMinor' | 'lostMinor'>,
  old: CountedStake | undefined,
): boolean => old !== undefined && one.countedMinor === old.countedMinor && one.lostMinor === old.lostMinor;

function changeOf(
  product: string,
  changed: readonly CountedStake[],
  before: ReadonlyMap<BetId, CountedStake>,
): ProductChange {
  const sum = (part: (stake: CountedStake) => bigint) =>
    changed.reduce((total, one) => {
      const old = before.get(one.stakeId);
      return total + part(one) - (old === undefined ? 0n : part(old));
    }, 0n);
  return {
    product,
    microPoints: sum(({ microPoints }) => microPoints),
    countedCents: sum(({ countedCents }) => countedCents),
    lostCents: sum(({ lostCents }) => lostCents),
  };
}

const added = (sum: ProductChange | undefined, change: ProductChange): ProductChange => ({
  product: change.product,
  microPoints: (sum?.microPoints ?? 0n) + change.microPoints,
  countedCents: (sum?.countedCents ?? 0n) + change.countedCents,
  lostCents: (sum?.lostCents ?? 0n) + change.lostCents,
});
