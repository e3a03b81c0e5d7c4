import { inLanguage, isOfItsKind, sportOfAddress, type MatchedRoute } from '@paddock/contract';
import type { LocalizedName } from '@paddock/contract/schemas';

import type { ContentHead } from '../../content/index.ts';

/**
 * Route parameters that name what a page is of: a match that is offered, a championship, a team or one of its players (S2-07,
 * S2-09 to S2-11), a match whenever it was (S2-17), a discipline of cyber sports (S2-12), a
 * landing of the site (S2-57), a promotion.
 */
const SUBJECTS = [
  'game',
  'champId',
  'team',
  'player',
  'event',
  'discipline',
  'landingId',
  'promotionId',
] as const;
export type SubjectKind = (typeof SUBJECTS)[number];

/** Names by placeholder of the page's title: `home`, `away` and `match` (both, or its title) of a match, `name` of anything else. */
export type SubjectNames = Readonly<Record<string, LocalizedName>>;

/**
 * What something is called, by what its address says; undefined when there is no such thing.
 * @param sport that the address says it is of: a match of another is none there
 */
export type NamesOf = (kind: SubjectKind, value: string, sport?: string) => Promise<SubjectNames | undefined>;

export interface PageSubject {
  /**
   * The page is of something nobody knows, or knows any more. It says so itself in its place; the answer's status says it
   * to those who do not run it.
   */
  readonly isUnknown: boolean;
  /** Values for the placeholders of the page's title and description, in its language. */
  readonly values: Readonly<Record<string, string>>;
}

/** What a page is of, as far as its title and its status are concerned. */
export async function subjectOf(
  { params, path, language }: Pick<MatchedRoute, 'params' | 'path' | 'language'>,
  namesOf: NamesOf | undefined,
): Promise<PageSubject> {
  const kind = SUBJECTS.find((name) => params[name] !== undefined);
  if (kind === undefined || namesOf === undefined) return { isUnknown: false, values: {} };
  const sport = sportOfAddress({ params, path });
  const names = isOfItsKind({ params }) ? await namesOf(kind, params[kind] ?? '', sport) : undefined;
  const values = Object.entries(names ?? {}).map(([key, name]) => [key, inLanguage(name, language)]);
  return { isUnknown: names === undefined, values: Object.fromEntries(values) as PageSubject['values'] };
}

/** What a page of content is of: its title and description are placeholders of its route's words. */
export function contentSubject(head: ContentHead | undefined): PageSubject | undefined {
  if (head === undefined || head.kind === 'moved') return undefined;
  if (head.kind === 'unknown') return { isUnknown: true, values: {} };
  return { isUnknown: false, values: { name: head.title, description: head.description } };
}
