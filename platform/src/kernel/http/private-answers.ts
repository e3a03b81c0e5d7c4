import type { HttpApp } from './http-app.ts';

/**
 * An answer is for one visitor and kept by nobody (no cache, no shared one, no page brought back by the Back button),
 * unless its route sets `cache-control` itself. A refusal is never kept, whatever its route says of its answers.
 */
export function keepAnswersPrivate(app: HttpApp): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode >= 400 || !reply.hasHeader('cache-control')) {
      void reply.header('cache-control', 'private, no-store');
    }
    done();
  });
}
