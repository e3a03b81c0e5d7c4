import type { TableBetView, TableDelta, TableTopicView, Topic } from '@paddock/contract';

import type { TopicChange } from '../../live/index.ts';
import type { SharedParts, SharedRounds } from '../shared-rounds-api.ts';
import type { Table } from '../tables/table.ts';
import { listedBets, roundView, totalsOf } from './table-view.ts';

const TOPIC = 'table:';

/** What was told last of a table, so that only what differs is told next. */
interface Told {
  changes: number;
  number: number | null;
  round: string;
  totals: string;
  bets: ReadonlyMap<string, string>;
}

/** Tables as live topics. Whoever looks at one wakes it. */
export function tableSource({
  kernel,
  tables,
}: Pick<SharedParts, 'kernel' | 'tables'>): SharedRounds['liveSource'] {
  const told = new Map<Table, Told>();

  function seen(table: Table): void {
    table.seenAtMs = kernel.clock.nowMs();
    table.wake();
  }

  return {
    snapshot(topic: Topic): TableTopicView | undefined {
      const table = topic.startsWith(TOPIC) ? tables.find(topic.slice(TOPIC.length)) : undefined;
      if (table === undefined) return undefined;
      seen(table);
      const atMs = kernel.clock.nowMs();
      return {
        round: roundView(table),
        bets: listedBets(table, atMs),
        totals: totalsOf(table.shown, atMs),
      };
    },
    takeChanges(watched): readonly TopicChange[] {
      return tables.all().flatMap((table): TopicChange[] => {
        const topic = `${TOPIC}${table.rules.code}`;
        if (!watched(topic)) return [];
        seen(table);
        const before = told.get(table);
        if (before?.changes === table.changes) return [];
        const { delta, after } = changeOf(table, before, kernel.clock.nowMs());
        told.set(table, after);
        return [{ topic, data: delta }];
      });
    },
  };
}

function changeOf(
  table: Table,
  before: Told | undefined,
  atMs: number,
): { readonly delta: TableDelta; readonly after: Told } {
  const round = roundView(table);
  const totals = totalsOf(table.shown, atMs);
  const listed = listedBets(table, atMs);
  const isSame = before !== undefined && before.number === round.number;
  const known = isSame ? before.bets : new Map<string, string>();
  const after: Told = {
    changes: table.changes,
    number: round.number,
    round: JSON.stringify(round),
    totals: JSON.stringify(totals),
    bets: new Map(listed.map((bet): [string, string] => [bet.id, JSON.stringify(bet)])),
  };
  const bets: readonly TableBetView[] = listed.filter(({ id }) => known.get(id) !== after.bets.get(id));
  const goneIds = [...known.keys()].filter((id) => !after.bets.has(id));
  const delta = {
    ...(after.round !== before?.round && { round }),
    ...(bets.length > 0 && { bets }),
    ...(goneIds.length > 0 && { goneIds }),
    ...(after.totals !== before?.totals && { totals }),
  };
  return { delta, after };
}
