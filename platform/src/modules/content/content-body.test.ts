import type { ContentBody } from '@paddock/contract/schemas';

import { contentProblems } from './content-body.ts';
import { bodyOf, textOf } from './content.fixture.ts';

const withBlock = (block: unknown): unknown => ({
  ...bodyOf('page', 'x'),
  texts: { en: { ...textOf('x'), blocks: [block] } },
});
const problemsOf = (body: unknown) => contentProblems(body, '/about');

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
    [{ block: 'picture', source: '/a.png', width: 1, height: 1 }, /blocks\/0/],
    [{ block: 'heading', level: 1, text: 'x', anchor: 'x' }, /blocks\/0\/level/],
    [
      { block: 'table', caption: 'x', columns: ['a', 'b'], rows: [['a', 'b', 'c']] },
      /rows\/0 has not as many/,
    ],
    [{ block: 'text', text: 'by {{secret}}' }, /names \{\{secret\}\}, which is not known/],
  ])('is not %j', (block, problem) => {
    expect(problemsOf(withBlock(block))[0]).toMatch(problem);
  });

  it('has no anchor twice, stands where its kind does, and is no longer than somebody reads', () => {
    const heading = { block: 'heading', level: 2, text: 'x', anchor: 'x' } as const;
    const twice = { ...bodyOf('page', 'x'), texts: { en: { ...textOf('x'), blocks: [heading, heading] } } };
    expect(problemsOf(twice)).toEqual(['/texts/en/blocks has the anchor x twice']);
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
});
