import type { EventId, MarketId } from '@paddock/contract';
import type { OperatorMoneyAnswer, SettlementRequest } from '@paddock/contract/schemas';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { StoredAnswer } from '../../../kernel/idempotency/idempotency.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { OperatorPrincipal } from '../../operators/index.ts';
import { closeDecided } from '../ingest/quarantine.ts';
import { lockEvent, readDecided } from '../settlement/decided-store.ts';
import { resultRow } from '../settlement/named-markets.ts';
import { contradictions } from '../settlement/result-agreement.ts';
import { resultFault } from '../settlement/result-check.ts';
import type { ResultRow } from '../settlement/result-store.ts';
import { isTooEarly } from '../settlement/too-early.ts';
import type { SportsbookDependencies } from '../sportsbook-api.ts';
import {
  courseOfEvent,
  findMarket,
  hasEvent,
  haveBetOn,
  insertDecision,
  largestReturns,
  marketsOfEvent,
  undecidedMarkets,
  type StoredMarket,
} from './decision-store.ts';

/** What an operator decided about markets of one event: kept as a proposal's body, too. */
export interface SettlementOrder {
  readonly eventId: EventId;
  readonly marketIds: readonly MarketId[];
  readonly rows: readonly ResultRow[];
}

export interface DecisionParts {
  readonly kernel: Kernel;
  readonly operators: SportsbookDependencies['operators'];
  /** Told after the commit. */
  readonly decided: (marketIds: readonly MarketId[]) => void;
}

export interface Decision {
  readonly operator: OperatorPrincipal;
  readonly action: 'market.settle' | 'market.void' | 'event.void';
  readonly reason: string;
  readonly key: string;
  /** The exact request, for its key. */
  readonly request: unknown;
  /** Reads the request as an order. @throws what is wrong with it */
  readonly order: (tx: Tx) => Promise<SettlementOrder>;
}

const PROPOSED = 'sportsbook.settle';

/** Lets approved proposals be carried out. Called once, before the platform starts. */
export function handleSettlementProposals(parts: DecisionParts): void {
  parts.operators.proposals.handle(PROPOSED, {
    permission: 'bets:settle',
    async apply(tx, { body, proposedBy, approvedBy }) {
      const order = body as SettlementOrder;
      for (const operator of [proposedBy, approvedBy]) await refuseOwnBets(tx, parts, operator, order);
      await refuseContradiction(tx, order);
      await carryOut(tx, parts, order);
    },
    applied: ({ body }) => {
      parts.decided((body as SettlementOrder).marketIds);
    },
  });
}

/**
 * Decides markets by an operator's word, once per key: up to a bound at once, above it once another operator approves.
 * @throws OWN_ACCOUNT where the operator has a bet on one of them, and what reading the order throws
 */
export async function decideMarkets(parts: DecisionParts, decision: Decision): Promise<StoredAnswer> {
  const { kernel, operators } = parts;
  const { operator, key, request, reason, action } = decision;
  let done: SettlementOrder | undefined;
  const answer = await kernel.idempotency.run(
    { principal: `operator:${operator.operatorId}`, operation: 'sportsbook.decide', key, body: request },
    async (tx) => {
      done = undefined;
      const order = await decision.order(tx);
      await refuseOwnBets(tx, parts, operator, order);
      const subject = `event:${order.eventId}`;
      let proposalId: OperatorMoneyAnswer['proposalId'] = null;
      if (await isForOne(tx, kernel, order)) {
        await carryOut(tx, parts, order);
        await operators.record(tx, { operator, action, subject, after: order, reason });
        done = order;
      } else
        proposalId = await operators.propose(tx, { operator, kind: PROPOSED, subject, body: order, reason });
      return { status: 200, body: { done: proposalId === null, proposalId } };
    },
  );
  if (done !== undefined) parts.decided(done.marketIds);
  return answer;
}

/**
 * The end of every outcome of a market.
 * @throws MARKET_UNKNOWN, RESULT_INCOMPLETE, RESULT_IMPOSSIBLE, RESULT_TOO_EARLY, RESULT_CONFLICT, FEED_UNMAPPED
 */
export async function settlementOf(
  tx: Tx,
  marketId: MarketId,
  { selections }: Pick<SettlementRequest, 'selections'>,
  nowMs: number,
): Promise<SettlementOrder> {
  const market = await marketOf(tx, marketId);
  const fault = resultFault(market, selections);
  if (fault !== undefined) throw new PlatformError(fault.code, { faults: [fault] });
  const event = await courseOfEvent(tx, market.eventId);
  if (event !== undefined && isTooEarly(event, selections, nowMs))
    throw new PlatformError('RESULT_TOO_EARLY');
  const order = orderOf(
    market.eventId,
    [market],
    selections.map((selection) => resultRow(market, selection)),
  );
  await refuseContradiction(tx, order);
  return order;
}

/**
 * No match ends so that its markets contradict each other. Voids never do: where what stands is wrong, it is made void
 * first. @throws RESULT_CONFLICT
 */
async function refuseContradiction(tx: Tx, { eventId, marketIds, rows }: SettlementOrder): Promise<void> {
  const { sport, markets } = await marketsOfEvent(tx, eventId);
  const decided = await readDecided(
    tx,
    markets.map(({ id }) => id),
  );
  const rowsOf = (id: MarketId): readonly ResultRow[] =>
    marketIds.includes(id)
      ? rows.filter((row) => row.market_id === id)
      : decided.flatMap(({ won, ...one }) => (one.market_id === id && won !== null ? { ...one, won } : []));
  const results = markets.map((market) => ({ ...market, rows: rowsOf(market.id) }));
  const found = contradictions(
    sport,
    results.filter(({ id }) => marketIds.includes(id)),
    results.filter(({ id }) => !marketIds.includes(id)),
    undefined,
  );
  const faults = [...found].map(([{ type, specifiers }, reason]) => ({
    code: 'RESULT_CONFLICT' as const,
    market: { type: type.key, specifiers: { ...specifiers } },
    reason,
  }));
  if (faults.length > 0) throw new PlatformError('RESULT_CONFLICT', { faults });
}

/** All of a market void, also what was decided. @throws MARKET_UNKNOWN */
export async function marketVoid(tx: Tx, marketId: MarketId): Promise<SettlementOrder> {
  const market = await marketOf(tx, marketId);
  return orderOf(market.eventId, [market], voidRows(market));
}

/** What is not decided of an event void. @throws EVENT_UNKNOWN */
export async function eventVoid(tx: Tx, eventId: EventId): Promise<SettlementOrder> {
  if (!(await hasEvent(tx, eventId))) throw new PlatformError('EVENT_UNKNOWN');
  const markets = await undecidedMarkets(tx, eventId);
  return orderOf(eventId, markets, markets.flatMap(voidRows));
}

async function marketOf(tx: Tx, marketId: MarketId): Promise<StoredMarket> {
  const market = await findMarket(tx, marketId);
  if (market === undefined) throw new PlatformError('MARKET_UNKNOWN');
  return market;
}

function orderOf(
  eventId: EventId,
  markets: readonly StoredMarket[],
  rows: readonly ResultRow[],
): SettlementOrder {
  return { eventId, marketIds: markets.map(({ id }) => id), rows };
}

function voidRows(market: StoredMarket): readonly ResultRow[] {
  return market.offered.map((outcome) => resultRow(market, { outcome, won: 0, voidHalves: 2 }));
}

async function carryOut(tx: Tx, { kernel }: DecisionParts, order: SettlementOrder): Promise<void> {
  const atMs = kernel.clock.nowMs();
  await lockEvent(tx, order.eventId);
  await insertDecision(tx, order.rows, atMs);
  await closeDecided(tx, order.marketIds, atMs);
}

/** Nobody decides their own bet. @throws OWN_ACCOUNT */
async function refuseOwnBets(
  tx: Tx,
  { operators }: DecisionParts,
  operator: OperatorPrincipal,
  { marketIds }: SettlementOrder,
): Promise<void> {
  const own = await operators.ownPlayers(tx, operator);
  if (own.length > 0 && (await haveBetOn(tx, own, marketIds))) throw new PlatformError('OWN_ACCOUNT');
}

/** True while the bets it decides can return no more than an operator may move alone, in each currency. */
async function isForOne(tx: Tx, { config }: Kernel, { marketIds }: SettlementOrder): Promise<boolean> {
  const returns = await largestReturns(tx, marketIds);
  return [...returns].every(([currency, minor]) => minor <= (config.operatorAloneMinor.get(currency) ?? 0n));
}
