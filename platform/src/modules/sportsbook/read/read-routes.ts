import { parseId } from '@paddock/contract';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { Book } from '../book/book.ts';
import { catalogueView } from './catalogue-view.ts';
import { eventList } from './event-list.ts';
import { eventDetail } from './event-view.ts';
import { createEventSearch } from './search/event-search.ts';

/** Prices are of the moment: nobody keeps them. */
const NO_CACHE = 'no-cache';

/** What everybody may read: the line, live, an event. All from memory. */
export function readRoutes(app: HttpApp, { clock }: Pick<Kernel, 'clock'>, book: Book): void {
  const search = createEventSearch(book);
  serve(app, 'GET /web-api/sportsbook/catalogue', () => catalogueView(book));
  serve(app, 'GET /web-api/sportsbook/events', { config: { budget: 'search' } }, (request, reply) => {
    void reply.header('cache-control', NO_CACHE);
    return eventList({ book, search }, request.query, clock.nowMs());
  });
  serve(app, 'GET /web-api/sportsbook/events/:id', (request, reply) => {
    void reply.header('cache-control', NO_CACHE);
    const id = parseId<'event'>(request.params.id);
    const event = id === undefined ? undefined : book.events.get(id);
    if (event === undefined) throw new PlatformError('EVENT_UNKNOWN');
    return eventDetail(book, event);
  });
}
