import { oneLine, type BetPlan, type Lines } from '@paddock/contract/bets';
import type {
  AccountId,
  AmountMinor,
  BetId,
  OddsMilli,
  PlayerId,
  PriceChangePolicy,
} from '@paddock/contract';

import type { BetGift, BetType } from '@paddock/contract/schemas';

import { measureOf, type Exposure } from '../risk/exposure.ts';
import type { AgreedPrice } from './agreed-prices.ts';
import type { LegMark, SeenLeg } from './check-legs.ts';

/** Version of docs/rules that bets are taken under; part of a bet's evidence (rules §6). */
export const RULES_VERSION = '2026-11';
/** Version of the table of market types, likewise. Raised when the meaning of a type changes. */
export const MARKET_TYPES_VERSION = 1;

/** Where a placement came from, without personal data. */
export interface Origin {
  readonly channel: 'web';
  readonly device: string;
  readonly addressHash: string;
}

/** A leg of a placement, with where it stood at receipt. */
export interface TicketLeg extends SeenLeg {
  readonly mark: LegMark;
  /** Of a bet that an operator offered: the price it is struck at. */
  readonly agreed?: AgreedPrice;
}

/** A checked placement: everything it takes to strike the bet now or after the delay. */
export interface Ticket {
  /** Of the placement and of the bet it may become. */
  readonly id: BetId;
  readonly playerId: PlayerId;
  readonly key: string;
  readonly type: BetType;
  /** At the prices of its receipt. */
  readonly plan: BetPlan;
  /** Of an anti-accumulator: its price as the player saw it. */
  readonly antiSeenMilli: OddsMilli | undefined;
  /** The same of a builder. */
  readonly builderSeenMilli: OddsMilli | undefined;
  readonly policy: PriceChangePolicy;
  readonly accountId: AccountId;
  readonly currency: string;
  readonly stakeMinor: AmountMinor;
  readonly payoutCapMinor: AmountMinor;
  /** What it holds of the house's room while it is not decided: nothing while an operator looks at it. */
  readonly exposure: Exposure;
  readonly delayMs: number;
  readonly receivedAtMs: number;
  readonly decidesAtMs: number;
  readonly origin: Origin;
  /** The server start whose book the marks are from. */
  readonly epoch: bigint;
  readonly legs: readonly TicketLeg[];
  /** What was given with it: of a free bet its stake is the house's. */
  readonly gift?: TicketGift;
  /** While an operator looks at it; `decidesAtMs` is when nobody looks any more. */
  readonly review?: TicketReview;
}

/** The gift of a bet, as its row keeps it. */
export type TicketGift = BetGift & { readonly id: string };

export interface TicketReview {
  /** What would have been taken without a look. */
  readonly automaticMinor: AmountMinor;
}

interface StoredExposure {
  readonly weights: readonly (readonly [selectionId: string, cents: string])[];
  readonly returnCents: string;
}

/** Parts of a ticket that are kept as one JSON document until it is decided. */
interface StoredTicket {
  readonly type: Ticket['type'];
  /** Of a bet that is more than one line. */
  readonly plan?: BetPlan;
  /** The same of a system that a former version left waiting. */
  readonly lines?: Lines;
  readonly antiSeenMilli?: OddsMilli;
  readonly builderSeenMilli?: OddsMilli;
  readonly policy: PriceChangePolicy;
  readonly accountId: string;
  readonly currency: string;
  readonly stakeMinor: string;
  readonly payoutCapMinor: string;
  /** Absent in one that a former version left waiting: it holds nothing until it is decided. */
  readonly exposure?: StoredExposure;
  readonly delayMs: number;
  readonly origin: Origin;
  readonly epoch: string;
  readonly legs: readonly TicketLeg[];
  readonly gift?: TicketGift;
  readonly review?: { readonly automaticMinor: string };
}

export function storedTicket(ticket: Ticket): StoredTicket {
  return {
    type: ticket.type,
    ...(ticket.type !== 'single' && ticket.type !== 'accumulator' && { plan: ticket.plan }),
    ...(ticket.antiSeenMilli !== undefined && { antiSeenMilli: ticket.antiSeenMilli }),
    ...(ticket.builderSeenMilli !== undefined && { builderSeenMilli: ticket.builderSeenMilli }),
    policy: ticket.policy,
    accountId: ticket.accountId,
    currency: ticket.currency,
    stakeMinor: ticket.stakeMinor.toString(),
    payoutCapMinor: ticket.payoutCapMinor.toString(),
    exposure: storedExposure(ticket.exposure),
    delayMs: ticket.delayMs,
    origin: ticket.origin,
    epoch: ticket.epoch.toString(),
    legs: ticket.legs,
    ...(ticket.gift !== undefined && { gift: ticket.gift }),
    ...(ticket.review !== undefined && {
      review: { automaticMinor: ticket.review.automaticMinor.toString() },
    }),
  };
}

function storedExposure({ weights, returnCents }: Exposure): StoredExposure {
  return {
    weights: [...weights].map(([id, cents]) => [id, cents.toString()]),
    returnCents: returnCents.toString(),
  };
}

function exposureFrom(playerId: PlayerId, { type, exposure }: StoredTicket): Exposure {
  return {
    playerId,
    measure: measureOf(type),
    weights: new Map(exposure?.weights.map(([id, cents]) => [id, BigInt(cents)])),
    returnCents: BigInt(exposure?.returnCents ?? 0),
  };
}

/** A placement's row as it is read back after a restart. */
export interface PlacementRow {
  readonly player_id: bigint;
  readonly id: bigint;
  readonly key: string;
  readonly ticket: unknown;
  readonly received_at_ms: bigint;
  readonly decides_at_ms: bigint;
}

export function ticketOf(row: PlacementRow): Ticket {
  const { review, ...stored } = row.ticket as StoredTicket;
  return {
    ...stored,
    ...(review !== undefined && { review: { automaticMinor: BigInt(review.automaticMinor) } }),
    id: row.id.toString() as BetId,
    playerId: row.player_id.toString() as PlayerId,
    key: row.key,
    plan: stored.plan ?? stored.lines ?? oneLine(stored.legs.length),
    antiSeenMilli: stored.antiSeenMilli,
    builderSeenMilli: stored.builderSeenMilli,
    accountId: stored.accountId as AccountId,
    stakeMinor: BigInt(stored.stakeMinor),
    payoutCapMinor: BigInt(stored.payoutCapMinor),
    exposure: exposureFrom(row.player_id.toString() as PlayerId, stored),
    receivedAtMs: Number(row.received_at_ms),
    decidesAtMs: Number(row.decides_at_ms),
    epoch: BigInt(stored.epoch),
  };
}
