import pg from 'pg';

import type { Particulars } from './operation.ts';
import type { TextRow, WrittenRows } from './written-rows.ts';

/** How a floor writes what one transaction of the product wrote. */
export interface FloorFacts {
  /** Variables, as a function declares them. */
  readonly declare: string;
  /** Statements before the rows: what is updated, and what the rows need to know. */
  readonly first: string;
  /**
   * By table, in the order of writing, columns of an inserted row that are each one's own, as SQL; the rest is as the
   * product wrote it.
   */
  readonly inserts: Readonly<
    Record<string, (row: TextRow, of: Particulars) => Readonly<Record<string, string>>>
  >;
  /** Tables whose rows `first` or a trigger updates, with how many. */
  readonly updates: Readonly<Record<string, number>>;
}

/** Name of the function in the database, where there is one. */
export const FLOOR = 'benchmark_floor';

/**
 * The SQL of one function that writes the very rows that a transaction of the product wrote, for others: the particulars
 * become parameters, the figures of a chain come from the facts.
 * @param name of the function
 * @throws where the product wrote what the facts do not know.
 */
export function floorFunction(
  written: readonly WrittenRows[],
  of: Particulars,
  facts: FloorFacts,
  name = FLOOR,
): string {
  const byTable = new Map(written.map((one) => [one.table, one]));
  for (const { table, rows } of written) {
    if (facts.inserts[table] !== undefined || facts.updates[table] === rows.length) continue;
    throw new Error(`the floor does not write the ${rows.length} rows of ${table}`);
  }
  for (const table of Object.keys(facts.updates)) {
    if (!byTable.has(table)) throw new Error(`the product writes no ${table} any more`);
  }
  const inserts = Object.entries(facts.inserts).flatMap(([table, own]) => {
    const one = byTable.get(table);
    if (one === undefined) throw new Error(`the product writes no ${table} any more`);
    return one.rows.map((row) => insertOf(one, row, of, own(row, of)));
  });
  const parameters = Object.keys(of).map((name) => `p_${name} ${name === 'key' ? 'text' : 'bigint'}`);
  return `create or replace function ${name}(${parameters.join(', ')}) returns void language plpgsql
    set plan_cache_mode = force_generic_plan as $floor$
    declare ${facts.declare}
    begin
      ${[facts.first, ...inserts].join('\n      ')}
    end $floor$`;
}

function insertOf(
  { table, types }: WrittenRows,
  row: TextRow,
  of: Particulars,
  own: Readonly<Record<string, string>>,
): string {
  const columns = Object.keys(row);
  const values = columns.map(
    (column) => own[column] ?? `(${expressionOf(row[column] ?? null, of)})::${types[column] ?? 'text'}`,
  );
  return `insert into ${table} (${columns.join(', ')}) overriding system value values (${values.join(', ')});`;
}

/** A value as the product wrote it, with parameters for the particulars in it. */
function expressionOf(value: string | null, of: Particulars): string {
  if (value === null) return 'null';
  const whole = Object.keys(of).find((name) => of[name] === value);
  if (whole !== undefined) return `p_${whole}`;
  const parts = Object.entries(of).reduce<readonly (string | { readonly name: string })[]>(
    (pieces, [name, text]) =>
      pieces.flatMap((piece) =>
        typeof piece === 'string'
          ? piece.split(text).flatMap((rest, at) => (at === 0 ? [rest] : [{ name }, rest]))
          : [piece],
      ),
    [value],
  );
  if (parts.length === 1) return pg.escapeLiteral(value);
  return parts
    .map((part) => (typeof part === 'string' ? pg.escapeLiteral(part) : `p_${part.name}`))
    .join(' || ');
}
