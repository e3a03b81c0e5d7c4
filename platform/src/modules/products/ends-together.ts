import type { PlayerId } from '@paddock/contract';
import type { RawBuilder } from 'kysely';

import { inOneStatement, type Database } from '../../kernel/database/database.ts';
import { gather } from '../../kernel/database/gather.ts';
import type { StakeEnd } from './product-stakes.ts';
import { AT_ONCE, MOST_TOGETHER, remember } from './stakes-together.ts';

/** What a statement answers of a stake that it ended. */
export interface EndedRow {
  /** Of the bet. */
  readonly id: bigint;
}

/** What a product writes with the first ends of its stakes in one statement. */
export interface EndStatement<Item, Row extends EndedRow> {
  endOf(item: Item): StakeEnd;
  /**
   * The statement, a transaction by itself. `end` stands beside the row of a part named `taken`, whose column `bets` names
   * the stakes that end; of the others nothing is written.
   */
  of(items: readonly Item[], end: RawBuilder<unknown>): RawBuilder<Row>;
}

export interface EndingParts {
  /** Pays the stakes that are named, counts what they paid, and ends the statement where more belongs to one. */
  endsCall(ends: readonly StakeEnd[]): Promise<RawBuilder<unknown>>;
  /** Whether an error of the statement says that more belongs to it. */
  needsRest(error: unknown): boolean;
}

/**
 * Ends stakes with what their product writes: one statement, shared by all whose stakes end at the same moment, one of each
 * player at a time. Answers undefined where it wrote nothing: the product left it out, or more belongs to the end (a bonus
 * runs, the stake counts for a person), which `settle` sees to.
 * @throws what else refuses it, nothing written; an error that is no refusal leaves open whether it was.
 */
export function endsTogether<Item, Row extends EndedRow>(
  db: Database,
  statement: EndStatement<Item, Row>,
  { endsCall, needsRest }: EndingParts,
): (item: Item) => Promise<Row | undefined> {
  const withRest = new Set<PlayerId>();
  const ownerOf = (item: Item): PlayerId => statement.endOf(item).playerId;
  const write = gather<Item, Row | undefined>({
    ...{ ownerOf, most: MOST_TOGETHER, atOnce: AT_ONCE },
    async work(items) {
      const ends = items.map((item) => statement.endOf(item));
      const rows = await inOneStatement(db, statement.of(items, await endsCall(ends)));
      const written = new Map(rows.map((row) => [row.id.toString(), row]));
      return ends.map(({ betId }) => written.get(betId));
    },
  });
  return async (item) => {
    const playerId = ownerOf(item);
    if (withRest.has(playerId)) return undefined;
    try {
      return await write(item);
    } catch (error) {
      if (!needsRest(error)) throw error;
      remember(withRest, playerId);
      return undefined;
    }
  };
}
