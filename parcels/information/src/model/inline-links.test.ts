import { inlineLinks } from './inline-links.ts';

describe('links in words', () => {
  it.each([
    ['no link at all', [{ words: 'no link at all' }]],
    [
      'See [the rules](/rules/1), please.',
      [{ words: 'See ' }, { words: 'the rules', path: '/rules/1' }, { words: ', please.' }],
    ],
    [
      '[Here](/a)[there](/b)',
      [
        { words: 'Here', path: '/a' },
        { words: 'there', path: '/b' },
      ],
    ],
    ['not [ours](https://example.com)', [{ words: 'not [ours](https://example.com)' }]],
    ['', []],
  ])('%s', (text, expected) => {
    expect(inlineLinks(text)).toEqual(expected);
  });
});
