import type { BetId, PlayerId } from '@paddock/contract';
import { DAY_MS } from '@paddock/contract';
import type { LoyaltyEarning, LoyaltyTerms } from '@paddock/contract/schemas';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { lostOf, type StakeState } from '../../wallet/index.ts';
import { BASE_CURRENCY, convertMinor } from '../../rates/index.ts';
import { dayOf } from '../days.ts';
import { moveLevel } from '../levels/keep-levels.ts';
import type { LoyaltyParts } from '../loyalty-api.ts';
import { lockPoints } from '../points/points-store.ts';
import { postPoints } from '../points/post-points.ts';
import { tellOfPoints } from '../points/tell-of-points.ts';
import { firstProgrammeMs, readProgramme } from '../programme-store.ts';
import { judgedStakes, wholePerson } from './judge-stake.ts';
import { microPointsOf, wholePoints } from './stake-points.ts';
import {
  addToDay,
  addToProduct,
  countedStakes,
  keepRead,
  keepStakes,
  readLines,
  setProductPoints,
  type CountedStake,
  type ProductChange,
} from './stake-store.ts';

/** Lines of one account that a transaction reads. */
const LINES_AT_ONCE = 400;

type ChangedStake = StakeState & { readonly atMs: number };

/**
 * Counts what became of a player's stakes since the last look: each line of the ledger once, in one transaction with what it
 * earned, so that a process that dies has counted a stake whole or not at all. Stakes that ended otherwise since are
 * counted anew, and what they had brought goes. Nothing of it is on the way of a stake or a settlement.
 */
export async function countStakes(parts: LoyaltyParts, playerId: PlayerId): Promise<void> {
  for (;;) {
    const { isMore, moved } = await inTransaction(parts.kernel.db, (tx) => countOnce(tx, parts, playerId));
    if (moved) tellOfPoints(parts.kernel.bus, playerId);
    if (!isMore) return;
  }
}

async function countOnce(tx: Tx, parts: LoyaltyParts, playerId: PlayerId) {
  const programme = await readProgramme(tx);
  const sinceMs = await firstProgrammeMs(tx);
  if (programme === undefined || sinceMs === undefined) return { isMore: false, moved: false };
  // One look at a time.
  await lockPoints(tx, playerId);
  const known = await readLines(tx, playerId);
  const wanted = { playerId, read: known, sinceMs, limit: LINES_AT_ONCE };
  const { read, stakes, isMore } = await parts.wallet.changedStakes(tx, wanted);
  let moved = false;
  for (const stake of stakes) {
    const changes = await countStake(tx, parts, { playerId, stake, terms: programme.terms });
    for (const change of changes) moved = (await earn(tx, parts, playerId, change, programme.terms)) || moved;
  }
  if (moved) await moveLevel(tx, programme.terms, playerId, parts.kernel.clock.nowMs());
  if (read.size > 0) await keepRead(tx, playerId, read);
  return { isMore, moved };
}

interface Counting {
  readonly playerId: PlayerId;
  readonly stake: ChangedStake;
  readonly terms: LoyaltyTerms;
}

/** Counts a stake as it stands now, and those that it bears on. */
async function countStake(
  tx: Tx,
  parts: LoyaltyParts,
  { playerId, stake, terms }: Counting,
): Promise<readonly ProductChange[]> {
  const product = parts.products.find(({ houseAccount }) => houseAccount === stake.house)?.product;
  if (product === undefined) return [];
  const named = terms.earning.find((one) => one.product === product);
  // What was earned while the terms had a line of the product goes with its stake also afterwards.
  if (named === undefined && (await countedStakes(tx, playerId, [stake.betId])).size === 0) return [];
  const earning = named ?? earningNothing(product);
  const person = await wholePerson(tx, parts, playerId, stake.currency);
  const judged =
    stake.isSettled && stake.realMinor > 0n
      ? await judgedStakes(tx, parts, { playerId, stake, person, earning })
      : new Map<BetId, bigint>();
  const others = [...judged.keys()].filter((betId) => betId !== stake.betId);
  const before = await countedStakes(tx, playerId, [stake.betId, ...others]);
  // Others are counted anew only where they were counted before: what ended before the programme earns nothing.
  const states = await parts.wallet.stakeStates(
    tx,
    playerId,
    others.filter((betId) => before.has(betId)),
  );
  const after: CountedStake[] = [];
  for (const state of [stake, ...states]) {
    const countedMinor = realPart(judged.get(state.betId) ?? 0n, state);
    const old = before.get(state.betId);
    after.push(await countedNow(tx, parts, { state, earning, countedMinor, old, atMs: stake.atMs }));
  }
  const changed = after.filter((one) => !isSame(one, before.get(one.stakeId)));
  if (changed.length === 0) return [];
  await keepStakes(tx, playerId, changed);
  const change = changeOf(earning.product, changed, before);
  await addToDay(tx, playerId, dayOf(stake.atMs, parts.timeZoneHours()), change);
  return change.microPoints === 0n ? [] : [change];
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

const isSame = (one: CountedStake, old: CountedStake | undefined): boolean =>
  old !== undefined && one.countedMinor === old.countedMinor && one.lostMinor === old.lostMinor;

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

/** Gives whole points for what a product's stakes have earned together, or takes them back. True where any moved. */
async function earn(
  tx: Tx,
  { kernel }: LoyaltyParts,
  playerId: PlayerId,
  change: ProductChange,
  { expiryDays }: LoyaltyTerms,
): Promise<boolean> {
  const { product } = change;
  const { microPoints, points, changes } = await addToProduct(tx, playerId, change);
  const owed = wholePoints(microPoints);
  if (owed === points) return false;
  await setProductPoints(tx, playerId, product, owed);
  const atMs = kernel.clock.nowMs();
  const isMore = owed > points;
  await postPoints(tx, {
    playerId,
    id: `earned:${product}:${changes}`,
    kind: isMore ? 'earned' : 'taken-back',
    house: 'earned',
    actor: 'system',
    cause: `stakes:${product}`,
    reason: '',
    product,
    points: owed - points,
    atMs,
    expiresAtMs: isMore && expiryDays !== null ? atMs + expiryDays * DAY_MS : undefined,
  });
  return true;
}
