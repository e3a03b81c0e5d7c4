import type { AmountMinor, PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { OpenHold } from '../wallet/index.ts';
import type { RiskFigures } from './risk-figures.ts';
import type { ProductWagering } from './wagering.ts';

/** What people know a stake by, and what a statement says of it beside. */
export interface StakeLabel {
  /** Eleven digits (`BetNumber`). */
  readonly number: string;
  /** The settlement that gave it back, as if it had never been staked; absent where none did. */
  readonly voidRevision?: number;
  /** The game of the catalogue that it was staked in, where a statement names it: as the catalogue knows it. */
  readonly game?: GameKey;
}

/** A game as the catalogue knows it: by its company and the company's code of it. */
export interface GameKey {
  readonly company: string;
  readonly game: string;
}

/**
 * What a product that takes stakes (the sportsbook; later a casino, a lottery) owes to those who keep its players' money.
 * It holds and settles stakes by the wallet's bets and asks the limits for each; here it says what of them is its own.
 * Every member is required: a product that forgets one does not compile. Registered in `platform/src/products`.
 */
export interface ProductRegistration {
  /** The name of its module: `coin-toss`. Its stakes are held under it. */
  readonly product: string;
  /**
   * Code of its house account, of no other product: its settled stakes come in, what they pay goes out. Opened in each
   * currency at the start; never changed once a stake was settled, since the ledger is not rewritten.
   */
  readonly houseAccount: string;
  /** Its stakes that must lie in escrow now, for the audits of the ledger: of the server, and of `ledger:audit`. */
  openHolds(db: Database | Tx): Promise<readonly OpenHold[]>;
  /** What its house account must hold by its own rows: settled stakes less what they paid. Zero may be left out. */
  kept(tx: Tx): Promise<readonly HouseKept[]>;
  /** Rules over its own rows that are broken, each in words with its ids; asked by the same audits. */
  brokenRules(tx: Tx): Promise<readonly string[]>;
  /** What the house risks with it where the operator's `risk.json` says nothing; the product reads them by `riskOf`. */
  readonly usualRisk: RiskFigures;
  /** What its stakes count for a bonus. */
  readonly wagering: ProductWagering;
  /**
   * Reads what people know some of its stakes by, to be asked for one by one: the words of statements and of a bonus's bets.
   * Null for a stake of another product and for one that was never accepted.
   */
  stakeLabels(
    db: Database | Tx,
    playerId: PlayerId,
    stakeIds: readonly string[],
  ): Promise<(stakeId: string) => StakeLabel | null>;
}

/** What the house kept of a product's settled stakes in one currency; negative when it paid more than it took. */
export interface HouseKept {
  readonly currency: string;
  readonly keptMinor: AmountMinor;
}
