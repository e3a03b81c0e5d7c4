/** Kysely's tag as far as a statement shows it. */
const TAG = `declare const sql: (<Row>(texts: TemplateStringsArray, ...parts: unknown[]) => Fragment) & {
  ref(name: string): Fragment; raw(text: string): Fragment };
interface Fragment { toOperationNode(): void }
`;

export const sampleFile = (source: string): string => `${TAG}${source}\nexport {};\n`;

const FROM = 'from wallet_posting where player_id = ${1}';

/** What it is and its source. */
export const RIGHT_STATEMENTS: readonly (readonly [what: string, source: string])[] = [
  ['what is answered', `sql<{ at_ms: bigint; balance_after_minor: bigint | null }>\`select * ${FROM}\``],
  ['an id with its brand', `sql<{ player_id: bigint & { brand: 'id' } }>\`select player_id ${FROM}\``],
  ['nulls ruled out', `sql<{ seq: bigint }>\`select seq ${FROM} and seq is not null\``],
  [
    'lists, figures and counts',
    'sql<{ a: number[]; b: string; c: bigint }>`select array[1] as a, 1.5 as b, count(*) as c`',
  ],
  [
    'a piece of two, both right',
    `const a = 1 > 2 ? sql\`seq\` : sql\`at_ms as seq\`; sql<{ seq: bigint | null }>\`select \${a} ${FROM}\``,
  ],
];

/** The same with what is said of it. */
export const WRONG_STATEMENTS: readonly (readonly [what: string, source: string, problem: string])[] = [
  ['a column nobody answers', `sql<{ when_ms: bigint }>\`select at_ms ${FROM}\``, 'when_ms is not answered'],
  ['another kind', `sql<{ at_ms: number }>\`select at_ms ${FROM}\``, 'at_ms is bigint (int8), not number'],
  [
    'a list of it',
    'sql<{ ids: bigint[] }>`select array[1::int8] as ids`',
    'ids is string[] (_int8), not bigint[]',
  ],
  [
    'no null',
    `sql<{ balance_after_minor: bigint }>\`select balance_after_minor ${FROM}\``,
    'balance_after_minor may be null',
  ],
  [
    'a column that is not there',
    `sql<{ a: bigint }>\`select whenever as a ${FROM}\``,
    'is refused: column "whenever" does not exist',
  ],
  [
    'a piece of two, one wrong',
    `const a = (n: number) => (n > 2 ? sql\`seq as at_ms\` : sql.raw('at_ms as seq'));
      sql<{ at_ms: bigint | null }>\`select \${a(1)} ${FROM}\``,
    'at_ms is not answered',
  ],
  [
    'a piece from outside',
    `declare const a: Fragment; sql<{ at_ms: bigint }>\`select \${a} ${FROM}\``,
    'unknown: a',
  ],
];
