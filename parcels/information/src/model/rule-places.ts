import type { Chapter, RuleGroup, RulesText } from './text-types.ts';

/** A chapter with where it stands. */
export interface ChapterPlace {
  readonly group: RuleGroup;
  readonly chapter: Chapter;
  /** `3.2` */
  readonly number: string;
  readonly path: string;
}

/** All chapters in their order. */
export function chapterPlaces({ groups }: RulesText): readonly ChapterPlace[] {
  return groups.flatMap((group) =>
    group.chapters.map((chapter, at) => ({
      group,
      chapter,
      number: `${group.group}.${at + 1}`,
      path: `/rules/${group.group}/${chapter.slug}`,
    })),
  );
}

/** What an address shows: a chapter, a whole group, or another address where the chapter really is. */
export type RulesView =
  | { readonly kind: 'group'; readonly group: RuleGroup; readonly places: readonly ChapterPlace[] }
  | {
      readonly kind: 'chapter';
      readonly place: ChapterPlace;
      readonly before: ChapterPlace | undefined;
      readonly after: ChapterPlace | undefined;
    }
  | { readonly kind: 'elsewhere'; readonly path: string };

const FIRST = '/rules/1';

export function rulesView(text: RulesText, ruleGroup: string, slug: string | undefined): RulesView {
  const places = chapterPlaces(text);
  if (slug === undefined) {
    const group = text.groups.find((one) => one.group === ruleGroup);
    if (group === undefined) return { kind: 'elsewhere', path: FIRST };
    return { kind: 'group', group, places: places.filter((place) => place.group === group) };
  }
  const at = places.findIndex(({ chapter }) => chapter.slug === slug);
  const place = places[at];
  if (place === undefined) return { kind: 'elsewhere', path: `/rules/${ruleGroup}` };
  if (place.group.group !== ruleGroup) return { kind: 'elsewhere', path: place.path };
  return { kind: 'chapter', place, before: places[at - 1], after: places[at + 1] };
}

/** Where an article can be linked to: `#what-a-bet-pays-2`. */
export function articleId(slug: string, at: number): string {
  return `${slug}-${at + 1}`;
}
