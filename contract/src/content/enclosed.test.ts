import { enclosedIn } from './enclosed.ts';

describe('what is enclosed in a text', () => {
  it.each<readonly [string, readonly string[]]>([
    ['', []],
    ['by {{company}}', ['company']],
    ['{{company}}{{email}} {{}}', ['company', 'email', '']],
    ['{{{company}}}', ['{company']],
    ['{{a {{b}} c}}', ['a {{b']],
    ['{{company', []],
    ['company}} {{', []],
    ['{company}', []],
  ])('between braces in %j is %j', (text, found) => {
    expect(enclosedIn(text, '{{', '}}')).toEqual(found);
  });

  it('is found between brackets of links, up to the first that closes', () => {
    expect(enclosedIn('[a](/b) [c](x(1)) ](', '](', ')')).toEqual(['/b', 'x(1']);
  });

  // Looked for by a regular expression this took hours.
  it('is found in a text of nothing but openings', () => {
    expect(enclosedIn(']('.repeat(1_000_000), '](', ')')).toEqual([]);
    expect(enclosedIn('{'.repeat(2_000_000), '{{', '}}')).toEqual([]);
  });
});
