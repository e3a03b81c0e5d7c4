import type { Kernel } from '../../../kernel/module.ts';
import type { Book } from '../book/book.ts';
import { MatchMoments } from '../push/match-moments.ts';
import type { Sportsbook } from '../sportsbook-api.ts';
import { createFoundPages } from './found-pages.ts';
import { createPageNames } from './page-names.ts';
import { createPoolEvents } from './pool-events.ts';

/** What other modules read of the book, and hear of its matches. */
export function readByOthers(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  book: Book,
): Pick<Sportsbook, 'namesOf' | 'poolEvents' | 'found' | 'moments'> {
  const moments = new MatchMoments();
  book.watch(moments);
  return {
    namesOf: createPageNames(db, book, () => clock.nowMs()),
    poolEvents: createPoolEvents(book),
    found: createFoundPages(book),
    moments: (listener) => moments.listen(listener),
  };
}
