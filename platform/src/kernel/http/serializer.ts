import { build } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import type { TSchema } from 'typebox';

import { onceOfSchema } from './once-of-schema.ts';

/**
 * Ajv, which tells the members of a union apart, is not to go over the code it writes: to shorten that takes as long as to
 * write it, at the first answer of a route, and V8 finds the same.
 */
const UNION_CHECKS = { ajv: { code: { optimize: false } } };

/** Writes an answer as its schema says: what the schema does not name is not sent. */
export const serializerOf = onceOfSchema((schema: TSchema) => build(schema, UNION_CHECKS));

/**
 * Fastify's compiler of answers. A serializer is made with the first answer that needs it: those of all routes take most
 * of a second, which every start would pay, and Fastify makes each twice (GET and HEAD).
 */
export const compileSerializer: FastifySerializerCompiler<TSchema> =
  ({ schema }) =>
  (answer) =>
    serializerOf(schema)(answer) as string;
