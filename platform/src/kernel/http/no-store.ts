import type { FastifyReply } from 'fastify';

/** What is said to one visitor is kept by nobody: no cache, no shared one, no page brought back by the Back button. */
export function noStore(reply: { header: FastifyReply['header'] }): void {
  void reply.header('cache-control', 'private, no-store');
}
