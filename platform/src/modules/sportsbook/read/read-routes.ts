import { parseId } from '@paddock/contract';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { RequirePlayer } from '../../identity/index.ts';
import type { Book } from '../book/book.ts';
import { readEventsBetOn } from '../followed/events-bet-on.ts';
import { followedView } from '../followed/followed-view.ts';
import { teamView } from '../teams/team-view.ts';
import { catalogueView, championshipView } from './catalogue-view.ts';
import { eventDays } from './event-days.ts';
import { eventList } from './event-list.ts';
import { eventDetail } from './event-view.ts';
import { searchView } from './search/search-view.ts';
import { createThingSearch } from './search/thing-search.ts';
import { sportsMap } from './sports-map.ts';

/** Prices are of the moment: nobody keeps them. */
const NO_CACHE = 'no-cache';

/**
 * What everybody may read: the line, live, an event, a championship, all from memory; a team, with its results; and for a
 * player the events of their own bets.
 */
export function readRoutes(
  app: HttpApp,
  { clock, db }: Pick<Kernel, 'clock' | 'db'>,
  book: Book,
  requirePlayer: RequirePlayer,
): void {
  const search = createThingSearch(book);
  serve(app, 'GET /web-api/sportsbook/catalogue', () => catalogueView(book));
  serve(app, 'GET /web-api/sportsbook/sports-map', (request) => sportsMap(request.query));
  serve(app, 'GET /web-api/sportsbook/search', { config: { budget: 'search' } }, (request, reply) => {
    void reply.header('cache-control', NO_CACHE);
    return searchView({ book, search }, request.query.search);
  });
  serve(app, 'GET /web-api/sportsbook/events', { config: { budget: 'search' } }, (request, reply) => {
    void reply.header('cache-control', NO_CACHE);
    return eventList({ book, search }, request.query, clock.nowMs());
  });
  serve(app, 'GET /web-api/sportsbook/event-days', { config: { budget: 'search' } }, (request, reply) => {
    void reply.header('cache-control', NO_CACHE);
    return eventDays(book, request.query);
  });
  serve(app, 'POST /web-api/sportsbook/followed', { config: { budget: 'search' } }, async (request) => {
    const betOn =
      request.body.withBets === true
        ? await readEventsBetOn(db, (await requirePlayer(request)).playerId)
        : undefined;
    return followedView({ db, book, betOn }, request.body);
  });
  serve(app, 'GET /web-api/sportsbook/events/:id', (request, reply) => {
    void reply.header('cache-control', NO_CACHE);
    const id = parseId<'event'>(request.params.id);
    const event = id === undefined ? undefined : book.events.get(id);
    if (event === undefined) throw new PlatformError('EVENT_UNKNOWN');
    return eventDetail(book, event);
  });
  serve(app, 'GET /web-api/sportsbook/championships/:id', (request) => {
    const championship = book.championships.get(request.params.id);
    if (championship === undefined) throw new PlatformError('NOT_FOUND');
    return championshipView(championship);
  });
  serve(
    app,
    'GET /web-api/sportsbook/teams/:team',
    { config: { budget: 'search' } },
    async (request, reply) => {
      void reply.header('cache-control', NO_CACHE);
      const team = await teamView(db, book, request.params.team);
      if (team === undefined) throw new PlatformError('NOT_FOUND');
      return team;
    },
  );
}
