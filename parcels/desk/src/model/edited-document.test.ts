import type { ContentBody } from '@paddock/contract/schemas';

import { BLOCK_FORMS, BLOCK_KINDS, withField } from './block-fields.ts';
import {
  bodyOf,
  editedOf,
  EMPTY_TEXT,
  withBlock,
  withMovedBlock,
  withNewBlock,
  withoutBlock,
  withoutText,
  withText,
  type EditedText,
} from './edited-document.ts';

const BODY: ContentBody = {
  kind: 'article',
  day: '2026-11-26',
  category: 'odds',
  order: -3,
  texts: {
    en: {
      title: 'How odds move',
      description: 'In short.',
      lead: 'First.',
      blocks: [
        { block: 'heading', level: 2, text: 'Why', anchor: 'why' },
        { block: 'list', items: ['one', 'two'], isNumbered: true },
      ],
    },
    ru: { title: 'Как', description: 'Коротко.', blocks: [] },
  },
};
const kindsOf = ({ blocks }: EditedText) => blocks.map(({ said }) => said.block);

describe('a document that is edited', () => {
  it('is sent as it was read where nothing was changed', () => {
    expect(bodyOf(editedOf(BODY))).toEqual(BODY);
  });

  it('says nothing of what was left empty', () => {
    const edited = { ...editedOf(BODY), day: '', category: '', order: '' };
    const text = { ...EMPTY_TEXT, title: 'Wie', description: 'Kurz.', lead: ' ' };
    expect(bodyOf(withText(withoutText(edited, 'ru'), 'de', text))).toEqual({
      kind: 'article',
      texts: { en: BODY.texts['en'], de: { title: 'Wie', description: 'Kurz.', blocks: [] } },
    });
  });

  it('leaves what is no number to the server, which says so', () => {
    expect(bodyOf({ ...editedOf(BODY), order: '1.5' })['order']).toBe('1.5');
  });

  it('adds blocks of every kind, moves and removes them, each staying itself', () => {
    const all = BLOCK_KINDS.reduce((text, kind) => withNewBlock(text, kind), EMPTY_TEXT);
    expect(kindsOf(all)).toEqual(BLOCK_KINDS);
    expect(new Set(all.blocks.map(({ id }) => id)).size).toBe(BLOCK_KINDS.length);
    const first = withMovedBlock(all, 2, -1);
    expect(kindsOf(first).slice(0, 3)).toEqual(['text', 'heading', 'list']);
    expect(withMovedBlock(first, 2, -1)).toEqual(first);
    expect(kindsOf(withoutBlock(first, 1)).slice(0, 2)).toEqual(['text', 'list']);
    expect(kindsOf(withNewBlock(first, 'note', 1)).slice(0, 3)).toEqual(['text', 'note', 'heading']);
    const said = { block: 'text', text: 'New.' } as const;
    expect(withBlock(first, 2, said).blocks[0]).toEqual({ id: 2, said });
  });

  it('has no place for an optional field that is emptied', () => {
    const [isNumbered] = BLOCK_FORMS.list.fields.filter(({ name }) => name === 'isNumbered');
    const caption = BLOCK_FORMS.picture.fields.find(({ name }) => name === 'caption');
    if (isNumbered === undefined || caption === undefined) throw new Error('the forms have no such fields');
    const list = { block: 'list', items: [''], isNumbered: true } as const;
    expect(withField(list, isNumbered, false)).toEqual({ block: 'list', items: [''] });
    const picture = { block: 'picture', caption: 'x' } as const;
    expect(withField(picture, caption, '')).toEqual({ block: 'picture' });
    expect(withField(picture, caption, 'y')).toEqual({ block: 'picture', caption: 'y' });
  });
});
