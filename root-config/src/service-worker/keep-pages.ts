import type { LastingEvent } from './worker-scope.ts';
import type { OfflinePages } from './offline-pages.ts';

/** What Workbox hands to a plugin of a strategy. */
interface Answered {
  readonly event: object;
  readonly request: Request;
  readonly response: Response;
}

/** Work that nothing waits for, and whose failure is nobody's. */
export const later = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);

/**
 * For a strategy that answers documents: keeps the page that says there is no connection in the language of each document that
 * is shown, and shows it where none comes. `handlerWillRespond` is asked of every answer: a document that the browser fetched
 * while the worker started (navigation preload) passes no `fetchDidSucceed`.
 */
export function keepPages(pages: Pick<OfflinePages, 'keepFor' | 'answerAt'>) {
  const pathOf = ({ url }: Request) => new URL(url).pathname;
  return {
    handlerWillRespond({ event, request, response }: Answered): Promise<Response> {
      (event as LastingEvent).waitUntil(later(pages.keepFor(pathOf(request))));
      return Promise.resolve(response);
    },
    handlerDidError: ({ request }: Pick<Answered, 'request'>) => pages.answerAt(pathOf(request)),
  };
}
