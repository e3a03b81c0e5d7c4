import type { LegEvidence, LegRecord, StruckRecord } from '../bets/bet-record.ts';
import { isLive } from '../book/openness.ts';
import { namesOfSelection } from '../read/market-view.ts';
import { asFed, frozenBy } from '../risk/chance.ts';
import type { FoundLeg } from './check-legs.ts';
import { MARKET_TYPES_VERSION, type Ticket } from './ticket.ts';

/** The bet a ticket becomes when it is accepted: struck at the prices of this moment, with its evidence (rules §6). */
export function strike(ticket: Ticket, legs: readonly FoundLeg[], acceptedAtMs: number): StruckRecord {
  return {
    id: ticket.id,
    key: ticket.key,
    type: ticket.type,
    plan: ticket.plan,
    ...(ticket.gift !== undefined && { gift: ticket.gift }),
    extraMinor: 0n,
    status: 'open',
    revision: 0,
    accountId: ticket.accountId,
    currency: ticket.currency,
    stakeMinor: ticket.stakeMinor,
    remainingStakeMinor: ticket.stakeMinor,
    cashOuts: [],
    payoutMinor: 0n,
    payoutCapMinor: ticket.payoutCapMinor,
    acceptedAtMs,
    settledAtMs: null,
    legs: legs.map((leg) => strikeLeg(leg, acceptedAtMs)),
  };
}

function strikeLeg(leg: FoundLeg, nowMs: number): LegRecord {
  const { market, outcome, seen } = leg;
  const { event } = market;
  const marginMethod = frozenBy(asFed(market));
  return {
    eventId: event.id,
    marketId: market.id,
    outcome,
    oddsMilli: leg.currentMilli,
    priceVersion: leg.currentVersion,
    betStops: event.betStops,
    chancePpb: Number(leg.chancePpb),
    startsAtMs: null,
    result: 'open',
    finalScore: null,
    finalParts: null,
    finalPlace: null,
    evidence: {
      sport: event.sport,
      marketType: market.type.key,
      marketTypesVersion: MARKET_TYPES_VERSION,
      specifiers: market.specifiers,
      names: namesOfSelection(market, outcome),
      home: event.home.name,
      away: event.away.name,
      championship: event.championship.name,
      startsAtMs: event.state.startsAtMs,
      score: [event.state.score[0], event.state.score[1]],
      period: event.state.period,
      clockSec: event.state.clockSec ?? null,
      producer: event.producer.name,
      live: isLive(event, nowMs),
      seenMilli: seen.oddsMilli,
      seenVersion: seen.priceVersion,
      ...(marginMethod !== undefined && { marginMethod }),
      ...pricedOf(leg),
    },
  };
}

/** Who made its price, where that was not the feed. */
function pricedOf({ market, outcome, offeredBy }: FoundLeg): Pick<LegEvidence, 'priced'> {
  const { overrides } = market.ordered;
  if (offeredBy === undefined && overrides.length === 0) return {};
  const fedMilli = market.fed.find((one) => one.outcome === outcome)?.oddsMilli ?? 0;
  const [by, ids] =
    offeredBy === undefined
      ? (['override', overrides.map(({ id }) => id)] as const)
      : (['offer', [offeredBy]] as const);
  return { priced: { by, fedMilli, ids } };
}
