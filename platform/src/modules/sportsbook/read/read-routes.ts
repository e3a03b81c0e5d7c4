import { parseId } from '@paddock/contract';
import { CatalogueView, EventDetail, EventListQuery, EventListView } from '@paddock/contract/schemas';
import { Type } from 'typebox';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { Book } from '../book/book.ts';
import { catalogueView } from './catalogue-view.ts';
import { eventList } from './event-list.ts';
import { eventDetail } from './event-view.ts';

/** Prices are of the moment: nobody keeps them. */
const NO_CACHE = 'no-cache';

/** What everybody may read: the line, live, an event. All from memory. */
export function readRoutes(app: HttpApp, { clock }: Pick<Kernel, 'clock'>, book: Book): void {
  app.get(
    '/web-api/sportsbook/catalogue',
    { schema: { summary: 'Sports and championships with counts', response: { 200: CatalogueView } } },
    () => catalogueView(book),
  );
  app.get(
    '/web-api/sportsbook/events',
    {
      config: { budget: 'search' },
      schema: {
        summary: 'Listed events with their list markets',
        querystring: EventListQuery,
        response: { 200: EventListView },
      },
    },
    (request, reply) => {
      void reply.header('cache-control', NO_CACHE);
      return eventList(book, request.query, clock.nowMs());
    },
  );
  app.get(
    '/web-api/sportsbook/events/:id',
    {
      schema: {
        summary: 'An event with all its markets',
        params: Type.Object({ id: Type.String({ maxLength: 20 }) }),
        response: { 200: EventDetail },
      },
    },
    (request, reply) => {
      void reply.header('cache-control', NO_CACHE);
      const id = parseId<'event'>(request.params.id);
      const event = id === undefined ? undefined : book.events.get(id);
      if (event === undefined) throw new PlatformError('EVENT_UNKNOWN');
      return eventDetail(book, event);
    },
  );
}
