import { PlatformError } from '../../../kernel/http/problem.ts';
import type { TableRules } from '../rules/table-rules.ts';
import { Table } from './table.ts';

/** The tables of the site, by the codes of their games. */
export class Tables {
  readonly #tables: ReadonlyMap<string, Table>;

  constructor(rules: readonly TableRules[]) {
    this.#tables = new Map(rules.map((one) => [one.code, new Table(one)]));
  }

  /** @throws GAME_UNKNOWN */
  named(game: string): Table {
    const table = this.#tables.get(game);
    if (table === undefined) throw new PlatformError('GAME_UNKNOWN');
    return table;
  }

  find(game: string): Table | undefined {
    return this.#tables.get(game);
  }

  all(): readonly Table[] {
    return [...this.#tables.values()];
  }
}
