import type { ContentText } from '@paddock/contract/schemas';

export interface ContentsEntry {
  readonly anchor: string;
  readonly text: string;
}

/** From so many headings on a text is long enough for a table of contents. */
const ENOUGH = 4;

/** The table of contents of a text: its headings of the first level; none for a short one. */
export function contentsOf({ blocks }: Pick<ContentText, 'blocks'>): readonly ContentsEntry[] {
  const headings = blocks.flatMap((block) =>
    block.block === 'heading' && block.level === 2 ? { anchor: block.anchor, text: block.text } : [],
  );
  return headings.length < ENOUGH ? [] : headings;
}
