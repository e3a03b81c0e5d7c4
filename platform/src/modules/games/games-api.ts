import type { PlayerId } from '@paddock/contract';

import type { Kernel, PlatformModule } from '../../kernel/module.ts';
import type { NumberDesk } from '../../kernel/public-numbers/number-desk.ts';
import type { FreeRounds } from '../bonuses/index.ts';
import type { RequirePlayer } from '../identity/index.ts';
import type { AccountCurrencies, CurrencyOf, ProductStakes } from '../products/index.ts';
import type { BoundsOfRound, RoundBounds } from './rounds/round-bounds.ts';
import type { OwnGames } from './rounds/own-games.ts';

/** Rounds of our own games: seeds, bets, moves, wins (rules §12). */
export interface Games extends PlatformModule {
  /** What promotions may give rounds of. */
  readonly freeRounds: {
    readonly games: readonly string[];
    /** Undefined for a currency that no stake is taken in. */
    boundsOf(currency: string): Pick<BoundsOfRound, 'minMinor' | 'maxMinor'> | undefined;
  };
}

export interface GamesDependencies {
  readonly requirePlayer: RequirePlayer;
  readonly stakes: ProductStakes;
  /** Rounds that promotions give, at the house's stake. */
  readonly freeRounds: FreeRounds;
  /** Banned for good or for a time. */
  isBanned(playerId: PlayerId): boolean;
  /** Closed by an operator: begins no rounds; those that are open go on. */
  isClosed(game: string): boolean;
  /** A round of a game was begun. */
  began(playerId: PlayerId, game: string): void;
  /** Undefined for an account that is not the player's. */
  readonly currencyOf: CurrencyOf;
}

/** What the module's parts share. */
export interface GamesParts extends Omit<GamesDependencies, 'currencyOf'> {
  readonly kernel: Kernel;
  readonly games: OwnGames;
  readonly currencies: AccountCurrencies;
  readonly numbers: NumberDesk;
  readonly bounds: RoundBounds;
}
