import fc from 'fast-check';
import { Compile } from 'typebox/schema';

import type { SeededRandom } from '../seeded-random.ts';
import { edgeOf, STRANGE_KEYS } from './edge-values.ts';
import { exampleText, examplesOf } from './examples.ts';
import { isList, type JsonSchema } from './json-schema.ts';

export interface ValueMaking {
  readonly random: SeededRandom;
  /** What is known under a field's name. */
  readonly known: (name: string) => readonly unknown[];
  /** Of a hundred places in the value, how many shall be wrong or at an edge. */
  readonly wildPercent: number;
}

const checks = new WeakMap<JsonSchema, (value: unknown) => boolean>();

/** Whether a schema takes a value. */
export function takes(schema: JsonSchema, value: unknown): boolean {
  let check = checks.get(schema);
  if (check === undefined) {
    const compiled = Compile(schema);
    check = (one) => compiled.Check(one);
    checks.set(schema, check);
  }
  return check(value);
}

/** A value for a schema under a field's name; wrong in places as far as `wildPercent` says. */
export function makeValue(schema: JsonSchema, name: string, making: ValueMaking): unknown {
  const { random, wildPercent } = making;
  // The whole body seldom: it is refused before anything is read.
  if (random.int(name === '' ? 500 : 100) < wildPercent) return edgeOf(schema, random);
  const hint = hintOf(schema, name, making);
  if (hint !== undefined) return hint;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return random.pick(schema.enum);
  if (schema.anyOf !== undefined) return makeValue(random.pick(schema.anyOf), name, making);
  switch (schema.type) {
    case 'object':
      return makeObject(schema, making);
    case 'array':
      return makeList(schema, name, making);
    case 'integer':
    case 'number':
      return numberOf(schema, random);
    case 'boolean':
      return random.int(2) === 0;
    case 'null':
      return null;
    case 'string':
      return textOf(schema, random);
    default:
      return edgeOf(schema, random);
  }
}

/** Mostly what is known or exemplary, as far as the schema takes it. */
function hintOf(schema: JsonSchema, name: string, { random, known }: ValueMaking): unknown {
  if (random.int(25) === 0) return undefined;
  const all = [...known(name), ...examplesOf(name)];
  const fitting = all.filter((value) => takes(schema, value));
  return fitting.length === 0 ? undefined : random.pick(fitting);
}

function makeObject(schema: JsonSchema, making: ValueMaking): Readonly<Record<string, unknown>> {
  const { random, wildPercent } = making;
  const { properties = {}, patternProperties = {}, required = [] } = schema;
  // All that is optional, nothing of it, or each by chance.
  const share = random.pick([0, 50, 100]);
  const entries = Object.entries(properties)
    .filter(([key]) => (required.includes(key) ? random.int(300) >= wildPercent : random.int(100) < share))
    .map(([key, of]): [string, unknown] => [key, makeValue(of, key, making)]);
  for (const [pattern, of] of Object.entries(patternProperties)) {
    const key = exampleText(pattern, random);
    if (key !== undefined) entries.push([key, makeValue(of, key, making)]);
  }
  if (random.int(300) < wildPercent) entries.push([random.pick(STRANGE_KEYS), edgeOf({}, random)]);
  // `Object.fromEntries` makes an own property of `__proto__`, which JSON then carries.
  return Object.fromEntries(entries);
}

function makeList(schema: JsonSchema, name: string, making: ValueMaking): readonly unknown[] {
  const { items = {}, minItems = 0, maxItems = 100 } = schema;
  if (isList(items)) return items.map((item) => makeValue(item, name, making));
  const isWild = making.random.int(200) < making.wildPercent;
  const length = isWild ? maxItems + 1 : Math.min(maxItems, minItems + making.random.int(3));
  return Array.from({ length: Math.min(length, 300) }, () => makeValue(items, name, making));
}

function numberOf({ type, minimum, exclusiveMinimum, maximum }: JsonSchema, random: SeededRandom): number {
  const least = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1);
  const most = Math.max(least, Math.min(maximum ?? least + 100, least + 1000));
  const whole = least + random.int(Math.floor(most - least) + 1);
  return type === 'number' && random.int(3) === 0 ? Math.min(most, whole + 0.5) : whole;
}

function textOf({ pattern, minLength = 0, maxLength = 60 }: JsonSchema, random: SeededRandom): string {
  if (pattern === undefined) {
    const words = random.pick(['abcdefgh', 'Zoë', 'Жанна ', '東京', 'a b']).repeat(40);
    return words.slice(0, minLength + random.int(Math.min(40, maxLength - minLength) + 1));
  }
  const ours = exampleText(pattern, random);
  // What looks ahead cannot be written from its pattern.
  if (ours !== undefined && (random.int(4) !== 0 || pattern.includes('(?'))) return ours;
  if (pattern.includes('(?')) return 'a'.repeat(Math.max(1, minLength));
  const [made] = fc.sample(matching(pattern), { numRuns: 1, seed: random.int(2 ** 31) });
  return (made ?? '').slice(0, maxLength);
}

const matchings = new Map<string, fc.Arbitrary<string>>();

/** Texts of a pattern. Reading one takes milliseconds, and a run meets few of them thousands of times. */
function matching(pattern: string): fc.Arbitrary<string> {
  const known = matchings.get(pattern) ?? fc.stringMatching(new RegExp(pattern));
  matchings.set(pattern, known);
  return known;
}
