import { availableParallelism } from 'node:os';
import type { PersonId, PlayerId } from '@paddock/contract';
import type { RawBuilder } from 'kysely';

import { inOneStatement, inTransaction, type Database, type Tx } from '../../kernel/database/database.ts';
import { gather } from '../../kernel/database/gather.ts';
import { throwRaised } from '../../kernel/database/raised-refusal.ts';
import type { LimitsCheck } from '../limits/index.ts';
import type { HoldStake, Wallet } from '../wallet/index.ts';

/** A stake in the currency of its account, which its product knows. */
export interface PlacedStakeOf extends HoldStake {
  readonly currency: string;
}

/** How a statement takes its stakes: each call reads what the one before it answered. */
export interface StakeCalls {
  /** Of the wallet: takes the stakes. */
  readonly take: RawBuilder<readonly string[]>;
  /** Of the limits: admits them, and answers who else they count for. */
  readonly admit: RawBuilder<readonly PersonId[]>;
}

export interface WrittenStake {
  /** Of the bet. */
  readonly id: bigint;
  /** Persons one of the stakes has to be counted for too. */
  readonly persons: readonly PersonId[];
}

/** What a product writes with its stakes in one statement. @typeParam Row what it answers of each */
export interface StakeStatement<Item, Row extends WrittenStake = WrittenStake> {
  stakeOf(item: Item): PlacedStakeOf;
  /** Bets whose rows are new, as the statement knows them: only their stakes are taken. */
  readonly bets: RawBuilder<readonly string[]>;
  /**
   * Everything that stakes of different players are, and a row for each that was written. Alone it is a transaction by
   * itself; else one stake's, the first statement of a transaction, in which `rest` follows.
   */
  of(
    on: Database | Tx,
    items: readonly Item[],
    calls: StakeCalls & { readonly isAlone: boolean },
  ): RawBuilder<Row> | Promise<RawBuilder<Row>>;
  rest(tx: Tx, item: Item): Promise<void>;
  /** Whether an error of the statement alone says that more belongs to it. */
  needsRest(error: unknown): boolean;
}

export interface TogetherParts {
  readonly wallet: Pick<Wallet, 'stakesCall'>;
  readonly limits: Pick<LimitsCheck, 'stakesCall' | 'stakeRefusal' | 'countForPerson' | 'countsTogether'>;
}

/** Players of whom something is known: that more belongs to their stakes, that the last one was refused. */
const REMEMBERED = 20_000;
/** Stakes of one statement. Beyond it one costs little less, and waits for more. */
export const MOST_TOGETHER = 32;
/**
 * Statements side by side. On two processors one is better: Node has the other, and what comes meanwhile shares the next
 * statement, whose beginning costs as much as several stakes.
 */
export const AT_ONCE = availableParallelism() > 2 ? 2 : 1;

/**
 * Writes stakes with what their product writes: one statement, which is a transaction by itself and shared by all who stake
 * at the same moment. Where more belongs to a stake (it counts for a person too), it is the first of a transaction of its
 * own: what that takes is not known before it is asked. Answers undefined where the row is not new, and writes nothing of it.
 * @throws what the wallet and the limits refuse, nothing written; any other error leaves open whether it was.
 */
export function stakesTogether<Item, Row extends WrittenStake>(
  db: Database,
  parts: TogetherParts,
  statement: StakeStatement<Item, Row>,
): (item: Item) => Promise<Row | undefined> {
  const { limits } = parts;
  const withRest = new Set<PlayerId>();
  /** Who is refused again and again is so alone: a shared statement is tried over in halves for one that is refused. */
  const refused = new Set<PlayerId>();
  const ownerOf = (item: Item): PlayerId => statement.stakeOf(item).playerId;
  const sharing = { ownerOf, work: writeAll, atOnce: AT_ONCE };
  const writeShared = gather<Item, Row | undefined>({ ...sharing, most: MOST_TOGETHER });
  const writeAlone = gather<Item, Row | undefined>({ ...sharing, most: 1 });

  async function writeAll(items: readonly Item[]): Promise<readonly (Row | undefined)[]> {
    const rows = await inOneStatement(db, await statementOf(parts, statement, db, { items, isAlone: true }));
    const written = new Map(rows.map((row) => [row.id.toString(), row]));
    return items.map((item) => written.get(statement.stakeOf(item).betId));
  }

  return async (item) => {
    const playerId = ownerOf(item);
    try {
      if (!withRest.has(playerId)) {
        const written = await (refused.has(playerId) ? writeAlone : writeShared)(item);
        refused.delete(playerId);
        return written;
      }
    } catch (error) {
      const needsRest = limits.countsTogether(error) || statement.needsRest(error);
      remember(needsRest ? withRest : refused, playerId);
      if (!needsRest) throw limits.stakeRefusal(error) ?? throwRaised(error);
    }
    return inTransaction(db, (tx) => stakeWithin(parts, statement, tx, item));
  };
}

/** The same in a transaction that does more. @throws as above */
export async function stakeWithin<Item, Row extends WrittenStake>(
  parts: TogetherParts,
  statement: StakeStatement<Item, Row>,
  tx: Tx,
  item: Item,
): Promise<Row | undefined> {
  const { limits } = parts;
  const { rows } = await (
    await statementOf(parts, statement, tx, { items: [item], isAlone: false })
  )
    .execute(tx)
    .catch((error: unknown) => {
      throw limits.stakeRefusal(error) ?? throwRaised(error);
    });
  for (const { persons } of rows) {
    for (const person of persons) await limits.countForPerson(tx, statement.stakeOf(item), person);
  }
  const [written] = rows;
  if (written !== undefined) await statement.rest(tx, item);
  return written;
}

async function statementOf<Item, Row extends WrittenStake>(
  { wallet, limits }: TogetherParts,
  statement: StakeStatement<Item, Row>,
  on: Database | Tx,
  { items, isAlone }: { readonly items: readonly Item[]; readonly isAlone: boolean },
): Promise<RawBuilder<Row>> {
  const { bets } = statement;
  const stakes = items.map((item) => statement.stakeOf(item));
  const admit = await limits.stakesCall(on, stakes, { bets, isAlone });
  return statement.of(on, items, { take: wallet.stakesCall(stakes, bets), admit, isAlone });
}

export function remember(players: Set<PlayerId>, playerId: PlayerId): void {
  if (players.size >= REMEMBERED) players.clear();
  players.add(playerId);
}
