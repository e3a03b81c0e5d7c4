import type { GameDevice, PlayerId } from '@paddock/contract';
import type { CatalogueAnswer, CatalogueEntry, CompanyName, GameRefusal } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { PlatformModule } from '../../kernel/module.ts';

/** A game of the catalogue, for whoever launches it. */
export interface CatalogueGame {
  /** Its id in the catalogue, a decimal string. */
  readonly id: string;
  readonly company: CompanyName;
  /** What the company sent of it last; `code` is its own name for it. */
  readonly entry: CatalogueEntry;
  /** Its page, without language. */
  readonly address: string;
}

/** Where and how somebody wants to play. */
export interface PlayWish {
  /** Undefined for a guest, who plays demos alone. */
  readonly playerId?: PlayerId | undefined;
  readonly currency?: string | undefined;
  readonly device?: GameDevice | undefined;
}

/** The catalogue of all games, for modules that launch them and count their rounds. */
export interface Casino extends PlatformModule {
  /**
   * Takes in the whole catalogue of a company, in one transaction. What is broken is refused by name, and what stood of it
   * stays; what is not named any more is closed. The same again changes nothing. Entries are judged here: whatever a
   * company sent may be handed in.
   * @throws PlatformError COMPANY_OWN for our own company
   */
  acceptCatalogue(company: CompanyName, entries: readonly unknown[]): Promise<CatalogueAnswer>;
  /** A game by its company's code of it; those that are closed too. */
  gameOf(company: string, code: string): CatalogueGame | undefined;
  /** A game by its id in the catalogue; those that are closed too. */
  gameById(id: string): CatalogueGame | undefined;
  /** Why it cannot be played so; undefined: it can. The code is one of the error table. */
  refusalOf(game: CatalogueGame, wish: PlayWish): Promise<GameRefusal | undefined>;
  /** Says that a round of a game was begun by a player: lately played, and its popularity. Once a round. */
  played(db: Database | Tx, playerId: PlayerId, gameId: string): Promise<void>;
}
