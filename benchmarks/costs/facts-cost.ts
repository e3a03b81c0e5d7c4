import type pg from 'pg';

import { sum } from '../report/statistics.ts';
import type { FloorFacts } from '../floor/floor-function.ts';
import type { WrittenRows } from '../floor/written-rows.ts';

/** What the rows of one operation bring with them, counted from the catalogue and from one of its transactions. */
export interface FactsCost {
  readonly inserted: number;
  readonly updated: number;
  /** Of inserted rows; an update here changes no column of an index. */
  readonly indexEntries: number;
  readonly foreignKeys: number;
  readonly checksAtCommit: number;
  readonly otherTriggers: number;
}

interface TriggersOf {
  readonly table: string;
  readonly on_insert: boolean;
  readonly on_update: boolean;
  readonly kind: 'foreignKeys' | 'checksAtCommit' | 'otherTriggers';
}

/** Row triggers by table, those with a condition left out: bit 1 of the type is "for each row", 4 insert, 16 update. */
const TRIGGERS = `
  select tgrelid::regclass::text as table, tgtype & 4 > 0 as on_insert, tgtype & 16 > 0 as on_update,
      case when f.proname like 'RI_FKey_check%' then 'foreignKeys' when tgdeferrable then 'checksAtCommit'
        else 'otherTriggers' end as kind
    from pg_trigger t join pg_proc f on f.oid = tgfoid
    where tgtype & 1 > 0 and tgqual is null and f.proname not like 'RI_FKey_noaction%' and f.proname <> 'RI_FKey_check_upd'`;

export async function factsCost(
  db: pg.Client,
  written: readonly WrittenRows[],
  { updates }: Pick<FloorFacts, 'updates'>,
): Promise<FactsCost> {
  const { rows: triggers } = await db.query<TriggersOf>(TRIGGERS);
  const isUpdate = ({ table }: WrittenRows): boolean => updates[table] !== undefined;
  const run = (kind: TriggersOf['kind']): number =>
    sum(
      written.map((one) => {
        const own = triggers.filter(
          (trigger) =>
            trigger.table === one.table &&
            trigger.kind === kind &&
            (isUpdate(one) ? trigger.on_update : trigger.on_insert),
        );
        return own.length * one.rows.length;
      }),
    );
  const inserted = written.filter((one) => !isUpdate(one));
  return {
    inserted: sum(inserted.map(({ rows }) => rows.length)),
    updated: sum(written.filter(isUpdate).map(({ rows }) => rows.length)),
    indexEntries: sum(inserted.map(({ indexEntries }) => indexEntries)),
    foreignKeys: run('foreignKeys'),
    checksAtCommit: run('checksAtCommit'),
    otherTriggers: run('otherTriggers'),
  };
}
