import { render, screen } from '@testing-library/react';
import type { ContentProblem } from '@paddock/contract/content';
import { installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../../../locales/en.json' with { type: 'json' };
import type { Said } from '../../../model/block-fields.ts';
import { EMPTY_TEXT, type EditedDocument } from '../../../model/edited-document.ts';
import { problemPlaces } from '../../../model/problem-places.ts';
import { BlockEditor } from './block-editor.tsx';
import { Refused } from './refused.tsx';

describe('what was refused of a block', () => {
  let page: FakePage;
  beforeEach(() => {
    page = installFakePage({ dictionaries: { desk: { en } } });
  });
  afterEach(() => page.remove());

  function open(said: Said, ...wrong: readonly ContentProblem[]): void {
    const document: EditedDocument = {
      ...{ kind: 'page', day: '', category: '', order: '' },
      texts: { en: { ...EMPTY_TEXT, blocks: [{ id: 1, said }] } },
    };
    const places = problemPlaces(
      { wrong: wrong.map((one) => ({ ...one, place: `/texts/en/blocks/0/${one.place}` })) },
      ['en'],
    );
    const nothing = () => undefined;
    render(
      <Refused value={{ document, places }}>
        <BlockEditor
          {...{ said, copied: [], number: 1, isLast: true }}
          onChange={nothing}
          onMove={nothing}
          onRemove={nothing}
          onAddAbove={nothing}
        />
      </Refused>,
    );
  }
  /** Whether a field says that it is wrong, and by which words. */
  function toldOf(field: HTMLElement): readonly (string | null | undefined)[] {
    const id = field.getAttribute('aria-describedby') ?? '';
    return [field.getAttribute('aria-invalid'), document.getElementById(id)?.textContent];
  }
  const missing = (place: string): ContentProblem => ({ place, rule: 'missing' });

  it.each<readonly [string, Said, string, string, string]>([
    ['a line', { block: 'link', label: '', target: '/x' }, 'label', 'Label', 'Label: not filled in yet'],
    ['a choice', { block: 'heading', level: 4 }, 'level', 'Level', 'Level: not filled in yet'],
    ['an item', { block: 'list', items: ['a', ''] }, 'items/1', 'Item 2', 'Item 2: not filled in yet'],
    [
      'a line of a part',
      { block: 'steps', steps: [{ title: '', text: 'x' }] },
      'steps/0/title',
      'Title',
      'Step 1, Title: not filled in yet',
    ],
    [
      'a cell',
      { block: 'table', caption: 'x', columns: ['a', 'b'], rows: [['a', '']] },
      'rows/0/1',
      'Row 1, column 2',
      'Row 1, column 2: not filled in yet',
    ],
    [
      'a cell of a row',
      { block: 'table', caption: 'x', columns: ['a', 'b'], rows: [['a', '']] },
      'rows/0',
      'Row 1, column 1',
      'Row 1: not filled in yet',
    ],
  ])('is said by its field: %s', (_, said, place, label, words) => {
    open(said, missing(place));
    expect(toldOf(screen.getByLabelText(label))).toEqual(['true', words]);
    expect(screen.getAllByText(words)).toHaveLength(1);
  });

  it('is said above the fields where none has it, and by no field that is well', () => {
    open({ block: 'link', label: '', target: '/x' }, missing('label'), {
      place: 'style',
      rule: 'unknownKey',
    });
    expect(screen.getByText('does not belong here')).toBeTruthy();
    expect(toldOf(screen.getByLabelText('Leads to'))).toEqual([null, undefined]);
  });
});
