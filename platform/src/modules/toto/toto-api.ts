import type { PlayerId } from '@paddock/contract';
import type { BetSection } from '@paddock/contract/schemas';

import type { Kernel, PlatformModule } from '../../kernel/module.ts';
import type { TicketGifts, TicketSeller } from '../bonuses/index.ts';
import type { RequirePlayer } from '../identity/index.ts';
import type { TellInbox } from '../inbox/index.ts';
import type { Operators } from '../operators/index.ts';
import type { AccountCurrencies, CurrencyOf, ProductStakes } from '../products/index.ts';
import type { PoolEvents } from '../sportsbook/index.ts';
import type { NumberDesk } from '../../kernel/public-numbers/number-desk.ts';
import type { StakeBounds } from './coupons/stake-bounds.ts';
import type { DrawFigures } from './draws/draw-figures.ts';

/** Pools of sports events (S2-13, docs/toto.md). */
export interface Toto extends PlatformModule {
  /** What coupons there are, for who gives them. */
  readonly tickets: TicketSeller;
  /** Whether there is a draw of this id. */
  hasDraw(id: string): Promise<boolean>;
}

export interface TotoDependencies {
  /** Who buys agrees to the terms in force. */
  readonly requirePlayer: RequirePlayer;
  readonly operators: Pick<Operators, 'requireOperator' | 'record' | 'propose' | 'proposals' | 'ownPlayers'>;
  /** The stakes of product `toto`. */
  readonly stakes: ProductStakes;
  /** Coupons that the house pays. */
  readonly gifts: TicketGifts;
  readonly currencyOf: CurrencyOf;
  readonly tellInbox: TellInbox;
  /** Fixtures, prices and results of the sportsbook. */
  readonly events: PoolEvents;
  /** Banned for good or for a time. */
  isBanned(playerId: PlayerId): boolean;
  /** True for a sport that is closed to a player (S6-06). */
  isSportClosed(playerId: PlayerId, section: BetSection, sport: string): boolean;
}

/** What the module's parts share. */
export interface TotoParts extends Omit<TotoDependencies, 'currencyOf'> {
  readonly kernel: Kernel;
  readonly currencies: AccountCurrencies;
  readonly bounds: StakeBounds;
  readonly numbers: NumberDesk;
  readonly figures: DrawFigures;
}
