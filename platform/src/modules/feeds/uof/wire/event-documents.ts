import { DAY_MS } from '@paddock/contract';

import { optionalTime, requiredText } from './attributes.ts';
import { child, partyOf, type WireParty } from './document-elements.ts';
import { reading, UnreadableError, type Readable } from './wire-fault.ts';
import { childOf, childrenOf, parseXml, type XmlElement } from './xml.ts';

interface WireAnnounced {
  readonly event: string;
  readonly startsAtMs: number | undefined;
  readonly sport: WireParty;
  readonly category: WireParty & { readonly countryCode: string | undefined };
  readonly tournament: WireParty;
}

/** A match of two sides. */
export interface WireMatch extends WireAnnounced {
  readonly home: WireParty;
  readonly away: WireParty;
}

/**
 * What many compete in: a season or a tournament to be won, a race. It begins, of something long: ends, at `startsAtMs`.
 */
export interface WireFieldEvent extends WireAnnounced {
  readonly title: string;
  readonly competitors: readonly WireParty[];
}

export type WireFixture = WireMatch | WireFieldEvent;

/** A day without its time, as seasons have them. */
const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * `sports/<language>/sport_events/<event>/fixture.xml` of whatever an id names: `fixtures_fixture` of a match and of most
 * stages, `tournament_info` of seasons, tournaments and some stages, which need not say the id they were asked by.
 */
export function readEvent(text: string, asked: string): Readable<WireFixture> {
  return reading(() => {
    const root = parseXml(text);
    if (root.name === 'tournament_info') return longEventOf(root, asked);
    if (root.name !== 'fixtures_fixture')
      throw new UnreadableError('UOF_UNKNOWN_MESSAGE', `${root.name.slice(0, 60)} is no sport event`);
    const fixture = child(root, 'fixture');
    return isMatch(fixture) ? matchOf(fixture) : raceOf(fixture);
  });
}

/** Sides are told apart by their qualifiers; a race has none. */
function isMatch(fixture: XmlElement): boolean {
  const competitors = competitorsIn(fixture);
  const id = fixture.attributes['id'] ?? '';
  return id.split(':')[1] === 'match' || competitors.some(({ attributes }) => 'qualifier' in attributes);
}

function matchOf(fixture: XmlElement): WireMatch {
  const competitors = competitorsIn(fixture);
  return {
    event: requiredText(fixture, 'id'),
    startsAtMs: optionalTime(fixture, 'start_time') ?? optionalTime(fixture, 'scheduled'),
    ...placeOf(child(fixture, 'tournament')),
    home: sideOf(competitors, 'home'),
    away: sideOf(competitors, 'away'),
  };
}

/** A stage: one that has others in it, a weekend or a season of races, is over at its end. */
function raceOf(fixture: XmlElement): WireFieldEvent {
  const tournament = child(fixture, 'tournament');
  const starts = optionalTime(fixture, 'start_time') ?? optionalTime(fixture, 'scheduled');
  const ends = fixture.attributes['type'] === 'parent' ? endOf(fixture, 'scheduled_end') : undefined;
  return {
    event: requiredText(fixture, 'id'),
    startsAtMs: ends ?? starts,
    ...placeOf(tournament),
    title: fixture.attributes['name'] ?? requiredText(tournament, 'name'),
    competitors: competitorsIn(fixture).map(partyOf),
  };
}

function longEventOf(root: XmlElement, asked: string): WireFieldEvent {
  const tournament = child(root, 'tournament');
  const season = childOf(root, 'season');
  const current = childOf(tournament, 'current_season');
  const named = [season, current].find((one) => one?.attributes['id'] === asked) ?? tournament;
  return {
    event: asked,
    startsAtMs:
      endOf(tournament, 'scheduled_end') ??
      endOf(season ?? current, 'end_date') ??
      endOf(childOf(tournament, 'tournament_length'), 'end_date') ??
      optionalTime(tournament, 'scheduled'),
    ...placeOf(tournament),
    title: requiredText(named, 'name'),
    competitors: competitorsOf(root),
  };
}

/** Those of the whole and of its groups, each once: a league stands beside its conferences. */
function competitorsOf(root: XmlElement): readonly WireParty[] {
  const groups = childrenOf(childOf(root, 'groups'), 'group');
  const all = [...competitorsIn(root), ...groups.flatMap((group) => childrenOf(group, 'competitor'))];
  return [...new Map(all.map((one) => [requiredText(one, 'id'), partyOf(one)])).values()];
}

function competitorsIn(element: XmlElement): readonly XmlElement[] {
  return childrenOf(childOf(element, 'competitors'), 'competitor');
}

function placeOf(tournament: XmlElement): Pick<WireAnnounced, 'sport' | 'category' | 'tournament'> {
  const category = child(tournament, 'category');
  return {
    sport: partyOf(child(tournament, 'sport')),
    category: { ...partyOf(category), countryCode: category.attributes['country_code'] },
    tournament: partyOf(tournament),
  };
}

/** A day ends with its last moment. */
function endOf(element: XmlElement | undefined, name: string): number | undefined {
  const timeMs = element && optionalTime(element, name);
  return timeMs !== undefined && DAY.test(element?.attributes[name] ?? '') ? timeMs + DAY_MS : timeMs;
}

function sideOf(competitors: readonly XmlElement[], side: 'home' | 'away'): WireParty {
  const found = competitors.find(({ attributes }) => attributes['qualifier'] === side);
  if (found === undefined) throw new UnreadableError('UOF_MISSING', `fixture has no ${side} side`);
  return partyOf(found);
}
