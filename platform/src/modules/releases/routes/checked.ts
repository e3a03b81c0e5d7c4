import type { FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { requestProblems } from './request-problems.ts';

/** The body of a request that fits its schema. @throws INVALID_INPUT with `details.problems` for one that does not */
export function checked<Schema extends TSchema>(
  { body, validationError }: Pick<FastifyRequest, 'body' | 'validationError'>,
  schema: Schema,
): Static<Schema> {
  if (validationError === undefined) return body as Static<Schema>;
  throw new PlatformError('INVALID_INPUT', { problems: requestProblems(schema, body) });
}
