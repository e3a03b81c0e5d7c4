import type { PlayerId } from '@paddock/contract';

import type { Kernel, PlatformModule } from '../../kernel/module.ts';
import type { NumberDesk } from '../../kernel/public-numbers/number-desk.ts';
import type { PlayerNumbers, RequirePlayer } from '../identity/index.ts';
import type { LiveSource } from '../live/index.ts';
import type { Operators } from '../operators/index.ts';
import type { AccountCurrencies, CurrencyOf, ProductStakes } from '../products/index.ts';
import type { Arrivals } from './tables/arrivals.ts';
import type { BetPayer } from './bets/pay-bets.ts';
import type { PressKeeper } from './bets/keep-presses.ts';
import type { BetWriter } from './bets/place-bet.ts';
import type { ShownNames } from './bets/shown-names.ts';
import type { SharedBounds } from './bets/bounds.ts';
import type { Tables } from './tables/tables.ts';

/** Rounds that many players share: one owner a site (rules §12). */
export interface SharedRounds extends PlatformModule {
  /** Rounds as live topics: `table:crash`. */
  readonly liveSource: Pick<LiveSource, 'snapshot' | 'takeChanges'>;
  /** A source with these topics besides its own. */
  beside(source: LiveSource): LiveSource;
}

export interface SharedRoundsDependencies {
  readonly requirePlayer: RequirePlayer;
  readonly stakes: ProductStakes;
  /** Banned for good or for a time. */
  isBanned(playerId: PlayerId): boolean;
  /** An operator has closed the game to new bets. */
  isClosed(game: string): boolean;
  /** A player bet at a table. */
  began(playerId: PlayerId, game: string): void;
  readonly currencyOf: CurrencyOf;
  readonly operators: Pick<Operators, 'requireOperator' | 'record'>;
  readonly playerNumbers: Pick<PlayerNumbers, 'numbersOf'>;
}

/** What the module's parts share. */
export interface SharedParts extends Omit<SharedRoundsDependencies, 'currencyOf' | 'playerNumbers'> {
  readonly kernel: Kernel;
  readonly chainLength: number;
  readonly numbers: NumberDesk;
  readonly bounds: SharedBounds;
  readonly tables: Tables;
  readonly arrivals: Arrivals;
  readonly currencies: AccountCurrencies;
  readonly names: ShownNames;
  readonly writeBet: BetWriter;
  readonly payer: BetPayer;
  readonly presses: PressKeeper;
}
