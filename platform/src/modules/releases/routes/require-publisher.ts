import type { FastifyRequest } from 'fastify';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Registry } from '../registry.ts';
import { publisherOf, type Publisher } from '../tokens/tokens.ts';

/** Publishers of requests under way, found before their bodies are looked at. */
const publishers = new WeakMap<FastifyRequest, Publisher>();

/** Finds out who asks, before the body is read: strangers learn nothing. @throws REGISTRY_UNAUTHORISED */
export async function authorise(
  request: FastifyRequest,
  { db, clock }: Pick<Registry, 'db' | 'clock'>,
): Promise<void> {
  const token = /^Bearer (\S{10,200})$/.exec(request.headers.authorization ?? '')?.[1];
  const publisher = token === undefined ? undefined : await publisherOf(db, token, clock.nowMs());
  if (publisher === undefined) throw new PlatformError('REGISTRY_UNAUTHORISED');
  publishers.set(request, publisher);
}

/** Who asks. @throws REGISTRY_UNAUTHORISED for a request that was not authorised */
export function publisherOfRequest(request: FastifyRequest): Publisher {
  const publisher = publishers.get(request);
  if (publisher === undefined) throw new PlatformError('REGISTRY_UNAUTHORISED');
  return publisher;
}
