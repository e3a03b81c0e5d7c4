import type { ContentBlockKind } from '@paddock/contract/schemas';

import { BLOCK_FORMS } from './block-fields.ts';

/** Words of the dictionary, with what stands in them. */
export interface LabelWords {
  readonly key: string;
  readonly values?: Readonly<Record<string, number>>;
  /** Which of several that are named alike, from 1. */
  readonly number?: number;
}

/** What stands outside of blocks, by its name in the document. */
const LINES = new Map([
  ['title', 'content.fields.title'],
  ['description', 'content.description'],
  ['lead', 'content.lead'],
  ['day', 'content.dated'],
  ['category', 'content.category'],
  ['order', 'content.order'],
  ['kind', 'content.kind'],
  ['texts', 'content.languages'],
]);

/** How a line of a text or a fact of a document is named on the page; nothing where the page shows none such. */
export function lineLabel(path: readonly string[]): readonly LabelWords[] {
  const key = LINES.get(path[0] ?? '');
  return key === undefined ? [] : [{ key }];
}

/** How a place in a block is named on the page, the widest first: step 2, its title. */
export function fieldLabel(
  kind: ContentBlockKind,
  [name = '', at, inner]: readonly string[],
): readonly LabelWords[] {
  const { fields } = BLOCK_FORMS[kind];
  const number = Number(at) + 1;
  const isTable = fields.some(({ as }) => as === 'cells');
  if (isTable && name === 'columns')
    return at === undefined ? [] : [{ key: 'content.head', values: { column: number } }];
  if (isTable && name === 'rows' && inner !== undefined)
    return [{ key: 'content.cell', values: { row: number, column: Number(inner) + 1 } }];
  // What a picture's own file says of it (its size, its widths) is chosen with it.
  const field = fields.find((one) => one.name === name) ?? fields.find(({ as }) => as === 'picture');
  if (field === undefined) return [];
  const key = `content.fields.${field.name}`;
  const repeats = at !== undefined && field.name === name;
  return [
    repeats ? { key, number } : { key },
    ...(repeats && inner !== undefined ? [{ key: `content.fields.${inner}` }] : []),
  ];
}

/** Whether a place in a block has a field by itself, which then says what is wrong there. */
export function hasOwnField(kind: ContentBlockKind, [name = '', ...inner]: readonly string[]): boolean {
  const field = BLOCK_FORMS[kind].fields.find((one) => one.name === name);
  switch (field?.as) {
    case 'line':
    case 'words':
    case 'number':
    case 'choice':
    case 'championship':
    case 'games':
      return true;
    case 'lines':
      return inner.length === 1;
    case 'parts':
      return inner.length === 2 && field.fields.some((one) => one.name === inner[1]);
    default:
      return false;
  }
}
