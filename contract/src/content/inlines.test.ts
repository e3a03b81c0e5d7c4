import { inlinesOf, isLinkTarget, plainWords, wrongTargets } from './inlines.ts';

describe('marks in words', () => {
  it.each([
    ['no mark at all', [{ words: 'no mark at all' }]],
    ['', []],
    [
      'See [the rules](/rules/1), **please**.',
      [
        { words: 'See ' },
        { words: 'the rules', target: '/rules/1' },
        { words: ', ' },
        { words: 'please', mark: 'strong' },
        { words: '.' },
      ],
    ],
    ['*so* 2 * 3 * 4', [{ words: 'so', mark: 'emphasis' }, { words: ' 2 * 3 * 4' }]],
    [
      '[Here](#limits)[mail](mailto:help@paddock.example)',
      [
        { words: 'Here', target: '#limits' },
        { words: 'mail', target: 'mailto:help@paddock.example' },
      ],
    ],
    ['[x](javascript:alert(1))', [{ words: '[x](javascript:alert(1))' }]],
    [
      '[x](//evil.example) <img src=x onerror=alert(1)>',
      [{ words: '[x](//evil.example) <img src=x onerror=alert(1)>' }],
    ],
  ])('%s', (text, expected) => {
    expect(inlinesOf(text)).toEqual(expected);
  });

  it('are left out of the words that are searched', () => {
    expect(plainWords('**A** [b](/c) *d*')).toBe('A b d');
  });
});

describe('where a link may lead', () => {
  it.each([
    '/rules/1',
    '/help?x=1',
    '#what-a-bet-pays',
    'https://example.com/a',
    'http://example.com',
    'mailto:a@b.example',
  ])('is %s', (target) => {
    expect(isLinkTarget(target)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'https://user:pass@evil.example',
    'https://',
    'https://a b',
    'vbscript:x',
    'mailto:a@b.example?bcc=c@d.example',
    'rules',
    '#',
    '',
    ' /rules',
    '/a\nb',
  ])('is not %j', (target) => {
    expect(isLinkTarget(target)).toBe(false);
    expect(wrongTargets(`[x](${target})`)).toHaveLength(1);
  });
});
