import { sql } from 'kysely';

import { PlatformError } from '../kernel/http/problem.ts';
import type { Bonuses, FreeRounds, TicketGifts } from '../modules/bonuses/index.ts';
import type { CashierBonuses } from '../modules/cashier/index.ts';
import type { SportsbookDependencies } from '../modules/sportsbook/index.ts';

const nothing = () => Promise.resolve();

/** A cashier whose players never have a bonus. */
export const NO_BONUSES: CashierBonuses = {
  choose: nothing,
  depositCredited: nothing,
  depositChargedBack: nothing,
  running: () => Promise.resolve(undefined),
  forfeitRunning: nothing,
};

/** The same for a wallet. */
export const noBonusRuns = () => Promise.resolve(false);

/** A sportsbook whose bets play for no bonus. */
export const nobodyWagers: SportsbookDependencies['betsEnded'] = nothing;

/** Any product whose stakes play for no bonus. */
export const NO_WAGERING: Pick<Bonuses, 'recordEnds' | 'endsCall' | 'wantsEnds'> = {
  recordEnds: nothing,
  endsCall: () => sql`null`,
  wantsEnds: () => false,
};

const noGift = () => Promise.reject(new PlatformError('GIFT_UNKNOWN'));

/** Lotteries whose players were never given a ticket. */
export const NO_TICKETS: TicketGifts = { use: noGift, stakeCameBack: nothing };

/** Games whose players were never given a free round. */
export const NO_FREE_ROUNDS: FreeRounds = { find: noGift, play: noGift };
