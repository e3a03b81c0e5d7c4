import type { SharedBetView } from '@paddock/contract/schemas';

import { MortalProcess, type Fate } from '../../sportsbook/testing/mortal-process.ts';
import {
  createTablesFixture,
  type Answer,
  type TablePlayer,
  type TablesFixture,
} from '../shared-rounds.fixture.ts';

/** How often time is looked at. */
const STEP_MS = 500;

/** Tables of a process that may die at a commit, and is started again at once on the same database. */
export class MortalTables {
  readonly tables: TablesFixture;
  readonly #mortal: MortalProcess;

  private constructor(tables: TablesFixture, mortal: MortalProcess) {
    this.tables = tables;
    this.#mortal = mortal;
  }

  static async start(game: string): Promise<MortalTables> {
    const life = { restart: () => Promise.resolve() };
    const mortal = new MortalProcess(() => life.restart());
    const tables = await createTablesFixture({}, game, mortal.around);
    life.restart = () => tables.restart();
    return new MortalTables(tables, mortal);
  }

  get deaths(): number {
    return this.#mortal.deaths;
  }

  arm(commits: number, at: Fate): void {
    this.#mortal.arm(commits, at);
  }

  /** What is answered well, whatever happens meanwhile. */
  answered(ask: () => Promise<Answer<SharedBetView>>): Promise<SharedBetView> {
    return this.#mortal.answered(ask);
  }

  /** Lets time pass until it is so. */
  until(isSo: () => boolean | Promise<boolean>): Promise<void> {
    return this.#mortal.until(isSo, () => this.tables.platform.advance(STEP_MS));
  }

  /** Lets the round be played to its end, the bets be paid, and the next one open. */
  async untilNext(number: number, players: readonly TablePlayer[]): Promise<void> {
    await this.until(() => this.tables.view().round.betsOn === number + 1);
    await this.until(async () => {
      const bets = await Promise.all(players.map((player) => this.tables.bets(player)));
      return bets.every(({ status, body }) => status === 200 && body.bets.every(({ paid }) => paid !== null));
    });
  }
}
