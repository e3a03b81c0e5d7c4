import { IdempotencyKey } from '@paddock/contract/schemas';
import type { FastifyRequest } from 'fastify';
import { Compile } from 'typebox/compile';

import { PlatformError } from './problem.ts';

/** Compiled, as every call that moves money asks. */
const keyText = Compile(IdempotencyKey);

/**
 * The `Idempotency-Key` header of a request that moves money (rules §4).
 * @throws IDEMPOTENCY_KEY_REQUIRED without one, INVALID_INPUT for one that is malformed.
 */
export function idempotencyKeyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') throw new PlatformError('IDEMPOTENCY_KEY_REQUIRED');
  if (!keyText.Check(key)) {
    throw new PlatformError('INVALID_INPUT', [{ at: '/headers/idempotency-key', message: 'is malformed' }]);
  }
  return key;
}
