import type { ContentBlock, ContentText } from '@paddock/contract/schemas';

/** Whether a link to a path of the site, without language, leads anywhere now. */
export type LinkStands = (path: string) => boolean;

/** Where the pages of forms and games stand. */
const PATH_OF_FORM = {
  support: '/office/support',
  idea: '/office/share-idea',
  registration: '/registration',
} as const;
const GAMES = '/casino';

/**
 * A text as it is read while some pages are closed: links to them are their words alone, and blocks that only lead to them are
 * left out.
 */
export function withOpenLinks(text: ContentText, stands: LinkStands): ContentText {
  const isOpen = (target: string): boolean => !target.startsWith('/') || stands(pathOf(target));
  const blocks = text.blocks.filter((block) => leadsOn(block, isOpen));
  return unlinked({ ...text, blocks }, isOpen);
}

function leadsOn(block: ContentBlock, isOpen: LinkStands): boolean {
  if (block.block === 'link') return isOpen(block.target);
  if (block.block === 'form') return isOpen(PATH_OF_FORM[block.form]);
  return block.block !== 'games' || isOpen(GAMES);
}

/** Links as words are written with them (`contract/src/content/inlines.ts`). */
const LINKS = /\[([^\][]+)\]\((\/[^()\s]*)\)/g;

function unlinked<Part>(part: Part, isOpen: LinkStands): Part {
  if (typeof part === 'string')
    return part.replace(LINKS, (link, words: string, target: string) =>
      isOpen(target) ? link : words,
    ) as Part;
  if (Array.isArray(part)) return part.map((inner: unknown) => unlinked(inner, isOpen)) as Part;
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, inner]) => [key, unlinked(inner as unknown, isOpen)]),
  ) as Part;
}

/** Without query and mark. */
const pathOf = (target: string): string => target.split(/[?#]/, 1)[0] ?? target;
