import { isDeepStrictEqual } from 'node:util';
import type { ContentBody, ContentDifferences } from '@paddock/contract/schemas';

type Difference = ContentDifferences['differences'][number];

/** `/texts/en/blocks/3`: what is below a block is shown with the whole of it. */
const DEEPEST = 4;

/** What two versions of a document differ in, by place: `/texts/en/title`, `/day`. Null where one says nothing. */
export function differencesOf(before: ContentBody, after: ContentBody): readonly Difference[] {
  return differ(before, after, '', 0);
}

function differ(before: unknown, after: unknown, place: string, depth: number): readonly Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (depth === DEEPEST || !hasParts(before) || !hasParts(after))
    return [{ place, before: before ?? null, after: after ?? null }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => differ(before[key], after[key], `${place}/${key}`, depth + 1));
}

function hasParts(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
