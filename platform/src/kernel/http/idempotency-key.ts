import type { FastifyRequest } from 'fastify';

import { PlatformError } from './problem.ts';

const KEY = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * The `Idempotency-Key` header of a request that moves money (rules §4).
 * @throws IDEMPOTENCY_KEY_REQUIRED without one, INVALID_INPUT for one that is not 8 to 64 letters, digits, `-` or `_`.
 */
export function idempotencyKeyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') throw new PlatformError('IDEMPOTENCY_KEY_REQUIRED');
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw new PlatformError('INVALID_INPUT', [{ at: 'headers/idempotency-key' }]);
  }
  return key;
}
