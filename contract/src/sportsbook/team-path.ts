import type { LocalizedName } from '../schemas/primitives.ts';
import { slugOf } from './slug-of.ts';

/**
 * What a team is known by in addresses: its sport and its English name. Feeds give teams no ids, so the name is all that
 * two matches of one team have in common. Letters of other scripts are written by their numbers: none is left out, and no
 * two such names meet.
 */
export function teamKeyOf(sport: string, { en }: LocalizedName): string {
  const plain = en.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const latin = plain.replace(/[^\p{ASCII}]/gu, (letter) =>
    /[\p{L}\p{N}]/u.test(letter) ? (letter.codePointAt(0) ?? 0).toString(36) : '-',
  );
  return slugOf(`${sport} ${latin}`);
}

/** The page of a team (S2-10). */
export function teamPath(sport: string, name: LocalizedName): string {
  return `/team/${teamKeyOf(sport, name)}`;
}
