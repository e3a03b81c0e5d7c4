import { addressAbove, addressOfCategory, isContentAddress } from '@paddock/contract/content';
import type { ContentBody, ContentLine, ContentLines, ContentView } from '@paddock/contract/schemas';

import { dayOf } from './document-day.ts';
import { withOpenLinks, type LinkStands } from './open-links.ts';
import { textIn, type Library, type PublishedDocument } from './library.ts';
import { said, type SiteWords } from './placeholders.ts';

/** What a reader asks for, and the site they read. */
export interface Reader {
  readonly language: string;
  /** The site's own language. */
  readonly fallback: string;
  readonly words: SiteWords;
  /** Which links lead anywhere on that site. */
  readonly stands: LinkStands;
}

/** Documents of a page of a list. */
export const PAGE_SIZE = 24;

/** A version of a document in its place. */
export interface ShownVersion {
  readonly address: string;
  readonly body: ContentBody;
  readonly number: number;
  readonly sinceMs: number;
  readonly editions: PublishedDocument['editions'];
  readonly isPreview: boolean;
}

export function contentView(library: Library, shown: ShownVersion, reader: Reader): ContentView {
  const { address, body, number, sinceMs, editions, isPreview } = shown;
  const { language, text } = textIn(body, reader.language, reader.fallback);
  const below = library.below(address);
  const { category } = body;
  // Who prepares several pages sees how they lead to each other before any is published.
  const standing: LinkStands = (path) =>
    reader.stands(path) && (isPreview || !isContentAddress(path.toLowerCase()) || isRead(library, path));
  const list = category === undefined ? undefined : library.get(addressOfCategory(category));
  return {
    address,
    kind: body.kind,
    language,
    text: withOpenLinks(said(text, reader.words), standing),
    day: dayOf(shown) ?? null,
    category: list === undefined ? null : placeOf(list, reader),
    sinceMs,
    trail: trailOf(library, address, reader),
    below: below.slice(0, PAGE_SIZE).map((document) => contentLine(document, reader)),
    belowCount: below.length,
    editions: body.kind === 'rules' ? [...editions] : [],
    number,
    isPreview,
    revision: library.revision,
  };
}

/** Whether something is published at an address of content, or was before it moved. */
function isRead(library: Library, path: string): boolean {
  const address = path.toLowerCase();
  return library.get(address) !== undefined || library.movedTo(address) !== undefined;
}

/** A page of what is below an address, from 1. */
export function belowPage(library: Library, address: string, page: number, reader: Reader): ContentLines {
  const below = library.below(address);
  const lines = below.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { lines: lines.map((document) => contentLine(document, reader)), count: below.length };
}

export function contentLine(document: PublishedDocument, reader: Reader): ContentLine {
  const { address, body } = document;
  const { text } = textIn(body, reader.language, reader.fallback);
  const { title, description } = said({ title: text.title, description: text.description }, reader.words);
  return { address, kind: body.kind, title, description, day: dayOf(document) ?? null };
}

function placeOf({ address, body }: PublishedDocument, reader: Reader) {
  const { text } = textIn(body, reader.language, reader.fallback);
  return { address, title: said(text.title, reader.words) };
}

/** Documents above an address, the topmost first. */
export function trailOf(library: Library, address: string, reader: Reader): ContentView['trail'] {
  const above = addressAbove(address);
  if (above === undefined) return [];
  const document = library.get(above);
  return [...trailOf(library, above, reader), ...(document === undefined ? [] : [placeOf(document, reader)])];
}
