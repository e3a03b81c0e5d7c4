import { teamKeyOf } from '@paddock/contract';
import type { LocalizedName } from '@paddock/contract/schemas';

export const CRICKET = 'cricket';
/** The hub of cricket (S2-11). */
export const CRICKET_PATH = '/top-sports/cricket';

/** Pages of the hub that are of no one thing, in the order of their tabs. */
export const CRICKET_TABS = ['all-events', 'all-champs', 'broadcasts', 'favorites', 'search-events'] as const;
export type CricketTab = (typeof CRICKET_TABS)[number];

export function cricketTabPath(tab: CricketTab): string {
  return `${CRICKET_PATH}/${tab}`;
}

export function cricketChampPath({ id, slug }: { readonly id: string; readonly slug: string }): string {
  return `${CRICKET_PATH}/champ/${id}-${slug}`;
}

export function cricketGamePath(eventId: string): string {
  return `${CRICKET_PATH}/game/${eventId}`;
}

export function cricketTeamPath(name: LocalizedName): string {
  return `${CRICKET_PATH}/team/${teamKeyOf(CRICKET, name)}`;
}

/** A player is known by his place in the batting order, from 1, and his team. */
export function cricketPlayerPath(place: number, team: LocalizedName): string {
  return `${CRICKET_PATH}/player-info/${place}-${teamKeyOf(CRICKET, team)}`;
}
