import { isDiscipline, matchName, parseId } from '@paddock/contract';

import type { Database } from '../../../kernel/database/database.ts';
import { findSportModel } from '../../feeds/index.ts';
import type { NamesOf, SubjectNames } from '../../site/index.ts';
import type { Book } from '../book/book.ts';
import { readEndedOfTeam } from '../results/ended-events-store.ts';
import { readStoredEvent } from '../statistics/played-store.ts';
import { eventsOfTeam, sideOf } from '../teams/team-keys.ts';

/** What a match, a championship, a team, that of a player, or a discipline of cyber sports is called, as its page's address names it. */
export function createPageNames(db: Database, book: Book): NamesOf {
  async function teamNames(key: string, sport: string | undefined): Promise<SubjectNames | undefined> {
    const match = eventsOfTeam(book, key).at(-1) ?? (await readEndedOfTeam(db, key, 1))[0];
    return match && isOf(sport, match) ? { name: sideOf(match, key).name } : undefined;
  }

  return async (kind, value, sport) => {
    if (kind === 'player') return teamNames(value.replace(/^\d+-?/, ''), sport);
    if (kind === 'team') return teamNames(value, sport);
    if (kind === 'discipline') {
      const model = isDiscipline(value) ? findSportModel(value) : undefined;
      return model && { name: model.name };
    }
    const id = value.split('-', 1)[0] ?? '';
    if (kind === 'champId') {
      const championship = book.championships.get(id);
      return championship && isOf(sport, championship) ? { name: championship.name } : undefined;
    }
    const eventId = parseId<'event'>(id);
    if (eventId === undefined) return undefined;
    const event =
      book.events.get(eventId) ?? (kind === 'event' ? await readStoredEvent(db, eventId) : undefined);
    if (event === undefined || !isOf(sport, event)) return undefined;
    const match = { en: matchName(event, 'en'), ru: matchName(event, 'ru') };
    return { home: event.home.name, away: event.away.name, match };
  };
}

function isOf(wanted: string | undefined, { sport }: { readonly sport: string }): boolean {
  return wanted === undefined || sport === wanted;
}
