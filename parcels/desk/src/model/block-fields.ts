import type { ContentBlockKind } from '@paddock/contract/schemas';

/** A field of a part that repeats: a step, a figure, a question. */
export interface PartField {
  readonly as: 'line' | 'words';
  readonly name: string;
}

/** A field of a block, by what is typed in it. */
export type BlockField =
  | (PartField & { readonly isOptional?: true })
  | {
      readonly as: 'number' | 'flag' | 'lines' | 'cells' | 'picture' | 'championship' | 'games';
      readonly name: string;
    }
  | { readonly as: 'choice'; readonly name: string; readonly values: readonly (string | number)[] }
  | { readonly as: 'parts'; readonly name: string; readonly fields: readonly PartField[] };

/** What a block says while it is edited. */
export type Said = Readonly<Record<string, unknown>> & { readonly block: ContentBlockKind };

interface BlockForm {
  readonly fields: readonly BlockField[];
  /** What a new one says. */
  readonly empty: Readonly<Record<string, unknown>>;
}

const line = (name: string): PartField => ({ as: 'line', name });
const words = (name: string): PartField => ({ as: 'words', name });

/** How each kind of block is written. */
export const BLOCK_FORMS: Readonly<Record<ContentBlockKind, BlockForm>> = {
  heading: {
    fields: [line('text'), { as: 'choice', name: 'level', values: [2, 3] }, line('anchor')],
    empty: { level: 2, text: '', anchor: '' },
  },
  text: { fields: [words('text')], empty: { text: '' } },
  list: {
    fields: [
      { as: 'lines', name: 'items' },
      { as: 'flag', name: 'isNumbered' },
    ],
    empty: { items: [''] },
  },
  steps: {
    fields: [{ as: 'parts', name: 'steps', fields: [line('title'), words('text')] }],
    empty: { steps: [{ title: '', text: '' }] },
  },
  table: {
    fields: [line('caption'), { as: 'cells', name: 'rows' }],
    empty: { caption: '', columns: ['', ''], rows: [['', '']] },
  },
  figures: {
    fields: [{ as: 'parts', name: 'figures', fields: [line('value'), line('label')] }],
    empty: { figures: [{ value: '', label: '' }] },
  },
  note: {
    fields: [words('text'), { as: 'choice', name: 'tone', values: ['info', 'warning'] }],
    empty: { tone: 'info', text: '' },
  },
  picture: {
    fields: [
      { as: 'picture', name: 'source' },
      line('alt'),
      { as: 'words', name: 'caption', isOptional: true },
    ],
    empty: { source: '', alt: '' },
  },
  questions: {
    fields: [{ as: 'parts', name: 'questions', fields: [line('question'), words('answer')] }],
    empty: { questions: [{ question: '', answer: '' }] },
  },
  link: { fields: [line('label'), line('target')], empty: { label: '', target: '' } },
  odds: {
    fields: [line('title'), { as: 'championship', name: 'championship' }, { as: 'number', name: 'most' }],
    empty: { title: '', championship: '', most: 5 },
  },
  games: {
    fields: [line('title'), { as: 'games', name: 'games' }],
    empty: { title: '', games: [] },
  },
  form: {
    fields: [{ as: 'choice', name: 'form', values: ['support', 'idea', 'registration'] }],
    empty: { form: 'support' },
  },
  contacts: { fields: [], empty: {} },
};

export const BLOCK_KINDS = Object.keys(BLOCK_FORMS) as readonly ContentBlockKind[];

/** A field of a block with another value; an optional one that is empty is not said at all. */
export function withField(said: Said, field: BlockField, value: unknown): Said {
  const { [field.name]: _before, ...rest } = said;
  const isLeft = value === false || (value === '' && 'isOptional' in field);
  return (isLeft ? rest : { ...said, [field.name]: value }) as Said;
}
