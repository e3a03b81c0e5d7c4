import { inTransaction } from '../../../kernel/database/database.ts';
import { gather } from '../../../kernel/database/gather.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { NumberDesk } from '../../../kernel/public-numbers/number-desk.ts';
import type { CouponGifts } from '../../bonuses/index.ts';
import type { LimitsCheck } from '../../limits/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import type { BetsEnded, SportsbookDependencies } from '../sportsbook-api.ts';
import type { PlayerNewsDesk } from '../bets/player-news.ts';
import type { Book } from '../book/book.ts';
import { isLive } from '../book/openness.ts';
import type { ExposureBook } from '../risk/exposure-book.ts';
import type { FoundLeg } from './check-legs.ts';
import { legsToStrike } from './legs-to-strike.ts';
import { moveExposure } from './move-exposure.ts';
import { planOfWaiting } from './plan-bet.ts';
import { acceptHeld, readHeld, type HeldBet } from './placement-store.ts';
import { releaseHeld } from './release-held.ts';
import { ticketExposure } from './ticket-exposure.ts';
import { strike } from './strike.ts';
import type { Ticket } from './ticket.ts';

/** How often placements are looked at that may be due. */
export const DECIDE_EVERY_MS = 50;
/** Placements looked at side by side. */
const SIDE_BY_SIDE = 12;
/** Bets of one statement, and statements side by side. */
const MOST = 32;
const AT_ONCE = 2;

/** Decides live placements when their delay is over. */
export interface Deciding {
  /** A placement whose stake is held. */
  add(ticket: Ticket): void;
  decideDue(): Promise<void>;
  /**
   * Takes up what a former start of the server left undecided and what is counted with the open bets; what is overdue is
   * rejected and released at once.
   */
  recover(): Promise<void>;
}

export interface DecidingParts {
  readonly kernel: Pick<Kernel, 'db' | 'clock' | 'log' | 'maintenance'>;
  readonly wallet: Pick<Wallet, 'releaseStake'>;
  readonly limits: Pick<LimitsCheck, 'giveBackStake' | 'pausedOf'>;
  readonly betsEnded: BetsEnded;
  readonly gifts: Pick<CouponGifts, 'stakeCameBack'>;
  readonly isBanned: SportsbookDependencies['isBanned'];
  readonly isSportClosed: SportsbookDependencies['isSportClosed'];
  readonly book: Book;
  readonly exposures: ExposureBook;
  readonly accountsOfPerson: SportsbookDependencies['accountsOfPerson'];
  readonly news: PlayerNewsDesk;
  readonly numbers: NumberDesk;
}

export function createDeciding(parts: DecidingParts): Deciding {
  const { kernel, limits, exposures, accountsOfPerson, news, numbers } = parts;
  const waiting = new Map<string, Ticket>();
  /** False for what was decided already. */
  const write = gather<HeldBet, boolean>({
    ownerOf: ({ ticket }) => ticket.playerId,
    most: MOST,
    atOnce: AT_ONCE,
    async work(held) {
      const accepted = await acceptHeld(kernel.db, held);
      return held.map(({ ticket }) => accepted.has(ticket.id));
    },
  });

  async function decide(ticket: Ticket, mayPlay: boolean): Promise<void> {
    const nowMs = kernel.clock.nowMs();
    // Asked before the look at the book: nothing is awaited between that and the strike.
    const isAlone = ticket.type === 'single' && !exposures.bounds.knowsPlayers;
    const person = isAlone ? [] : await accountsOfPerson(kernel.db, ticket.playerId);
    const number = await numbers.next();
    const legs = mayPlay ? legsAtDecision(parts, ticket, nowMs) : new PlatformError('PLAY_PAUSED');
    if (legs instanceof PlatformError) return reject(ticket, legs, nowMs);
    const struck = asStruck(ticket, legs);
    if (struck instanceof PlatformError) return reject(ticket, struck, nowMs);
    const refusal = moveExposure(exposures, struck, legs, person);
    return refusal === undefined ? accept(struck, { legs, number }, nowMs) : reject(ticket, refusal, nowMs);
  }

  /** Strikes at the prices of this instant; what the bet weighs at them is counted already. */
  async function accept(
    ticket: Ticket,
    { legs, number }: { readonly legs: readonly FoundLeg[]; readonly number: string },
    nowMs: number,
  ): Promise<void> {
    const exposure = ticketExposure(ticket, legs);
    const bet = strike(ticket, legs, nowMs);
    const accepted = await write({ ticket, bet: { bet, exposure, number } }).catch((error: unknown) => {
      exposures.remove(exposure);
      exposures.add(ticket.exposure); // it goes on waiting
      throw error;
    });
    waiting.delete(ticket.id);
    if (accepted) news.decided(ticket.playerId, ticket.key);
    else exposures.remove(exposure);
  }

  async function reject(ticket: Ticket, refusal: PlatformError, nowMs: number): Promise<void> {
    const rejected = await inTransaction(kernel.db, (tx) => releaseHeld(tx, parts, ticket, refusal, nowMs));
    waiting.delete(ticket.id);
    exposures.remove(ticket.exposure);
    if (rejected) news.decided(ticket.playerId, ticket.key);
  }

  /** One that fails holds up no other, and is tried again. */
  async function decideAll(tickets: readonly Ticket[]): Promise<void> {
    const paused = await limits.pausedOf(
      kernel.db,
      tickets.map(({ playerId }) => playerId),
      kernel.clock.nowMs(),
    );
    const tried = tickets.map((ticket) =>
      decide(ticket, !paused.has(ticket.playerId)).catch((error: unknown) => {
        kernel.log.error({ err: error, placementId: ticket.id }, 'a placement could not be decided yet');
      }),
    );
    await Promise.all(tried);
  }

  return {
    add: (ticket) => void waiting.set(ticket.id, ticket),
    async decideDue() {
      const nowMs = kernel.clock.nowMs();
      const due = [...waiting.values()].filter(({ decidesAtMs }) => decidesAtMs <= nowMs);
      while (due.length > 0) await decideAll(due.splice(0, SIDE_BY_SIDE));
    },
    async recover() {
      const nowMs = kernel.clock.nowMs();
      const overdue = kernel.maintenance.isClosed() ? 'MAINTENANCE' : 'PLACEMENT_EXPIRED';
      for (const ticket of await readHeld(kernel.db)) {
        if (ticket.review !== undefined) continue; // its operators have until its time
        if (ticket.decidesAtMs <= nowMs) await reject(ticket, new PlatformError(overdue), nowMs);
        else waiting.set(ticket.id, ticket);
      }
    },
  };
}

/**
 * The legs a placement that waited is struck on, or what refuses it: no bet is struck while play is stopped; what an
 * operator closed to the player is closed to this bet, too.
 */
export function legsAtDecision(
  {
    kernel,
    book,
    isBanned,
    isSportClosed,
  }: Pick<DecidingParts, 'book' | 'isBanned' | 'isSportClosed'> & {
    readonly kernel: Pick<Kernel, 'maintenance'>;
  },
  ticket: Ticket,
  nowMs: number,
): readonly FoundLeg[] | PlatformError {
  const { playerId } = ticket;
  if (kernel.maintenance.isClosed()) return new PlatformError('MAINTENANCE');
  if (isBanned(playerId)) return new PlatformError('ACCOUNT_RESTRICTED');
  const legs = legsToStrike(book, ticket, nowMs);
  if (legs instanceof PlatformError) return legs;
  const closed = legs.some(({ market: { event } }) =>
    isSportClosed(playerId, isLive(event, nowMs) ? 'live' : 'line', event.sport),
  );
  return closed ? new PlatformError('SPORT_RESTRICTED') : legs;
}

/** The placement with the plan it is struck with, or what speaks against that. */
function asStruck(ticket: Ticket, legs: readonly FoundLeg[]): Ticket | PlatformError {
  try {
    return { ...ticket, plan: planOfWaiting(ticket, legs) };
  } catch (error) {
    if (error instanceof PlatformError) return error;
    throw error;
  }
}
