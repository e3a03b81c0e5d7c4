import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { Book } from '../book/book.ts';
import type { ExposureBook } from '../risk/exposure-book.ts';
import type { SportsbookDependencies } from '../sportsbook-api.ts';
import { quote } from './quote.ts';

export interface QuoteParts extends Pick<SportsbookDependencies, 'playerOf' | 'accountsOfPerson'> {
  readonly book: Book;
  readonly exposures: ExposureBook;
}

/** What a coupon may be placed with. Guests are told what holds for a player without open bets. */
export function quoteRoute(
  app: HttpApp,
  { clock, config, db }: Pick<Kernel, 'clock' | 'config' | 'db'>,
  { book, exposures, playerOf, accountsOfPerson }: QuoteParts,
): void {
  serve(app, 'POST /web-api/sportsbook/quote', { config: { budget: 'search' } }, async (request) => {
    const playerId = await playerOf(request);
    const person = playerId === undefined ? [] : await accountsOfPerson(db, playerId);
    return quote(book, exposures, config.liveDelayMs, request.body, person, clock.nowMs());
  });
}
