import { formatAmount, MINUTE_MS, type PlayerId } from '@paddock/contract';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { TellInbox } from '../../inbox/index.ts';
import type { PlayerNewsDesk } from '../bets/player-news.ts';
import type { Book } from '../book/book.ts';
import { isLive } from '../book/openness.ts';
import type { FoundLeg } from '../placement/check-legs.ts';
import type { Deciding } from '../placement/deciding.ts';
import { readHeldOf } from '../placement/placement-store.ts';
import { releaseHeld, type ReleaseParts } from '../placement/release-held.ts';
import type { Ticket } from '../placement/ticket.ts';
import type { ExposureBook } from '../risk/exposure-book.ts';
import { boundIn } from '../../products/index.ts';
import { offerOf } from './offer.ts';
import {
  keepReview,
  lockReview,
  moveHeld,
  readOpenReviews,
  type Offer,
  type ReviewRecord,
} from './review-store.ts';
import type { ReviewTerms } from './review-terms.ts';

/** How often reviews are looked at whose time may be over. */
export const REVIEW_EVERY_MS = 250;

/** One that somebody else ended is forgotten this long after its time. */
const FORGET_GONE_MS = MINUTE_MS;

export interface ReviewParts extends ReleaseParts {
  readonly kernel: Pick<Kernel, 'db' | 'clock' | 'log' | 'config'>;
  readonly book: Book;
  readonly exposures: ExposureBook;
  readonly deciding: Pick<Deciding, 'add' | 'decideDue'>;
  readonly news: PlayerNewsDesk;
  readonly tellInbox: TellInbox;
  readonly terms: ReviewTerms;
}

/** How a review ends without a bet. */
export interface ReviewEnd {
  readonly state: 'rejected' | 'declined' | 'lapsed';
  readonly refusal: PlatformError;
  /** Null where it was the player or the time. */
  readonly operator: string | null;
}

/**
 * Large bets that operators look at first. The stake is held meanwhile, and room is taken once it becomes a bet: a look costs
 * its player nothing, and shuts nobody out. The placement's own time says until when, so that whatever dies, money waits no longer. Each step locks the placement's row: what committed first stands.
 */
export interface BetReviews {
  /** Whether a bet is looked at first, and how long; undefined for one that is taken at once. */
  lookAt(bet: LookedAt): { readonly automaticMinor: bigint; readonly operatorMs: number } | undefined;
  /** A placement whose stake is held. */
  add(ticket: Ticket): void;
  /** Somebody else decides it from now on. */
  forget(ticket: Ticket): void;
  /** The room that a placement takes is given back, after the commit of its end. */
  ended(ticket: Ticket): void;
  /** In the transaction of an answer. @throws REVIEW_OVER for one that nobody looks at any more. */
  lock(tx: Tx, of: Pick<Ticket, 'playerId' | 'id'>): Promise<ReviewRecord>;
  end(tx: Tx, record: ReviewRecord, end: ReviewEnd): Promise<void>;
  /** Offers something else, and tells the player wherever they are; they have time for it, but no more than both sides have together. */
  offer(tx: Tx, record: ReviewRecord, offer: Offer, operator: string | null): Promise<Ticket>;
  /** Ends what is over. */
  endDue(): Promise<void>;
  /** Takes up what a former start of the server left. */
  recover(): Promise<void>;
}

interface LookedAt {
  readonly stakeMinor: bigint;
  readonly currency: string;
  readonly legs: readonly FoundLeg[];
  readonly person: readonly PlayerId[];
  readonly live: boolean;
}

export function createBetReviews(parts: ReviewParts): BetReviews {
  const { kernel, book, exposures, deciding, news, tellInbox, terms } = parts;
  const { db, clock, log } = kernel;
  const waiting = new Map<string, Ticket>();

  async function end(tx: Tx, record: ReviewRecord, { state, refusal, operator }: ReviewEnd): Promise<void> {
    const atMs = clock.nowMs();
    if (!(await releaseHeld(tx, parts, record.ticket, refusal, atMs))) throw new PlatformError('REVIEW_OVER');
    await keepReview(tx, { ...record, state, operator, code: refusal.code, endedAtMs: atMs }, atMs);
  }

  async function offer(tx: Tx, record: ReviewRecord, made: Offer, operator: string | null): Promise<Ticket> {
    const atMs = clock.nowMs();
    const { ticket } = record;
    const section = isInPlay(book, ticket, atMs) ? 'live' : 'line';
    const lastMs = ticket.receivedAtMs + terms.operatorMs[section] + terms.playerMs[section];
    const moved = { ...ticket, decidesAtMs: Math.min(atMs + terms.playerMs[section], lastMs) };
    await moveHeld(tx, moved);
    const version = record.version + 1;
    await keepReview(
      tx,
      { ...record, state: 'offered', version, offer: made, operator, endedAtMs: null },
      atMs,
    );
    const { playerId, id, currency, decidesAtMs: untilMs } = moved;
    const stake = formatAmount(made.stakeMinor, currency);
    await tellInbox(tx, {
      playerId,
      cause: `bet-offer:${id}:${version}`,
      content: { kind: 'bet-offer', placementId: id, stake, currency, untilMs },
      atMs,
    });
    return moved;
  }

  function ended(ticket: Ticket): void {
    if (waiting.delete(ticket.id)) exposures.remove(ticket.exposure);
    news.decided(ticket.playerId, ticket.key);
  }

  /** Whether it is over, or how it goes on, as a review or to be decided; `gone` where somebody else decided it, and tells so by themselves. */
  async function endOver(tx: Tx, { playerId, id }: Ticket): Promise<Ticket | 'over' | 'gone'> {
    const record = await lockReview(tx, { playerId, id });
    if (record === undefined) return (await readHeldOf(tx, { playerId, id })) ?? 'gone';
    if (record.ticket.decidesAtMs > clock.nowMs()) return record.ticket;
    const automatic =
      record.state === 'waiting' && terms.onSilence === 'offer' ? automaticOffer(record) : undefined;
    if (automatic !== undefined) return offer(tx, record, automatic, null);
    const code = record.state === 'waiting' ? 'REVIEW_UNANSWERED' : 'OFFER_UNANSWERED';
    await end(tx, record, { state: 'lapsed', refusal: new PlatformError(code), operator: null });
    return 'over';
  }

  /** What would have been taken without a look, at the prices of now; undefined where that is no bet. */
  function automaticOffer({ ticket }: ReviewRecord): Offer | undefined {
    try {
      return offerOf({ book, exposures }, ticket, {
        stakeMinor: ticket.review?.automaticMinor ?? 0n,
        prices: [],
      });
    } catch (error) {
      if (error instanceof PlatformError) return undefined;
      throw error;
    }
  }

  async function endOne(ticket: Ticket): Promise<void> {
    const next = await inTransaction(db, (tx) => endOver(tx, ticket));
    if (next === 'over') ended(ticket);
    else if (next !== 'gone' && next.review === undefined) {
      // It was taken by a commit nobody heard of.
      waiting.delete(next.id);
      deciding.add(next);
    } else if (next !== 'gone') {
      waiting.set(next.id, next);
      news.decided(ticket.playerId, ticket.key);
      // Whoever ended it never heard of the commit; what it held of the room the watch of exposure sets right.
    } else if (clock.nowMs() - ticket.decidesAtMs > FORGET_GONE_MS) waiting.delete(ticket.id);
  }

  return {
    lookAt({ stakeMinor, currency, legs, person, live }) {
      const markets = legs.map(({ market }) => market);
      const cents = exposures.bounds.automaticOf({ markets, accounts: person });
      const automaticMinor = cents === undefined ? undefined : boundIn(cents, currency);
      if (automaticMinor === undefined || stakeMinor <= automaticMinor) return undefined;
      return { automaticMinor, operatorMs: terms.operatorMs[live ? 'live' : 'line'] };
    },
    add: (ticket) => void waiting.set(ticket.id, ticket),
    forget: (ticket) => void waiting.delete(ticket.id),
    ended,
    async lock(tx, of) {
      const record = await lockReview(tx, of);
      if (record === undefined || record.ticket.decidesAtMs <= clock.nowMs())
        throw new PlatformError('REVIEW_OVER');
      return record;
    },
    end,
    offer,
    async endDue() {
      const nowMs = clock.nowMs();
      for (const ticket of [...waiting.values()].filter(({ decidesAtMs }) => decidesAtMs <= nowMs)) {
        await endOne(ticket).catch((error: unknown) => {
          log.error({ err: error, placementId: ticket.id }, 'a review could not be ended yet');
        });
      }
    },
    async recover() {
      for (const { ticket } of await readOpenReviews(db)) waiting.set(ticket.id, ticket);
    },
  };
}

/** Whether a leg is in play; one that is not known any more is. */
export function isInPlay(book: Book, { legs }: Pick<Ticket, 'legs'>, nowMs: number): boolean {
  return legs.some(({ selectionId }) => {
    const market = book.markets.get(selectionId.slice(0, selectionId.indexOf('.')) as never);
    return market === undefined || isLive(market.event, nowMs);
  });
}
