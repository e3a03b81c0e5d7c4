import { eventPath, isDiscipline, matchName, parseId } from '@paddock/contract';

import type { Database } from '../../../kernel/database/database.ts';
import { findSportModel } from '../../feeds/index.ts';
import type { NamedSubject, NamesOf } from '../../site/index.ts';
import type { Book } from '../book/book.ts';
import { readEndedOfTeam } from '../results/ended-events-store.ts';
import { readSharedCoupon } from '../shared-coupons/shared-coupon-store.ts';
import { readStoredEvent } from '../statistics/played-store.ts';
import { eventsOfTeam, sideOf } from '../teams/team-keys.ts';
import { eventSummary } from './event-view.ts';

/**
 * What a match, a championship, a team, that of a player, a sport, or a discipline of cyber sports is called, and a shared coupon is known as, as its page's address
 * names it, and the address that a match or a championship has of its own.
 */
export function createPageNames(db: Database, book: Book, nowMs: () => number): NamesOf {
  async function teamNames(key: string, sport: string | undefined): Promise<NamedSubject | undefined> {
    const match = eventsOfTeam(book, key).at(-1) ?? (await readEndedOfTeam(db, key, 1))[0];
    return match && isOf(sport, match) ? { names: { name: sideOf(match, key).name } } : undefined;
  }

  return async (kind, value, { sport, championship } = {}) => {
    if (kind === 'player') return teamNames(value.replace(/^\d+-?/, ''), sport);
    if (kind === 'team') return teamNames(value, sport);
    if (kind === 'discipline') {
      const model = isDiscipline(value) ? findSportModel(value) : undefined;
      return model && { names: { name: model.name } };
    }
    if (kind === 'sport') return sportNames(book, value);
    if (kind === 'code') return (await readSharedCoupon(db, value.toUpperCase(), nowMs())) && { names: {} };
    const id = idOf(value);
    if (kind === 'champId' || kind === 'champ') {
      const found = book.championships.get(id);
      if (found === undefined || !isOf(sport, found)) return undefined;
      return { names: { name: found.name }, part: `${id}-${found.slug}` };
    }
    const eventId = parseId<'event'>(id);
    if (eventId === undefined) return undefined;
    const known = book.events.get(eventId);
    const event = known ?? (kind === 'event' ? await readStoredEvent(db, eventId) : undefined);
    if (event === undefined || !isOf(sport, event)) return undefined;
    if (championship !== undefined && event.championship.id !== idOf(championship)) return undefined;
    const match = { en: matchName(event, 'en'), ru: matchName(event, 'ru') };
    const names = { home: event.home.name, away: event.away.name, match };
    return kind === 'game' && known !== undefined
      ? { names, page: eventPath(eventSummary(known)) }
      : { names };
  };
}

/** A sport of ours, or one that a feed alone knows, by its code. */
function sportNames({ championships }: Book, code: string): NamedSubject | undefined {
  const name = findSportModel(code)?.name;
  if (name !== undefined) return { names: { name } };
  const isFed = [...championships.values()].some(({ sport }) => sport === code);
  return isFed ? { names: { name: { en: code } } } : undefined;
}

/** Only the id counts of `301-northern-league`. */
const idOf = (addressPart: string): string => addressPart.split('-', 1)[0] ?? '';

function isOf(wanted: string | undefined, { sport }: { readonly sport: string }): boolean {
  return wanted === undefined || sport === wanted;
}
