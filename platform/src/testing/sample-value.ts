/** A JSON schema as the OpenAPI document shows it, as far as `sampleOf` reads it. */
export interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** Texts that meet the patterns of our schemas: ids, amounts, dates, currencies, languages, codes, hashes. */
const TEXTS = [
  '1',
  '5.00',
  '2000-01-01',
  'EUR',
  'en',
  '123456',
  '1.home',
  'abc',
  'a'.repeat(43),
  'a'.repeat(64),
];

/** A value that a schema takes, with every optional property: what may hold nonsense must be reached first. */
export function sampleOf(schema: JsonSchema): unknown {
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf?.[0] !== undefined) return sampleOf(schema.anyOf[0]);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, of]) => [key, sampleOf(of)]),
      );
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => sampleOf(schema.items ?? {}));
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return textOf(schema);
  }
}

function textOf({ pattern, minLength = 0, maxLength = 100 }: JsonSchema): string {
  const plain = 'a'.repeat(Math.max(minLength, 3)).slice(0, maxLength);
  if (pattern === undefined) return plain;
  return TEXTS.find((text) => new RegExp(pattern, 'u').test(text) && text.length >= minLength) ?? plain;
}

/** Where in such a value something else can be put: the path to each property, into objects and lists. */
export function pathsOf(value: unknown, at: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[...at, key], ...pathsOf(inner, [...at, key])]);
}

/** A copy of a value with something else at a path. */
export function withValueAt(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
  if (key === undefined) return other;
  if (Array.isArray(value))
    return (value as readonly unknown[]).map((item, n) =>
      String(n) === key ? withValueAt(item, rest, other) : item,
    );
  const object = value as Readonly<Record<string, unknown>>;
  return { ...object, [key]: withValueAt(object[key], rest, other) };
}
