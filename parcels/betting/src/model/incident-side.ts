import { partsText } from '@paddock/contract';
import type { Incident, LocalizedName } from '@paddock/contract/schemas';

/**
 * Whose an incident is: the team, and who it was where the feed tells: `Mill Rovers (A. Harlow)`. A player who is told from
 * a namesake of the other side by the team, `A. Harlow (Mill Rovers)`, needs no telling beside it.
 */
export function incidentSide(
  { name, ownGoal }: Pick<Incident, 'name' | 'ownGoal'>,
  team: string,
  words: {
    readonly nameOf: (name: LocalizedName) => string;
    readonly ownGoal: string;
    /** That it is written in. */
    readonly language: string;
  },
): string {
  const called = typeof name === 'object' ? words.nameOf(name) : name;
  // Without what isolates it.
  const who = called?.replace(` (${team.replaceAll(/[\u2068\u2069]/g, '')})`, '');
  const said = [who, ownGoal === true ? words.ownGoal : undefined].filter((part) => part !== undefined);
  const inside = partsText(said, words.language);
  return inside === '' ? team : `${team} (${inside})`;
}
