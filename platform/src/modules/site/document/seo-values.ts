import { inLanguage, isOfItsKind, sportOfAddress, type MatchedRoute, type PlayerId } from '@paddock/contract';
import type { LocalizedName } from '@paddock/contract/schemas';

import type { ContentHead } from '../../content/index.ts';

/**
 * Route parameters that name what a page is of: a match that is offered, the championship of a list (S2-07), a championship, a
 * team or one of its players (S2-07,
 * S2-09 to S2-11), a match whenever it was (S2-17), a discipline of cyber sports (S2-12), a
 * landing of the site (S2-57), a promotion, a bonus, a game of the catalogue, a tournament, a studio, a sub-category of games, a
 * draw of a pool, a shared coupon, and where there is nothing more particular a sport. A parameter that takes whatever is typed
 * stands here, so that what nobody knows is not found (`page-subjects.test` goes through the parcels' routes).
 */
export const SUBJECTS = [
  'game',
  'champ',
  'champId',
  'team',
  'player',
  'event',
  'discipline',
  'landingId',
  'promotionId',
  'bonus',
  'gameId',
  'tournamentId',
  'provider',
  'subcategory',
  'drawId',
  'code',
  'sport',
] as const;
export type SubjectKind = (typeof SUBJECTS)[number];

/** Names by placeholder of the page's title: `home`, `away` and `match` (both, or its title) of a match, `name` of anything else. */
export type SubjectNames = Readonly<Record<string, LocalizedName>>;

/** What a page is of, and where: an address may call it by old or invented words, as only its id counts. */
export interface NamedSubject {
  readonly names: SubjectNames;
  /** What its own address says in the place of the asked parameter: `301-northern-league`. */
  readonly part?: string;
  /** The one page of it without language, where several addresses lead to it. */
  readonly page?: string;
}

/** Who asks for a page, as far as some things are not there for everybody. */
export interface SubjectVisitor {
  /** Whose country is that of the registration; undefined of a guest. */
  readonly playerId?: PlayerId | undefined;
  /** Two letters of where they ask from; undefined where nobody knows. */
  readonly country?: string | undefined;
}

/** What an address says beside what it names, and who asks. */
export interface SubjectPlace {
  /** That the address says it is of: a match of another is none there. */
  readonly sport?: string | undefined;
  /** That the address puts it in, as it names one: a match of another is none there either. */
  readonly championship?: string | undefined;
  /** That the address begins with: a sub-category without games of it is none there. */
  readonly section?: string | undefined;
  /** Undefined for what is the same for everybody. */
  readonly visitor?: SubjectVisitor | undefined;
}

/** What something is called and where its page is, by what its address says; undefined when there is no such thing. */
export type NamesOf = (
  kind: SubjectKind,
  value: string,
  place?: SubjectPlace,
) => Promise<NamedSubject | undefined>;

export interface PageSubject {
  /**
   * The page is of something nobody knows, or knows any more. It says so itself in its place; the answer's status says it
   * to those who do not run it.
   */
  readonly isUnknown: boolean;
  /** Values for the placeholders of the page's title and description, in its language. */
  readonly values: Readonly<Record<string, string>>;
  /** The page's own path, without language: the asked one, or what it should have been. */
  readonly path: string;
}

/**
 * What a page is of, as far as its title and its status are concerned.
 * @param visitor who asks; undefined for what is the same for everybody
 */
export async function subjectOf(
  { params, path, language }: Pick<MatchedRoute, 'params' | 'path' | 'language'>,
  namesOf: NamesOf | undefined,
  visitor?: SubjectVisitor,
): Promise<PageSubject> {
  const kind = SUBJECTS.find((name) => params[name] !== undefined);
  if (kind === undefined || namesOf === undefined) return { isUnknown: false, values: {}, path };
  const sport = sportOfAddress({ params, path });
  const asked = params[kind] ?? '';
  const [, section] = path.split('/');
  const place = { sport, championship: params['champ'], section, visitor };
  const named = isOfItsKind({ params }) ? await namesOf(kind, asked, place) : undefined;
  if (named === undefined) return { isUnknown: true, values: {}, path };
  const { names, part = asked, page } = named;
  const values = Object.entries(names).map(([key, name]) => [key, inLanguage(name, language)]);
  const parts = path.split('/').map((one) => (one === asked ? part : one));
  return {
    isUnknown: false,
    values: Object.fromEntries(values) as PageSubject['values'],
    path: page ?? parts.join('/'),
  };
}

/** What a page of content is of: its title and description are placeholders of its route's words. */
export function contentSubject(
  head: ContentHead | undefined,
  { path }: Pick<MatchedRoute, 'path'>,
): PageSubject | undefined {
  if (head === undefined || head.kind === 'moved') return undefined;
  if (head.kind === 'unknown') return { isUnknown: true, values: {}, path };
  return { isUnknown: false, values: { name: head.title, description: head.description }, path };
}
