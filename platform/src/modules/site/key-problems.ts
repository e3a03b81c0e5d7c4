import type { TSchema } from 'typebox';

import { everyError } from '../../kernel/every-error.ts';

type SchemaError = ReturnType<typeof everyError>[number];

/** Each place where a value is not what it has to be; of one that is none of a few values, once, which there are. */
export function problemsIn(schema: TSchema, value: unknown): readonly string[] {
  // An unknown key is reported twice, once as "schema is false" at the key itself: that place is the useful one.
  const errors = everyError(schema, value).filter(({ keyword }) => keyword !== 'additionalProperties');
  const byPlace = Map.groupBy(errors, ({ instancePath }) => instancePath);
  return [...byPlace].flatMap(([at, here]) => {
    const allowed = here.flatMap(allowedBy);
    const isWithin = errors.some(({ instancePath }) => instancePath.startsWith(`${at}/`));
    const branches = new Set(
      here.filter((error) => allowedBy(error).length > 0).map(({ schemaPath }) => schemaPath),
    );
    // Of what type an allowed value is goes without saying.
    const others = here.filter(({ schemaPath }) => !branches.has(schemaPath));
    // That a union has no such branch says nothing more, where each branch is a value.
    const isChoice = allowed.length > 0 && !isWithin && others.every(({ keyword }) => keyword === 'anyOf');
    const place = at === '' ? 'the whole' : at;
    return [
      ...(allowed.length === 0 ? [] : [`${place} must be one of ${allowed.map(String).join(', ')}`]),
      ...(isChoice ? [] : others.map((error) => `${place} ${textOf(error)}`)),
    ];
  });
}

const textOf = ({ keyword, message }: SchemaError): string =>
  keyword === 'boolean' ? 'is not a known key' : message;

function allowedBy(error: SchemaError): readonly unknown[] {
  if (error.keyword === 'const') return [error.params.allowedValue];
  return error.keyword === 'enum' ? error.params.allowedValues : [];
}
