import type { FastifyRequest } from 'fastify';
import type { GameDevice, PlayerId } from '@paddock/contract';
import type {
  CatalogueAnswer,
  CatalogueEntry,
  CompanyName,
  GameRefusal,
  GameTile,
  NamedGame,
  TournamentGames,
} from '@paddock/contract/schemas';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { Kernel, PlatformModule } from '../../kernel/module.ts';
import type { RequirePlayer } from '../identity/index.ts';
import type { GameKey, RoundSource } from '../products/index.ts';
import type { Operators } from '../operators/index.ts';
import type { StakeBoundsOfGame } from './playable.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { GamePageNames } from './lists/page-names.ts';

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
  /** Undefined for a guest, whose country nobody knows. */
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
   * @throws PlatformError COMPANY_OWN for our own company, INVALID_INPUT for a company without a proper name
   */
  acceptCatalogue(company: CompanyName, entries: readonly unknown[]): Promise<CatalogueAnswer>;
  /** A game by its company's code of it; those that are closed too. */
  gameOf(company: string, code: string): CatalogueGame | undefined;
  /** How a game is called; one that no catalogue had, by its codes. */
  nameOf(game: GameKey): NamedGame;
  /** A game by its id in the catalogue; those that are closed too. */
  gameById(id: string): CatalogueGame | undefined;
  /** Pages of the games that this site may offer and of their studios, for search engines. */
  pages(): readonly { readonly path: string }[];
  /** What the catalogue's pages are of. */
  readonly pageNames: GamePageNames;
  /**
   * Why it cannot be played so; undefined: it can. The code is one of the error table. Of a company that is stopped nothing is
   * begun, which whoever launches its games sees to, and what is open is played on.
   */
  refusalOf(game: CatalogueGame, wish: PlayWish): Promise<GameRefusal | undefined>;
  /** What stakes a game takes in a currency, as its company said last, in minor units; nothing said bounds nothing. */
  stakesOf(game: Readonly<Record<'company' | 'game' | 'currency', string>>): StakeBoundsOfGame;
  /** Which companies are stopped, by whoever launches their games: from now on none of them is shown. */
  stopCompanies(companies: ReadonlySet<string>): void;
  /**
   * The games that a choice names, closed ones too, each as its company and the company's code of it with a space between;
   * undefined for all games.
   */
  chosenKeys(choice: TournamentGames): readonly string[] | undefined;
  /** Those of them that can be played so, what is played most first. */
  chosenTiles(choice: TournamentGames, wish: PlayWish): Promise<readonly GameTile[]>;
  /** Whether an operator closed one of our own games, by the code of its rules. */
  isOwnClosed(code: string): boolean;
  /** The same as `played` for a round of one of our own games, by the code of its rules. */
  ownBegan(playerId: PlayerId, code: string): void;
  /**
   * Says that a player began a round of a game: it is lately played, and more popular. Costs the round nothing: it is
   * written down a moment later, with others. An id that nobody knows is passed over.
   */
  played(playerId: PlayerId, gameId: string): void;
}

export interface CasinoDependencies {
  readonly requirePlayer: RequirePlayer;
  /** Two letters of the country that a player registered from. */
  readonly countryOf: (db: Database | Tx, playerId: PlayerId) => Promise<string | undefined>;
  /** Two letters of the country that a guest asks from; undefined where nobody knows. */
  readonly guestCountryOf: (request: FastifyRequest) => string | undefined;
  /** Licences this site has. */
  readonly licences: () => readonly string[];
  readonly operators: Pick<Operators, 'requireOperator' | 'record'>;
  /** Rounds of each product with games. */
  readonly rounds: readonly RoundSource[];
}

/** What the module's parts share. */
export interface CasinoParts extends CasinoDependencies {
  readonly kernel: Kernel;
  readonly catalogue: Catalogue;
  /** Reads the catalogue into memory as it was committed, after whatever else is being read or counted. */
  readonly readAgain: () => Promise<void>;
}
