import type { ContentBody, ContentBlockKind } from '@paddock/contract/schemas';

import { BLOCK_FORMS, type Said } from './block-fields.ts';

/** A block with a number of its own, so that it stays itself while it is moved. */
export interface EditedBlock {
  readonly id: number;
  readonly said: Said;
}

/** A text while it is written: what is left empty is not said. */
export interface EditedText {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly blocks: readonly EditedBlock[];
}

/** A document while it is written, its facts as they are typed. */
export interface EditedDocument {
  readonly kind: ContentBody['kind'];
  readonly day: string;
  readonly category: string;
  readonly order: string;
  readonly texts: Readonly<Record<string, EditedText>>;
}

export const EMPTY_TEXT: EditedText = { title: '', description: '', lead: '', blocks: [] };

export function editedOf({ kind, day, category, order, texts }: ContentBody): EditedDocument {
  return {
    kind,
    day: day ?? '',
    category: category ?? '',
    order: order === undefined ? '' : String(order),
    texts: Object.fromEntries(
      Object.entries(texts).map(([language, { lead = '', blocks, ...text }]) => [
        language,
        { ...text, lead, blocks: blocks.map((said, at) => ({ id: at + 1, said })) },
      ]),
    ),
  };
}

/** What the server takes, which says where it is wrong. */
export function bodyOf({ kind, day, category, order, texts }: EditedDocument): Record<string, unknown> {
  return {
    kind,
    ...(day !== '' && { day }),
    ...(category !== '' && { category }),
    ...(order !== '' && { order: numberOf(order) }),
    texts: Object.fromEntries(
      Object.entries(texts).map(([language, { lead, blocks, ...text }]) => [
        language,
        { ...text, ...(lead.trim() !== '' && { lead }), blocks: blocks.map(({ said }) => said) },
      ]),
    ),
  };
}

/** A whole number that was typed; what is none stays as it is, and the server says so. */
export const numberOf = (typed: string): number | string =>
  /^-?\d{1,9}$/.test(typed) ? Number(typed) : typed;

export function withText(document: EditedDocument, language: string, text: EditedText): EditedDocument {
  return { ...document, texts: { ...document.texts, [language]: text } };
}

export function withoutText(document: EditedDocument, language: string): EditedDocument {
  const { [language]: _gone, ...texts } = document.texts;
  return { ...document, texts };
}

/** Puts a new block before the one at a place, or at the end. */
export function withNewBlock(text: EditedText, kind: ContentBlockKind, at = text.blocks.length): EditedText {
  const id = Math.max(0, ...text.blocks.map((block) => block.id)) + 1;
  const said: Said = { block: kind, ...BLOCK_FORMS[kind].empty };
  return { ...text, blocks: text.blocks.toSpliced(at, 0, { id, said }) };
}

export function withBlock(text: EditedText, id: number, said: Said): EditedText {
  return { ...text, blocks: text.blocks.map((block) => (block.id === id ? { id, said } : block)) };
}

export function withoutBlock(text: EditedText, id: number): EditedText {
  return { ...text, blocks: text.blocks.filter((block) => block.id !== id) };
}

/** Moves a block by one place; at the end of the text it stays. */
export function withMovedBlock(text: EditedText, id: number, by: -1 | 1): EditedText {
  const from = text.blocks.findIndex((block) => block.id === id);
  const moved = text.blocks[from];
  const to = from + by;
  if (moved === undefined || to < 0 || to >= text.blocks.length) return text;
  return { ...text, blocks: text.blocks.toSpliced(from, 1).toSpliced(to, 0, moved) };
}
