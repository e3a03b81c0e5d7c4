import { isDiscipline, parseId } from '@paddock/contract';

import type { Database } from '../../../kernel/database/database.ts';
import { findSportModel } from '../../feeds/index.ts';
import type { NamesOf, SubjectNames } from '../../site/index.ts';
import type { Book } from '../book/book.ts';
import { readEndedOfTeam } from '../results/ended-events-store.ts';
import { readStoredEvent } from '../statistics/played-store.ts';
import { eventsOfTeam, sideOf } from '../teams/team-keys.ts';

/** What a match, a championship, a team, that of a player, or a discipline of cyber sports is called, as its page's address names it. */
export function createPageNames(db: Database, book: Book): NamesOf {
  async function teamNames(key: string): Promise<SubjectNames | undefined> {
    const match = eventsOfTeam(book, key).at(-1) ?? (await readEndedOfTeam(db, key, 1))[0];
    return match && { name: sideOf(match, key).name };
  }

  return async (kind, value) => {
    if (kind === 'player') return teamNames(value.replace(/^\d+-?/, ''));
    if (kind === 'team') return teamNames(value);
    if (kind === 'discipline') {
      const model = isDiscipline(value) ? findSportModel(value) : undefined;
      return model && { name: model.name };
    }
    const id = value.split('-', 1)[0] ?? '';
    if (kind === 'champId') {
      const championship = book.championships.get(id);
      return championship && { name: championship.name };
    }
    const eventId = parseId<'event'>(id);
    if (eventId === undefined) return undefined;
    const event =
      book.events.get(eventId) ?? (kind === 'event' ? await readStoredEvent(db, eventId) : undefined);
    return event && { home: event.home.name, away: event.away.name };
  };
}
