import type { Incident, LocalizedName } from '@paddock/contract/schemas';

/** Whose an incident is: the team, and who it was where the feed tells: `Mill Rovers (A. Harlow)`. */
export function incidentSide(
  { name, ownGoal }: Pick<Incident, 'name' | 'ownGoal'>,
  team: string,
  words: { readonly nameOf: (name: LocalizedName) => string; readonly ownGoal: string },
): string {
  const who = typeof name === 'object' ? words.nameOf(name) : name;
  const inside = [who, ownGoal === true ? words.ownGoal : undefined].filter(Boolean).join(', ');
  return inside === '' ? team : `${team} (${inside})`;
}
