import type { AccountId, AmountMinor, GameDevice, PlayerId } from '@paddock/contract';
import type { CatalogueAnswer, CompanyName, GameRefusal, NamedGame } from '@paddock/contract/schemas';
import type { FastifyRequest } from 'fastify';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { Kernel, PlatformModule } from '../../kernel/module.ts';
import type { NumberDesk } from '../../kernel/public-numbers/number-desk.ts';
import type { RequirePlayer } from '../identity/index.ts';
import type { Operators } from '../operators/index.ts';
import type { GameKey, ProductStakes, RiskFigures } from '../products/index.ts';
import type { SessionTime } from '../limits/index.ts';
import type { Account, Wallet } from '../wallet/index.ts';
import type { AskAggregator } from './aggregator/ask-aggregator.ts';
import type { Companies } from './companies/companies.ts';
import type { GameOrigins } from './companies/game-origins.ts';
import type { IntroducedCompany } from './companies/introduce-company.ts';
import type { createBetAtOnce } from './money/bet-at-once.ts';
import type { KeptRounds } from './money/kept-rounds.ts';
import type { createWinAtOnce } from './money/win-at-once.ts';
import type { USUAL_RISK } from './product.ts';
import type { KeptSessions } from './sessions/kept-sessions.ts';

/** Games of other companies: their sessions, and the wallet they call (rules §12). */
export interface GameWallet extends PlatformModule {
  /** Origins that documents may show in frames: of the companies whose games may be begun, and of no other. */
  readonly gameOrigins: GameOrigins['now'];
  /** Makes a company known without an operator: the sandbox's. */
  introduce(company: IntroducedCompany): Promise<void>;
  /** Whether a company was ever made known. */
  knows(company: string): Promise<boolean>;
}

/** A game somebody wants to play: by its company's own code. */
export interface WantedGame {
  readonly company: string;
  readonly game: string;
  /** Undefined for a guest. */
  readonly playerId: PlayerId | undefined;
  /** Undefined without money. */
  readonly currency: string | undefined;
  readonly device: GameDevice;
}

/** Money of a promotion agreed with a company, without a stake; negative takes it back. */
export interface PromotionPrize {
  readonly id: string;
  readonly playerId: PlayerId;
  readonly accountId: AccountId;
  readonly amountMinor: AmountMinor;
  readonly reason: string;
  readonly atMs: number;
}

/** Bounds of a stake that a company's catalogue says. */
export interface GameStakes {
  readonly lowestMinor?: AmountMinor;
  readonly highestMinor?: AmountMinor;
}

export interface GameWalletDependencies {
  readonly requirePlayer: RequirePlayer;
  /** The session of the site behind a request's bearer token. */
  siteSessionOf(request: FastifyRequest): Promise<string>;
  /** Sessions of the site that were ended since then. */
  siteSessionsEndedSince(sinceMs: number): Promise<readonly string[]>;
  readonly stakes: ProductStakes;
  /** Why the catalogue does not offer a game so; undefined: it does. */
  gameRefusal(wanted: WantedGame): Promise<GameRefusal | 'GAME_UNKNOWN' | 'GAME_DEMO' | undefined>;
  /** What stakes the catalogue says a game takes in a currency; nothing said bounds nothing. */
  stakesOfGame(game: Readonly<Record<'company' | 'game' | 'currency', string>>): GameStakes;
  /** How a game is called. */
  gameNamed(game: GameKey): NamedGame;
  /** Takes in all that a company says of its games. */
  acceptCatalogue(company: CompanyName, entries: readonly unknown[]): Promise<CatalogueAnswer>;
  /** Which companies are stopped, whose games are not to be shown. */
  stopCompanies(companies: ReadonlySet<string>): void;
  /** A stake was taken in a game: it is lately played. */
  began(playerId: PlayerId, company: string, game: string): void;
  /** Banned for good or for a time. */
  isBanned(playerId: PlayerId): boolean;
  /** False during a break the player chose. */
  mayPlay(db: Database | Tx, playerId: PlayerId, atMs: number): Promise<boolean>;
  /** Two letters of the country a player registered from. */
  countryOf(db: Database | Tx, playerId: PlayerId): Promise<string | undefined>;
  /** The hours of today that players allow themselves. */
  readonly hours: Pick<SessionTime, 'mayEnter' | 'timedCall'>;
  accounts(db: Database | Tx, playerId: PlayerId): Promise<readonly Account[]>;
  readonly spendableCall: Wallet['spendableCall'];
  payPrize(tx: Tx, prize: PromotionPrize): Promise<unknown>;
  readonly operators: Pick<Operators, 'requireOperator' | 'record'>;
}

/** What the module's parts share. */
export interface GameWalletParts extends GameWalletDependencies {
  readonly kernel: Kernel;
  readonly companies: Companies;
  readonly gameOrigins: GameOrigins;
  readonly ask: AskAggregator;
  readonly numbers: NumberDesk;
  readonly risk: RiskFigures<keyof typeof USUAL_RISK>;
  readonly sessions: KeptSessions;
  readonly rounds: KeptRounds;
  readonly betAtOnce: ReturnType<typeof createBetAtOnce>;
  readonly winAtOnce: ReturnType<typeof createWinAtOnce>;
}
