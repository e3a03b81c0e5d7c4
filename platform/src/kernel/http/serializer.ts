import { build } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import type { TSchema } from 'typebox';

import { onceOfSchema } from './once-of-schema.ts';

/** Writes an answer as its schema says: what the schema does not name is not sent. */
export const serializerOf = onceOfSchema((schema: TSchema) => build(schema));

/**
 * Fastify's compiler of answers. A serializer is made with the first answer that needs it: those of all routes take most
 * of a second, which every start would pay, and Fastify makes each twice (GET and HEAD).
 */
export const compileSerializer: FastifySerializerCompiler<TSchema> =
  ({ schema }) =>
  (answer) =>
    serializerOf(schema)(answer) as string;
