import { findSport, teamKeyOf } from '@paddock/contract';
import type { FeedSquad } from '@paddock/contract/schemas';

import type { AthleteEntry } from '../book/entries.ts';
import type { Catalogue } from './apply-fixture.ts';

/**
 * Makes, renames or moves the players a squad names; who was of the team and is not named has left. Their external names
 * become ours here (rules §5). Answers why a squad is refused.
 */
export function applySquad(catalogue: Catalogue, source: string, squad: FeedSquad): string | undefined {
  if (findSport(squad.sport) === undefined) return `unknown sport ${squad.sport}`;
  const { squads } = catalogue.book;
  const teamKey = teamKeyOf(squad.sport, squad.team);
  const named = new Set<AthleteEntry>();
  for (const player of squad.players) {
    const known = catalogue.book.athleteOf(source, player.id);
    if (known !== undefined && known.sport !== squad.sport) return `player ${player.id} is of ${known.sport}`;
  }
  for (const player of squad.players) named.add(athleteFor(catalogue, source, teamKey, squad.sport, player));
  for (const athlete of squads.playersOf(teamKey)) {
    if (named.has(athlete)) continue;
    squads.move(athlete, undefined);
    catalogue.writeBehind.athleteChanged(athlete);
  }
  return undefined;
}

function athleteFor(
  { book, ids, writeBehind }: Catalogue,
  source: string,
  teamKey: string,
  sport: string,
  { id: externalId, name, position }: FeedSquad['players'][number],
): AthleteEntry {
  const known = book.athleteOf(source, externalId);
  if (known === undefined) {
    const athlete: AthleteEntry = { id: ids.next(), sport, name, position, teamKey };
    book.squads.add(athlete);
    book.nameExternally('athlete', source, externalId, athlete.id);
    writeBehind.athleteChanged(athlete);
    writeBehind.refAdded({ source, kind: 'athlete', externalId, id: athlete.id });
    return athlete;
  }
  const renamed = known.name.en !== name.en || known.name.ru !== name.ru || known.position !== position;
  if (!renamed && known.teamKey === teamKey) return known;
  known.name = name;
  known.position = position;
  if (known.teamKey !== teamKey) book.squads.move(known, teamKey);
  writeBehind.athleteChanged(known);
  return known;
}
