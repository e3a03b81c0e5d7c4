import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';

import { onceOfSchema } from './once-of-schema.ts';

const checkerOf = onceOfSchema((schema: TSchema) => Compile(schema));

/**
 * Compiles what a route says of its parameters, query and body. Words of an address are converted to what the schema
 * wants of them (`?page=2` to a number) where they do not fit as they stand: a conversion walks the whole schema, which
 * costs more than all other checks of a request. Bodies have types of their own and are never converted.
 * A checker is made with the first request that needs it, and once for all platforms of a process.
 */
export const compileValidator: FastifySchemaCompiler<TSchema> =
  ({ schema, httpPart }) =>
  (value: unknown) => {
    const compiled = checkerOf(schema);
    if (compiled.Check(value)) return { value };
    const converted = httpPart === 'body' ? value : Value.Convert(schema, value);
    return compiled.Check(converted) ? { value: converted } : { error: compiled.Errors(converted) };
  };
