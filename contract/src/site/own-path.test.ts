import { isOwnPath } from './own-path.ts';
import { wayBackOf } from '../routing/way-back-of.ts';

const HOSTILE = [
  'https://evil.example',
  'http:evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/\u0000/evil.example',
  '/\u0085/evil.example',
  '/\u00a0/evil.example',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'evil.example',
  '@evil.example',
  ':80/evil',
  '/path\\..\\evil.example',
  '?//evil.example',
  '#//evil.example',
  '',
];

describe('a path of this site', () => {
  it.each(HOSTILE)('is not %j', (path) => {
    expect(isOwnPath(path)).toBe(false);
  });

  it.each([
    '/',
    '/office/account?tab=1&x=%20#top',
    '/en/live/football',
    '/ставки',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/.//evil.example',
    '/@evil.example',
    '/javascript:alert(1)',
  ])('is %j, which a browser keeps on this host', (path) => {
    expect(isOwnPath(path)).toBe(true);
    expect(new URL(path, 'https://paddock.test').origin).toBe('https://paddock.test');
  });

  it.each(HOSTILE)('is what the way back after maintenance leads to, not %j', (path) => {
    const way = wayBackOf(`?path=${encodeURIComponent(path)}`);
    expect(way).toBe('/');
  });
});
