import { parseId, type ErrorCode, type Id } from '@paddock/contract';

import { PlatformError } from './problem.ts';

/**
 * Reads an id of a request. Nineteen digits pass the schema and may still be more than 64 bits, which the database
 * would not take. @throws the refusal named when the text is no id: such a thing is as unknown as any other.
 */
export function requiredId<Kind extends string>(text: string, unknown: ErrorCode): Id<Kind> {
  const id = parseId<Kind>(text);
  if (id === undefined) throw new PlatformError(unknown);
  return id;
}
