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
  for (const stake of stakes)
    for (const [stakeId, one] of await countStake(tx, parts, { ...counting, players }, stake, counted)) {
      counted.set(stakeId, one);
      changed.add(stakeId);
    }
  return { read, stakes: counted, changed, isMore };
}

/** With all accounts of the player's person. */
type CountingOfPerson = Counting & { readonly players: readonly PlayerId[] };

/** A stake as it counts now, and those it bears on that count already. */
async function countStake(
  tx: Tx,
  parts: BonusesParts,
  { start, starts, players, atMs }: CountingOfPerson,
  stake: ChangedStake,
  counted: ReadonlyMap<BetId, CountedStake>,
): Promise<ReadonlyMap<BetId, CountedStake>> {
  const product = parts.products.find(({ houseAccount }) => houseAccount === stake.house)?.product;
  const old = counted.get(stake.betId);
  const isLate = stake.atMs >= start.untilMs;
  const comes =
    product !== undefined &&
    starts.products.includes(product) &&
    stake.currency === start.currency &&
    BigInt(stake.betId) > BigInt(start.afterStakeId);
  // What ends after the days are over counts nothing. A loss stays as it was then, and other stakes can only come to less.
  if (!comes || (isLate && (old === undefined || starts.on === 'loss'))) return new Map();
  const judged = await judgedStakes(tx, parts, { start, starts, players, product, stake, atMs });
  const others = [...judged.keys()].filter((betId) => betId !== stake.betId && counted.has(betId));
  const states = await parts.wallet.stakeStates(tx, start.playerId, others);
  return new Map(
    [stake, ...states].map((state) => {
      const countedMinor = realPart(judged.get(state.betId) ?? 0n, state);
      const known = counted.get(state.betId);
      const mostMinor = isLate && known !== undefined ? known.countedMinor : countedMinor;
      return [
        state.betId,
        {
          product,
          countedMinor: countedMinor < mostMinor ? countedMinor : mostMinor,
          lostMinor: lostOf(state),
        },
      ];
    }),
  );
}

interface Judging extends CountingOfPerson {
  readonly product: string;
  readonly stake: StakeState;
}

/** What counts of a settled stake, and now of those it bears on, as it does for a bonus (rules §14); whatever money it was. */
async function judgedStakes(
  tx: Tx,
  parts: BonusesParts,
  { start, starts, players, product, stake, atMs }: Judging,
): Promise<ReadonlyMap<BetId, bigint>> {
  if (!stake.isSettled || stake.realMinor === 0n) return new Map();
  const { playerId, currency, fromMs: grantedAtMs } = start;
  const minOddsMilli = 'minOddsMilli' in starts ? starts.minOddsMilli : 1_000;
  const sports = 'sports' in starts ? starts.sports : undefined;
  const judged = await productNamed(parts.products, product).wagering.judge(
    tx,
    { playerId, currency, grantedAtMs, terms: { minOddsMilli, sports, maxStakeMinor: null } },
    { playerId, betId: stake.betId },
    personWorth(tx, parts, { currency, players, atMs }),
  );
  return new Map(judged.map(({ betId, countedMinor }) => [betId, countedMinor]));
}

/** Of what counts of a stake, the part that was real money. */
const realPart = (countedMinor: bigint, { realMinor, stakeMinor }: StakeState): bigint =>
  (countedMinor * realMinor) / stakeMinor;
