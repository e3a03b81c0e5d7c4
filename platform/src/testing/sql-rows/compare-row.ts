import type { DescribedColumn } from './describe-statement.ts';

/** What a value is in JavaScript. */
export type ValueKind = Scalar | `${Scalar}[]`;
type Scalar = 'bigint' | 'number' | 'string' | 'boolean' | 'bytes' | 'date' | 'object' | 'unknown';

/** A member of a row type. */
export interface StatedColumn {
  /** More than one for a union of unlike things. */
  readonly kinds: readonly ValueKind[];
  readonly isNullable: boolean;
  /** Only some of the statements that share the type answer it. */
  readonly isOptional: boolean;
}

/** What pg makes of the types we use: BigInt of int8, as `kernel/database/database.ts` says; a text of every array of them. */
const KINDS: Readonly<Record<string, ValueKind>> = {
  int2: 'number',
  int4: 'number',
  int8: 'bigint',
  oid: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'string',
  text: 'string',
  varchar: 'string',
  bpchar: 'string',
  name: 'string',
  uuid: 'string',
  inet: 'string',
  regclass: 'string',
  bool: 'boolean',
  bytea: 'bytes',
  date: 'date',
  timestamp: 'date',
  timestamptz: 'date',
  _int2: 'number[]',
  _int4: 'number[]',
  _int8: 'string[]',
  _text: 'string[]',
  _bool: 'boolean[]',
  _bytea: 'bytes[]',
};

/** Any shape may be in there; its reader checks it. */
const isJson = (typeName: string): boolean => typeName === 'json' || typeName === 'jsonb';

/**
 * How the columns that PostgreSQL answers for a statement differ from its row type: names, kinds of values, and nulls that
 * the type leaves out. A null is ruled out by `where … is not null` in the text.
 */
export function rowProblems(
  text: string,
  stated: ReadonlyMap<string, StatedColumn>,
  described: readonly DescribedColumn[],
): string[] {
  const columns = new Map(described.map((column) => [column.name, column]));
  return [...stated].flatMap(([name, wanted]) => {
    const column = columns.get(name);
    if (column === undefined) return wanted.isOptional ? [] : [`${name} is not answered`];
    return [...kindProblems(name, wanted, column), ...nullProblems(text, wanted, column)];
  });
}

function kindProblems(name: string, { kinds }: StatedColumn, { typeName }: DescribedColumn): string[] {
  if (isJson(typeName) || kinds.every((kind) => kind === 'unknown')) return [];
  const real = KINDS[typeName];
  if (real === undefined) return [`${name}: nobody has said what ${typeName} becomes (compare-row.ts)`];
  return kinds.length === 1 && kinds[0] === real
    ? []
    : [`${name} is ${real} (${typeName}), not ${kinds.join(' | ')}`];
}

function nullProblems(
  text: string,
  { isNullable, kinds }: StatedColumn,
  { name, mayBeNull }: DescribedColumn,
): string[] {
  if (!mayBeNull || isNullable || kinds.includes('unknown')) return [];
  const ruledOut = new RegExp(`\\b(?:where|and)\\s+(?:\\w+\\.)?${name} is not null`);
  return ruledOut.test(text) ? [] : [`${name} may be null`];
}
