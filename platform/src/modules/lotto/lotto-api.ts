import type { PlayerId } from '@paddock/contract';

import type { Kernel, PlatformModule } from '../../kernel/module.ts';
import type { NumberDesk } from '../../kernel/public-numbers/number-desk.ts';
import type { TicketGifts, TicketSeller } from '../bonuses/index.ts';
import type { RequirePlayer } from '../identity/index.ts';
import type { TellInbox } from '../inbox/index.ts';
import type { LiveSource } from '../live/index.ts';
import type { Operators } from '../operators/index.ts';
import type { AccountCurrencies, CurrencyOf, ProductStakes } from '../products/index.ts';
import type { AskBeacon } from './beacons/ask-beacon.ts';
import type { Beacons } from './beacons/beacons.ts';
import type { Boards } from './draws/boards.ts';
import type { LottoBounds } from './tickets/bounds.ts';

/** Lotteries: draws that anybody recomputes, tickets, subscriptions (docs/lotto.md). */
export interface Lotto extends PlatformModule {
  /** What is sold and what fell last as topic `lotto`, besides another source's topics. */
  beside(source: LiveSource): LiveSource;
  /** What tickets there are, for who gives them. */
  readonly tickets: TicketSeller;
}

export interface LottoDependencies {
  /** Tickets are bought by those who agree to the terms in force. */
  readonly requireConsent: RequirePlayer;
  readonly requirePlayer: RequirePlayer;
  readonly stakes: ProductStakes;
  /** Tickets that the house pays. */
  readonly gifts: TicketGifts;
  readonly currencyOf: CurrencyOf;
  /** Banned for good or for a time. */
  isBanned(playerId: PlayerId): boolean;
  readonly tellInbox: TellInbox;
  readonly operators: Pick<Operators, 'requireOperator' | 'record'>;
}

/** What the module's parts share. */
export interface LottoParts extends Omit<LottoDependencies, 'currencyOf'> {
  readonly kernel: Kernel;
  readonly beacons: Beacons;
  readonly askBeacon: AskBeacon;
  readonly boards: Boards;
  readonly bounds: LottoBounds;
  readonly currencies: AccountCurrencies;
  readonly numbers: NumberDesk;
}
