import { fieldLabel, lineLabel } from './field-label.ts';

describe('a place in a block', () => {
  it.each([
    ['picture', ['source'], [{ key: 'content.fields.source' }]],
    ['picture', ['width'], [{ key: 'content.fields.source' }]],
    ['picture', ['sources', '0', 'type'], [{ key: 'content.fields.source' }]],
    ['picture', ['alt'], [{ key: 'content.fields.alt' }]],
    ['list', ['items', '1'], [{ key: 'content.fields.items', number: 2 }]],
    [
      'steps',
      ['steps', '0', 'title'],
      [{ key: 'content.fields.steps', number: 1 }, { key: 'content.fields.title' }],
    ],
    ['table', ['columns', '1'], [{ key: 'content.head', values: { column: 2 } }]],
    ['table', ['rows', '2', '0'], [{ key: 'content.cell', values: { row: 3, column: 1 } }]],
    ['table', ['rows', '2'], [{ key: 'content.fields.rows', number: 3 }]],
    ['odds', ['most'], [{ key: 'content.fields.most' }]],
    ['contacts', ['style'], []],
  ] as const)('of a %s at %j is named as its field is', (kind, path, words) => {
    expect(fieldLabel(kind, path)).toEqual(words);
  });

  it.each([
    [['title'], [{ key: 'content.fields.title' }]],
    [['category'], [{ key: 'content.category' }]],
    [['toString'], []],
    [[], []],
  ])('and outside of blocks at %j', (path, words) => {
    expect(lineLabel(path)).toEqual(words);
  });
});
