import type { SeededRandom } from '../seeded-random.ts';
import type { JsonSchema } from './json-schema.ts';

/** Wrong wherever they stand, or right and at the edge of what a number, a text or a database holds. */
const EDGES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.1,
  1e308,
  -0,
  2_147_483_648,
  9_007_199_254_740_993,
  '',
  ' ',
  '0',
  '-1',
  '1e3',
  '01',
  '9223372036854775807',
  '9223372036854775808',
  '99999999999999.9999',
  '9999-12-31',
  '2000-02-30',
  'null',
  'undefined',
  '\0',
  'a\0b',
  '\ud800',
  '\ufeff',
  '\u202E👩‍🚀e\u0301',
  'Ⅷ٣४',
  'ﬀ'.repeat(40),
  'x'.repeat(10_000),
  '__proto__',
  'constructor',
  "1' or '1'='1",
  '1; drop table wallet_posting; --',
  '%00',
  '%',
  '../../../../etc/passwd',
  '//example.com/\\@paddock',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '\r\nset-cookie: a=b',
  {},
  [],
  [[[[]]]],
  { toString: 'x' },
  { length: 1e9 },
];

/** Keys that objects of JavaScript have of themselves, and some that are none. */
export const STRANGE_KEYS = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  '\0',
  '$where',
  '0',
];

/** A value that is wrong for a schema or just at or over its bounds. */
export function edgeOf(schema: JsonSchema, random: SeededRandom): unknown {
  const bounds = boundsOf(schema);
  return bounds.length > 0 && random.int(3) === 0 ? random.pick(bounds) : random.pick(EDGES);
}

function boundsOf({ minimum, maximum, minLength, maxLength, type }: JsonSchema): readonly unknown[] {
  const numbers = [minimum, maximum].filter((one) => one !== undefined);
  const lengths = [minLength, maxLength].filter((one) => one !== undefined);
  return [
    ...numbers.flatMap((bound) => [bound - 1, bound, bound + 1, bound + 0.5]),
    ...lengths.flatMap((length) =>
      [length - 1, length, length + 1].filter((one) => one >= 0).map((one) => 'a'.repeat(one)),
    ),
    ...(type === 'integer' || type === 'number' ? [Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER] : []),
  ];
}
