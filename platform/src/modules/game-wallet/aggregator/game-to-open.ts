import type { AmountMinor, GameDevice, PlayerId } from '@paddock/contract';

/** A game that somebody opens, as an aggregator is asked for it. */
export interface GameToOpen {
  readonly game: string;
  readonly device: GameDevice;
  readonly language: string;
  /** Undefined without money. */
  readonly player:
    | {
        readonly playerId: PlayerId;
        readonly token: string;
        readonly currency: string;
        readonly balanceMinor: AmountMinor;
      }
    | undefined;
  /** Two letters of the country a player registered from; undefined where nobody knows. */
  readonly country: string | undefined;
  readonly ip: string;
  /** Where the game's own buttons lead, on this site. */
  readonly lobbyUrl: string;
  readonly depositUrl: string;
}
