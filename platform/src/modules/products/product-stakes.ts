import type { AmountMinor, BetId } from '@paddock/contract';
import { sql, type RawBuilder } from 'kysely';

import type { Database, Tx } from '../../kernel/database/database.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import type { Bonuses } from '../bonuses/index.ts';
import type { LimitsCheck } from '../limits/index.ts';
import type { HoldStake, SettleBet, SettledBet, StakeHold, Wallet } from '../wallet/index.ts';
import { endsTogether, type EndedRow, type EndStatement } from './ends-together.ts';
import {
  stakesTogether,
  type StakeCalls,
  type StakeStatement,
  type TogetherParts,
  type WrittenStake,
} from './stakes-together.ts';

/**
 * The way a product's stakes go: money, limits and bonuses in one call and one transaction, so that none of them can be
 * forgotten. A product is handed this, and no wallet.
 */
export interface ProductStakes {
  /**
   * Holds a stake, measures and counts it against the player's limits, then lets the product write its own row.
   * @throws what `Wallet.holdStake` and `LimitsCheck.admitStake` refuse; nothing stays then.
   */
  take(tx: Tx, stake: Stake, write: (hold: StakeHold) => Promise<void>): Promise<void>;
  /**
   * The same of a stake that the house pays to the player just before: limits of their money do not count it, and a break
   * holds. It ends as any stake does, with `isGiven`. @throws PLAY_PAUSED, and what `Wallet.holdStake` refuses
   */
  takeGiven(tx: Tx, stake: Stake, write: (hold: StakeHold) => Promise<void>): Promise<void>;
  /**
   * Ends a stake, or ends it anew by a higher revision: pays, counts what came back, lets the product write its own row,
   * and tells the bonuses, who read that row. A revision that was posted before changes nothing, and nothing is written.
   */
  settle(tx: Tx, end: StakeEnd, write: (settled: SettledBet) => Promise<void>): Promise<void>;
  /** The same for stakes of different players: a few round trips, however many they are. @param write gets those that were new */
  settleAll(
    tx: Tx,
    ends: readonly StakeEnd[],
    write: (settled: readonly BetId[]) => Promise<void>,
  ): Promise<void>;
  /**
   * Takes stakes, and ends those that are over at once, in one statement with the product's own rows: shared by all who
   * stake at the same moment, one of each player at a time. Answers what the statement says of it, undefined where the row is
   * not new, and writes nothing then.
   * @throws what `take` refuses; any other error leaves open whether it was written.
   */
  together<Item, Row extends WrittenStake>(
    db: Database,
    statement: ProductStatement<Item, Row>,
  ): (item: Item) => Promise<Row | undefined>;
  /** The same for the first ends of stakes that were taken before. @see endsTogether */
  endTogether<Item, Row extends EndedRow>(
    db: Database,
    statement: EndStatement<Item, Row>,
  ): (item: Item) => Promise<Row | undefined>;
}

export type Stake = Omit<HoldStake, 'product'>;

export interface StakeEnd extends SettleBet {
  readonly currency: string;
  /** As if it had never been staked: it counts as wagered no longer. */
  readonly isVoid: boolean;
  /** The house paid it: what comes back gives the player's limits no room. */
  readonly isGiven?: boolean;
}

/** What a product writes with its stakes. */
export interface ProductStatement<Item, Row extends WrittenStake = WrittenStake> extends Pick<
  StakeStatement<Item>,
  'bets' | 'rest'
> {
  stakeOf(item: Item): Stake & { readonly currency: string };
  /** How a stake ends that is over at once. */
  endOf(item: Item): StakeEnd | undefined;
  /**
   * The statement. `end` stands beside the row of a part named `taken`, whose column `bets` is what `take` answered; without
   * it the stakes are written as open ones, and `rest` ends them in the same transaction.
   */
  of(
    items: readonly Item[],
    calls: StakeCalls & { readonly end: RawBuilder<unknown> | undefined },
  ): RawBuilder<Row>;
}

export interface StakesDependencies {
  readonly wallet: TogetherParts['wallet'] &
    Pick<Wallet, 'holdStake' | 'settleBet' | 'settleBets' | 'settlementsCall' | 'bonusStakesCall'>;
  readonly limits: TogetherParts['limits'] &
    Pick<LimitsCheck, 'mayPlay' | 'admitStake' | 'recordReturn' | 'recordReturns' | 'returnsCall'>;
  readonly bonuses: Pick<Bonuses, 'recordEnds' | 'endsCall' | 'wantsEnds'>;
}

/** @param product the name it is registered by */
export function productStakes(product: string, dependencies: StakesDependencies): ProductStakes {
  const { wallet, limits, bonuses } = dependencies;
  return {
    async take(tx, stake, write) {
      const hold = await wallet.holdStake(tx, { ...stake, product });
      await limits.admitStake(tx, { ...stake, currency: hold.currency });
      await write(hold);
    },
    async takeGiven(tx, stake, write) {
      if (!(await limits.mayPlay(tx, stake.playerId, stake.atMs))) throw new PlatformError('PLAY_PAUSED');
      await write(await wallet.holdStake(tx, { ...stake, product }));
    },
    async settle(tx, end, write) {
      const { currency, isVoid, isGiven } = end;
      const settlement = settlementOf(end);
      const settled = await wallet.settleBet(tx, settlement);
      if (settled.outcome === 'ignored') return;
      const { playerId, betId, revision, atMs } = settlement;
      const { paidMinor } = settled;
      if (isGiven !== true)
        await limits.recordReturn(tx, { playerId, betId, currency, revision, paidMinor, isVoid, atMs });
      await write(settled);
      await bonuses.recordEnds(tx, [{ product, playerId, betId, currency, revision, atMs }]);
    },
    async settleAll(tx, ends, write) {
      const settled = await wallet.settleBets(tx, ends.map(settlementOf));
      const isNew = ({ betId }: StakeEnd): boolean => settled.get(betId)?.outcome !== 'ignored';
      const news = ends.filter(isNew);
      if (news.length === 0) return;
      const paidOf = ({ betId }: StakeEnd): AmountMinor => settled.get(betId)?.paidMinor ?? 0n;
      await limits.recordReturns(
        tx,
        news.filter(({ isGiven }) => isGiven !== true).map((end) => ({ ...end, paidMinor: paidOf(end) })),
      );
      await write(news.map(({ betId }) => betId));
      await bonuses.recordEnds(
        tx,
        news.map(({ playerId, betId, currency, revision, atMs }) => ({
          ...{ product, playerId, betId, currency, revision, atMs },
        })),
      );
    },
    together: (db, { stakeOf, endOf, of, bets, rest }) =>
      stakesTogether(db, dependencies, {
        stakeOf: (item) => ({ ...stakeOf(item), product }),
        bets,
        async of(on, items, { isAlone, ...calls }) {
          const ends = items.flatMap((item) => endOf(item) ?? []);
          return of(items, {
            ...calls,
            end: isAlone ? await endsCall(dependencies, on, ends, 'taken now') : undefined,
          });
        },
        rest,
        needsRest: (error) => bonuses.wantsEnds(error),
      }),
    endTogether: (db, statement) =>
      endsTogether(db, statement, {
        endsCall: (ends) => endsCall(dependencies, db, ends, 'taken before'),
        needsRest: (error) => limits.countsTogether(error) || bonuses.wantsEnds(error),
      }),
  };
}

const settlementOf = ({ currency: _of, isVoid: _is, isGiven: _given, ...settlement }: StakeEnd): SettleBet =>
  settlement;

/** Settles, counts and asks for bonuses what is over, of the bets that a statement names. */
async function endsCall(
  { wallet, limits, bonuses }: StakesDependencies,
  on: Database | Tx,
  ends: readonly StakeEnd[],
  stakes: 'taken now' | 'taken before',
): Promise<RawBuilder<unknown>> {
  const taken = sql`taken.bets`.$castTo<readonly string[]>();
  const settlements = ends.map(settlementOf);
  const returns = ends.map(({ targetMinor: paidMinor, ...end }) => ({ ...end, paidMinor }));
  const counted = await limits.returnsCall(on, returns, taken);
  const players = ends.map(({ playerId }) => playerId);
  const isOfBonus = stakes === 'taken before' ? wallet.bonusStakesCall(players, taken) : undefined;
  return sql`row(${wallet.settlementsCall(settlements, taken)}, ${counted}, ${bonuses.endsCall(players, isOfBonus)})`;
}
