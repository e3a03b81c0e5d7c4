import type { TSchema } from 'typebox';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { requestProblems } from './request-problems.ts';

/** The body of a request that fits its schema. @throws INVALID_INPUT with `details.problems` for one that does not */
export function checked<Body>(
  { body, validationError }: { readonly body: Body; readonly validationError?: Error },
  schema: TSchema,
): Body {
  if (validationError === undefined) return body;
  throw new PlatformError('INVALID_INPUT', { problems: requestProblems(schema, body) });
}
