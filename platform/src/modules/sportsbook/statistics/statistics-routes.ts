import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { Book } from '../book/book.ts';
import { createEventStatistics } from './event-statistics.ts';

/** What everybody may read of what sides did before an event (S2-17). */
export function statisticsRoutes(app: HttpApp, kernel: Pick<Kernel, 'db' | 'clock'>, book: Book): void {
  const eventStatistics = createEventStatistics(kernel, book);
  serve(
    app,
    'GET /web-api/sportsbook/events/:id/statistics',
    { config: { budget: 'search' } },
    (request, reply) => {
      void reply.header('cache-control', 'no-cache');
      return eventStatistics(request.params.id);
    },
  );
}
