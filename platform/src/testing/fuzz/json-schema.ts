/** A JSON schema as TypeBox writes it into the OpenAPI document: the keywords that schemas of ours use. */
export interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly required?: readonly string[];
  /** A list in drafts before 2020-12: one schema a place. */
  readonly items?: JsonSchema | readonly JsonSchema[];
  readonly additionalItems?: boolean;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly multipleOf?: number;
}

/**
 * The schema with every object closed that does not say what else it may hold: an answer tells what is written down and
 * nothing more.
 */
export function closed(schema: JsonSchema): JsonSchema {
  const { properties, patternProperties, items, anyOf, additionalProperties } = schema;
  return {
    ...schema,
    ...(anyOf && { anyOf: anyOf.map(closed) }),
    ...(items && { items: isList(items) ? items.map(closed) : closed(items) }),
    ...(patternProperties && { patternProperties: closedEach(patternProperties) }),
    ...(properties && { properties: closedEach(properties) }),
    ...(properties && !patternProperties && additionalProperties === undefined
      ? { additionalProperties: false }
      : {}),
    ...(typeof additionalProperties === 'object' && { additionalProperties: closed(additionalProperties) }),
  };
}

export const isList = (items: JsonSchema | readonly JsonSchema[]): items is readonly JsonSchema[] =>
  Array.isArray(items);

const closedEach = (schemas: Readonly<Record<string, JsonSchema>>): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(Object.entries(schemas).map(([key, schema]) => [key, closed(schema)]));
