import { createHash } from 'node:crypto';
import type { LocalizedName, MarketDescription } from '@paddock/contract/schemas';

import type { WireSpecifiers } from '../wire/messages.ts';
import { wordsOf } from './languages.ts';

/** The catalogue's. */
const LONGEST_ID = 24;

/** Names of players and teams, by their id in the feed. */
export type NameOf = (id: string) => LocalizedName | undefined;

/** Whether an id is one of a player or a team, whose name has to be asked for. */
export function isPerson(id: string | undefined): id is string {
  return id?.startsWith('sr:player:') === true || id?.startsWith('sr:competitor:') === true;
}

/** Those who are one outcome together: `sr:competitor:1,sr:competitor:2`. */
export function personsOf(outcome: string): readonly string[] {
  return outcome.split(',');
}

/** What several are called as one outcome; undefined before the name of each is known. */
export function nameTogether(names: readonly (LocalizedName | undefined)[]): LocalizedName | undefined {
  const known = names.filter((name) => name !== undefined);
  if (known.length < names.length) return undefined;
  return known.length === 1 ? known[0] : wordsOf(known, (said) => known.map(said).join(' / '));
}

/** Specifiers a kind of market is named after, `{%player} to score`, with whom they mean. */
export function personsIn(name: string, specifiers: WireSpecifiers): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(specifiers).filter(([specifier, id]) => isPerson(id) && name.includes(`{%${specifier}}`)),
  );
}

/** A kind of market about somebody is one of its own, as it has a name of its own: its id, with whom it is about. */
export function idAbout(id: number, persons: ReadonlyMap<string, string>): string {
  const whom = [...persons.values()].map((person) => person.slice(person.lastIndexOf(':') + 1)).join('-');
  const text = `${id}:${whom}`;
  if (text.length <= LONGEST_ID) return text;
  return `${id}:${createHash('sha256').update(text).digest('hex')}`.slice(0, LONGEST_ID);
}

/** The description with the names of these persons in the place of their specifiers. */
export function descriptionAbout(
  description: MarketDescription,
  names: ReadonlyMap<string, LocalizedName>,
): MarketDescription {
  const said = (words: LocalizedName): LocalizedName =>
    wordsOf([words], (inLanguage) => withNames(inLanguage(words), names, inLanguage));
  return {
    ...description,
    name: said(description.name),
    specifiers: description.specifiers.filter(({ name }) => !names.has(name)),
    outcomes: description.outcomes.map((outcome) => ({ ...outcome, name: said(outcome.name) })),
  };
}

function withNames(
  template: string,
  names: ReadonlyMap<string, LocalizedName>,
  inLanguage: (name: LocalizedName) => string,
): string {
  let text = template;
  // A name is no template: what would be one in it is left out.
  for (const [specifier, name] of names)
    text = text.replaceAll(`{%${specifier}}`, () => inLanguage(name).replaceAll(/[{}]/g, ''));
  return text;
}
