import type { BetId, PlayerId } from '@paddock/contract';
import type { PromotionCountedStart } from '@paddock/contract/schemas';

import type { Tx } from '../../../../kernel/database/database.ts';
import { productNamed } from '../../../products/index.ts';
import { lostOf, type StakeState } from '../../../wallet/index.ts';
import type { BonusesParts } from '../../bonuses-parts.ts';
import { personWorth } from '../../wagering.ts';
import type { CountedStake } from './figures.ts';
import type { Start } from './start-store.ts';

/** Lines of one account that a transaction reads. */
const LINES_AT_ONCE = 400;

type ChangedStake = StakeState & { readonly atMs: number };
type StakesStart = PromotionCountedStart & { readonly products: readonly string[] };

/** What is counted, of whom and since when. */
export type CountingFor = Pick<
  Start,
  'playerId' | 'currency' | 'afterStakeId' | 'fromMs' | 'untilMs' | 'read'
>;

export interface Counting {
  readonly start: CountingFor;
  readonly starts: StakesStart;
  readonly atMs: number;
}

export interface Counted {
  readonly read: Start['read'];
  /** All of them by now. */
  readonly stakes: ReadonlyMap<BetId, CountedStake>;
  /** Those that are counted otherwise than before. */
  readonly changed: ReadonlySet<BetId>;
  readonly isMore: boolean;
}

/**
 * Counts what became of a player's stakes since the last look: each line of the ledger once. Stakes that ended otherwise
 * since are counted anew. Nothing of it is on the way of a stake, and nothing is written.
 * @param before what was counted until then
 */
export async function countStakes(
  tx: Tx,
  parts: BonusesParts,
  counting: Counting,
  before: ReadonlyMap<BetId, CountedStake>,
): Promise<Counted> {
  const { start } = counting;
  const { playerId, fromMs: sinceMs, read: known } = start;
  const wanted = { playerId, read: known, sinceMs, limit: LINES_AT_ONCE };
  const { read, stakes, isMore } = await parts.wallet.changedStakes(tx, wanted);
  const counted = new Map(before);
  const changed = new Set<BetId>();
  // Asked once for all of them: who is a person does not change within the transaction.
  const players = stakes.length === 0 ? [] : (await parts.personOf(tx, playerId)).players;
  const turns = stakes.flatMap((stake) => comingOf(parts, counting, stake, before));
  const judged = await judgedStakes(tx, parts, { ...counting, players }, turns);
  const states = await statesBeside(tx, parts, playerId, { turns, judged, before });
  for (const turn of turns)
    for (const [stakeId, one] of countStake(turn, { ...counting, judged, states }, counted)) {
      counted.set(stakeId, one);
      changed.add(stakeId);
    }
  return { read, stakes: counted, changed, isMore };
}

/** With all accounts of the player's person. */
type CountingOfPerson = Counting & { readonly players: readonly PlayerId[] };

/** A stake that is counted in its turn. */
interface Turn {
  readonly product: string;
  readonly stake: ChangedStake;
  readonly isLate: boolean;
}

/** A stake that is counted; none where it is not. */
function comingOf(
  parts: BonusesParts,
  { start, starts }: Counting,
  stake: ChangedStake,
  before: ReadonlyMap<BetId, CountedStake>,
): readonly Turn[] {
  const product = parts.products.find(({ houseAccount }) => houseAccount === stake.house)?.product;
  const isLate = stake.atMs >= start.untilMs;
  if (
    product === undefined ||
    !starts.products.includes(product) ||
    stake.currency !== start.currency ||
    BigInt(stake.betId) <= BigInt(start.afterStakeId)
  )
    return [];
  // What ends after the days are over counts nothing. A loss stays as it was then, and other stakes can only come to less.
  if (isLate && (!before.has(stake.betId) || starts.on === 'loss')) return [];
  return [{ product, stake, isLate }];
}

/** By each settled stake, what counts of it and of others that it bears on. */
type JudgedStakes = ReadonlyMap<BetId, ReadonlyMap<BetId, bigint>>;

/**
 * What counts of settled stakes, and now of those they bear on, as it does for a bonus (rules §14); whatever money it was. What
 * lies beside the stakes of a product is read once for all of them.
 */
async function judgedStakes(
  tx: Tx,
  parts: BonusesParts,
  { start, starts, players, atMs }: CountingOfPerson,
  turns: readonly Turn[],
): Promise<JudgedStakes> {
  const { playerId, currency, fromMs: grantedAtMs } = start;
  const minOddsMilli = 'minOddsMilli' in starts ? starts.minOddsMilli : 1_000;
  const sports = 'sports' in starts ? starts.sports : undefined;
  const grant = { playerId, currency, grantedAtMs, terms: { minOddsMilli, sports, maxStakeMinor: null } };
  const person = personWorth(tx, parts, { currency, players, atMs });
  const all = new Map<BetId, ReadonlyMap<BetId, bigint>>();
  const settled = turns.filter(({ stake }) => stake.isSettled && stake.realMinor > 0n);
  for (const [product, ended] of Map.groupBy(settled, (turn) => turn.product)) {
    const keys = ended.map(({ stake: { betId } }) => ({ playerId, betId }));
    const judged = await productNamed(parts.products, product).wagering.judge(tx, grant, keys, person);
    for (const [betId, stakes] of judged)
      all.set(betId, new Map(stakes.map((one) => [one.betId, one.countedMinor])));
  }
  return all;
}

interface Beside {
  readonly turns: readonly Turn[];
  readonly judged: JudgedStakes;
  readonly before: ReadonlyMap<BetId, CountedStake>;
}

/** How the stakes stand that are counted in their turn, and others they bear on that were counted before. */
async function statesBeside(
  tx: Tx,
  { wallet }: BonusesParts,
  playerId: PlayerId,
  { turns, judged, before }: Beside,
): Promise<ReadonlyMap<BetId, StakeState>> {
  const states = new Map<BetId, StakeState>(turns.map(({ stake }) => [stake.betId, stake]));
  const others = new Set([...judged.values()].flatMap((one) => [...one.keys()]));
  const asked = [...others].filter((betId) => before.has(betId) && !states.has(betId));
  for (const state of await wallet.stakeStates(tx, playerId, asked)) states.set(state.betId, state);
  return states;
}

interface KnownBeside extends Counting {
  readonly judged: JudgedStakes;
  readonly states: ReadonlyMap<BetId, StakeState>;
}

/** A stake as it counts now, and those it bears on that count already. */
function countStake(
  { product, stake, isLate }: Turn,
  { judged, states }: KnownBeside,
  counted: ReadonlyMap<BetId, CountedStake>,
): ReadonlyMap<BetId, CountedStake> {
  const counts = judged.get(stake.betId);
  const others = [...(counts?.keys() ?? [])].filter((betId) => betId !== stake.betId && counted.has(betId));
  return new Map(
    [stake.betId, ...others].flatMap((betId) => {
      const state = states.get(betId);
      if (state === undefined) return [];
      const countedMinor = realPart(counts?.get(betId) ?? 0n, state);
      const known = counted.get(betId);
      const mostMinor = isLate && known !== undefined ? known.countedMinor : countedMinor;
      const least = countedMinor < mostMinor ? countedMinor : mostMinor;
      return [[betId, { product, countedMinor: least, lostMinor: lostOf(state) }]] as const;
    }),
  );
}

/** Of what counts of a stake, the part that was real money. */
const realPart = (countedMinor: bigint, { realMinor, stakeMinor }: StakeState): bigint =>
  (countedMinor * realMinor) / stakeMinor;
