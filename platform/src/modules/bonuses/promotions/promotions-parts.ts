import type { BetId, PlayerId, SiteLanguages } from '@paddock/contract';
import type { PlannedLeg } from '@paddock/contract/bets';
import type { FastifyRequest } from 'fastify';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { AskedOf } from '../../eligibility/index.ts';
import type { Games } from '../../games/index.ts';
import type { PlayerNumbers, RequirePlayer } from '../../identity/index.ts';
import type { LimitsCheck } from '../../limits/index.ts';
import type { Loyalty } from '../../loyalty/index.ts';
import type { Operators } from '../../operators/index.ts';
import type { Segments } from '../../segments/index.ts';
import type { TicketSellers } from '../tickets/ticket-terms.ts';

/** A deposit that was credited, for previews. */
export interface PastDeposit {
  readonly playerId: PlayerId;
  /** Which of the player's deposits it was, from 1. */
  readonly number: number;
  readonly currency: string;
  readonly amountMinor: bigint;
  readonly atMs: number;
}

/** A bet of one line that has ended, for previews: it had no gift, and was not cashed out. */
export interface PastBet {
  readonly betId: BetId;
  readonly type: 'single' | 'accumulator';
  readonly currency: string;
  readonly stakeMinor: bigint;
  /** The most it could return. */
  readonly capMinor: bigint;
  readonly acceptedAtMs: number;
  readonly legs: readonly (PlannedLeg & { readonly sport: string })[];
}

/** What promotions need of other modules. */
export interface PromotionsDependencies {
  readonly operators: Pick<Operators, 'requireOperator' | 'record' | 'ownPlayers'>;
  readonly playerNumbers: PlayerNumbers;
  /** The player who agreed to the terms in force: nobody else takes part. */
  readonly requireConsent: RequirePlayer;
  /** Who is calling; undefined for a guest. */
  readonly playerOf: (request: FastifyRequest) => Promise<PlayerId | undefined>;
  /** What is asked about whoever wants to take part. */
  readonly facts: AskedOf['facts'];
  /** Segments of players that it can be for. */
  readonly segments: Pick<Segments, 'codes' | 'hold'>;
  readonly segmentsOf: Segments['segmentsOf'];
  readonly wasBrought: AskedOf['wasBrought'];
  readonly isBanned: (playerId: PlayerId) => boolean;
  /** True for an account that looks like an older one's person and has not proved who it is (rules §9). */
  readonly isUnproven: (db: Database | Tx, playerId: PlayerId) => Promise<boolean>;
  /** Other accounts that were used on a device of this one, or paid into with its card. */
  readonly accountsBeside: (db: Database | Tx, playerId: PlayerId) => Promise<readonly PlayerId[]>;
  readonly limits: Pick<LimitsCheck, 'admitStake'>;
  /** How many deposits of these players were ever credited. */
  readonly depositsOf: (db: Database | Tx, players: readonly PlayerId[]) => Promise<number>;
  /** Those that were credited since a moment. */
  readonly depositsSince: (db: Database, fromMs: number) => Promise<readonly PastDeposit[]>;
  /** Bets of one line of a player since a moment, in the order of placing. */
  readonly pastBets: (db: Database, playerId: PlayerId, fromMs: number) => Promise<readonly PastBet[]>;
  /** `YYYY-MM-DD`; undefined for one nobody knows. */
  readonly birthDateOf: (db: Database | Tx, playerId: PlayerId) => Promise<string | undefined>;
  /** Moments from one on at which a player was here. */
  readonly visitsSince: (
    db: Database | Tx,
    playerId: PlayerId,
    sinceMs: number,
  ) => Promise<readonly number[]>;
  /** Who was here at a moment or after it. */
  readonly visitorsSince: (db: Database, sinceMs: number) => Promise<readonly PlayerId[]>;
  /** Hours of the site's clock before UTC: its days begin at its midnight. */
  readonly timeZoneHours: () => number;
  /** Points as gifts, levels that start one, and whether one is sold for points. */
  readonly loyalty: Pick<Loyalty, 'give' | 'takeBack' | 'tell' | 'levels' | 'levelOf' | 'sells'>;
  /** Games with free rounds, and what these may stake. */
  readonly freeGames: () => Games['freeRounds'];
  /** Who sells tickets that can be given. */
  readonly ticketSellers: () => TicketSellers;
  /** What players keep accounts in. */
  readonly currencies: () => readonly string[];
  /** Languages of the site, and the one that is read where another is missing. */
  readonly languages: () => Pick<SiteLanguages, 'all' | 'fallback'>;
}
