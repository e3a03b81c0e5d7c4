import type { Competitor, LocalizedName } from '@paddock/contract/schemas';

import { findSportModel } from '../../../feeds/index.ts';
import type { AthleteEntry, ChampionshipEntry, EventEntry } from '../../book/entries.ts';
import type { Squads } from '../../book/squads.ts';
import { teamKeys } from '../../teams/team-keys.ts';

/** Something that people look for by its name, in any language it is known in. */
export type NamedThing =
  | { readonly kind: 'sport'; readonly sport: string; readonly name: LocalizedName }
  | { readonly kind: 'championship'; readonly championship: ChampionshipEntry }
  | { readonly kind: 'team'; readonly sport: string; readonly key: string; readonly team: Competitor }
  | {
      readonly kind: 'player';
      readonly sport: string;
      readonly player: AthleteEntry;
      readonly team: { readonly key: string; readonly name: LocalizedName };
    }
  | { readonly kind: 'event'; readonly event: EventEntry };

/** The same text for the same thing, whichever event names it. */
export function thingKey(thing: NamedThing): string {
  switch (thing.kind) {
    case 'sport':
      return `sport ${thing.sport}`;
    case 'championship':
      return `championship ${thing.championship.id}`;
    case 'team':
      return `team ${thing.key}`;
    case 'player':
      return `player ${thing.player.id}`;
    case 'event':
      return `event ${thing.event.id}`;
  }
}

/** What a thing itself is called: what is typed is first of all the beginning of this. */
export function ownNames(thing: NamedThing): readonly LocalizedName[] {
  switch (thing.kind) {
    case 'sport':
      return [thing.name];
    case 'championship':
      return [thing.championship.name];
    case 'team':
      return [thing.team.name];
    case 'player':
      return [thing.player.name];
    case 'event':
      return [thing.event.home.name, thing.event.away.name];
  }
}

/** Names of what it belongs to, by which it is found as well. */
export function furtherNames(thing: NamedThing): readonly LocalizedName[] {
  if (thing.kind === 'championship') return [thing.championship.region.name];
  if (thing.kind === 'player') return [thing.team.name];
  if (thing.kind !== 'event') return [];
  const { championship, sport, field } = thing.event;
  const runners = field?.runners.map(({ name }) => name) ?? [];
  const sportName = findSportModel(sport)?.name;
  return [
    ...runners,
    championship.name,
    championship.region.name,
    ...(sportName === undefined ? [] : [sportName]),
  ];
}

/** All that an event names, itself too. */
export function thingsOf(event: EventEntry, squads: Squads): readonly NamedThing[] {
  const { sport, championship } = event;
  const name = findSportModel(sport)?.name;
  return [
    { kind: 'event', event },
    { kind: 'championship', championship },
    ...(name === undefined ? [] : [{ kind: 'sport', sport, name } as const]),
    ...teamsOf(event).flatMap(({ key, team }): NamedThing[] => {
      const players = squads
        .playersOf(key)
        .map((player) => ({ kind: 'player', sport, player, team: { key, name: team.name } }) as const);
      return [{ kind: 'team', sport, key, team }, ...players];
    }),
  ];
}

function teamsOf(event: EventEntry) {
  if (event.field !== undefined) return [];
  const keys = teamKeys(event);
  return [event.home, event.away].map((team, at) => ({ team, key: keys[at] ?? '' }));
}

/** What `thingsOf` looked at: where none of it was replaced, nothing is called otherwise. */
export function namesBehind(event: EventEntry, squads: Squads): readonly object[] {
  const { championship, home, away } = event;
  return [
    championship,
    championship.name,
    championship.region.name,
    home,
    away,
    ...teamKeys(event).flatMap((key) => squads.playersOf(key).map(({ name }) => name)),
  ];
}
