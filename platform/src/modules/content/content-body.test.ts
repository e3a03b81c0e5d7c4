import type { ContentBody } from '@paddock/contract/schemas';

import { contentProblems } from './content-body.ts';
import { problemText } from './content-problem.ts';
import { readDraftBody } from './draft-body.ts';
import { bodyOf, textOf } from './content.fixture.ts';

const withBlock = (block: unknown): unknown => ({
  ...bodyOf('page', 'x'),
  texts: { en: { ...textOf('x'), blocks: [block] } },
});
const problemsOf = (body: unknown) => contentProblems(body, '/about').map(problemText);
const wrongIn = (block: unknown) =>
  contentProblems(withBlock(block), '/about').map(({ said: _, place, ...problem }) => [
    place.replace('/texts/en/blocks/0', ''),
    problem,
  ]);

describe('what a document may say', () => {
  it('is text in every place, markup too', () => {
    const evil = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    const body: ContentBody = {
      kind: 'page',
      texts: { en: { title: evil, description: evil, lead: evil, blocks: [{ block: 'text', text: evil }] } },
    };
    expect(problemsOf(body)).toEqual([]);
  });

  it.each<readonly [unknown, RegExp]>([
    [{ block: 'html', html: '<b>' }, /^\/texts\/en\/blocks\/0\/block is none of heading,/],
    ['<b>', /blocks\/0\/block is none of/],
    [{ block: 'constructor' }, /blocks\/0\/block is none of/],
    [{ block: 'text', text: 'x', style: 'y' }, /blocks\/0\/style is not a known key/],
    [{ block: 'text', text: ' ' }, /blocks\/0\/text/],
    [{ block: 'text', text: '[x](javascript:alert)' }, /blocks\/0\/text links to javascript:alert,/],
    [{ block: 'list', items: ['a', '[x](//evil.example)'] }, /blocks\/0\/items\/1 links to/],
    [
      { block: 'link', label: 'x', target: 'data:text/html,x' },
      /blocks\/0\/target data:text\/html,x leads nowhere/,
    ],
    [
      { block: 'picture', source: '//evil.example/a.png', alt: 'x', width: 1, height: 1 },
      /blocks\/0\/source/,
    ],
    [{ block: 'picture', source: '/a.png', width: 1, height: 1 }, /blocks\/0\/alt is missing/],
    [{ block: 'heading', level: 1, text: 'x', anchor: 'x' }, /blocks\/0\/level/],
    [
      { block: 'table', caption: 'x', columns: ['a', 'b'], rows: [['a', 'b', 'c']] },
      /rows\/0 has not as many/,
    ],
    [{ block: 'text', text: 'by {{secret}}' }, /names \{\{secret\}\}, which is not known/],
  ])('is not %j', (block, problem) => {
    expect(problemsOf(withBlock(block))[0]).toMatch(problem);
  });

  it.each([
    ['xyz', 'xyz'],
    ['../x', '..~1x'],
    ['__proto__', '__proto__'],
    ['EN', 'EN'],
  ])('has a text in no %s, which is no language, whatever is said in it', (key, place) => {
    for (const said of ['null', '""', '1', JSON.stringify(textOf('x'))]) {
      const texts: unknown = JSON.parse(
        `{"en":${JSON.stringify(textOf('x'))},${JSON.stringify(key)}:${said}}`,
      );
      const wrong = contentProblems({ kind: 'page', texts }, '/about');
      expect(wrong).toEqual([{ place: `/texts/${place}`, rule: 'unknownKey', said: 'is not a known key' }]);
      expect(() => readDraftBody({ kind: 'page', texts }, '/about')).toThrow(
        expect.objectContaining({ code: 'CONTENT_INVALID' }) as Error,
      );
    }
  });

  it('has no anchor twice, stands where its kind does, and is no longer than somebody reads', () => {
    const heading = { block: 'heading', level: 2, text: 'x', anchor: 'x' } as const;
    const twice = { ...bodyOf('page', 'x'), texts: { en: { ...textOf('x'), blocks: [heading, heading] } } };
    expect(problemsOf(twice)).toEqual([
      '/texts/en/blocks/0/anchor has the anchor x twice',
      '/texts/en/blocks/1/anchor has the anchor x twice',
    ]);
    expect(problemsOf(bodyOf('article', 'x'))).toEqual(['/kind article does not stand at /about']);
    expect(problemsOf({ x: 'x'.repeat(300_001) })).toEqual(['the document is too long']);
    for (const nonsense of [
      null,
      1,
      [],
      {},
      { texts: null },
      { texts: { en: null } },
      { kind: 'page', texts: {} },
    ])
      expect(problemsOf(nonsense).length).toBeGreaterThan(0);
  });

  it('is told all at once what is wrong with it, in the order of the page', () => {
    const blocks = [
      { block: 'text', text: '[x](//evil.example)' },
      { block: 'text', text: '' },
      { block: 'link', label: 'x', target: 'data:x' },
    ];
    const body = { kind: 'article', texts: { en: { ...textOf(''), lead: '{{secret}}', blocks } } };
    expect(contentProblems(body, '/about').map(({ place, rule }) => [place, rule])).toEqual([
      ['/kind', 'address'],
      ['/texts/en/title', 'missing'],
      ['/texts/en/lead', 'placeholder'],
      ['/texts/en/blocks/0/text', 'link'],
      ['/texts/en/blocks/1/text', 'missing'],
      ['/texts/en/blocks/2/target', 'link'],
    ]);
  });

  it('is not looked into where it is longer than any words may be', () => {
    const wrongWith = (words: string) =>
      contentProblems(withBlock({ block: 'text', text: 'x', more: { words } }), '/about').map(
        ({ place, rule }) => [place, rule],
      );
    const unknown = ['/texts/en/blocks/0/more', 'unknownKey'];
    for (const [wrong, rule] of [
      ['[x](//evil.example)', 'link'],
      ['{{secret}}', 'placeholder'],
    ] as const) {
      expect(wrongWith(wrong)).toEqual([unknown, ['/texts/en/blocks/0/more/words', rule]]);
      expect(wrongWith(wrong.padEnd(4_001))).toEqual([unknown]);
    }
  });

  it('is told to be too long, of whatever signs it is made', () => {
    for (const sign of ['{', '](', '[x](', '*a', '{{x'])
      expect(wrongIn({ block: 'text', text: sign.repeat(50_000) })).toEqual([
        ['/text', { rule: 'tooLong', limit: 4_000 }],
      ]);
  });

  it.each<readonly [object, readonly unknown[]]>([
    [
      { block: 'picture', source: '', alt: ' ' },
      [
        ['/source', { rule: 'missing' }],
        ['/width', { rule: 'missing' }],
        ['/height', { rule: 'missing' }],
        ['/alt', { rule: 'missing' }],
      ],
    ],
    [{ block: 'list', items: [] }, [['/items', { rule: 'tooFew', limit: 1 }]]],
    [{ block: 'list', items: [''] }, [['/items/0', { rule: 'missing' }]]],
    [
      { block: 'table', caption: 'x', columns: ['a', ''], rows: [['a', 'b']] },
      [['/columns/1', { rule: 'missing' }]],
    ],
    [
      { block: 'table', caption: 'x', columns: ['a', 'b'], rows: [['a', 'b', 'c']] },
      [['/rows/0', { rule: 'cells' }]],
    ],
    [{ block: 'heading', level: 4, text: 'x', anchor: 'x' }, [['/level', { rule: 'choice' }]]],
    [{ block: 'heading', level: 2, text: 'x', anchor: 'Of X' }, [['/anchor', { rule: 'shape' }]]],
    [
      { block: 'odds', title: 'x', championship: '7', most: 99 },
      [['/most', { rule: 'tooLarge', limit: 10 }]],
    ],
    [{ block: 'odds', title: 'x', championship: '7', most: 'some' }, [['/most', { rule: 'number' }]]],
    [{ block: 'text', text: 'x'.repeat(4_001) }, [['/text', { rule: 'tooLong', limit: 4_000 }]]],
    [{ block: 'text', text: '[x](//evil.example)' }, [['/text', { rule: 'link', named: '//evil.example' }]]],
    [{ block: 'text', text: 'by {{secret}}' }, [['/text', { rule: 'placeholder', named: '{{secret}}' }]]],
  ])('is wrong in %j once at each place, by a rule that a page has words for', (block, wrong) => {
    expect(wrongIn(block)).toEqual(wrong);
  });
});
