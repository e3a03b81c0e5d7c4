import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { configOfFile } from '../testing/config-of-file.ts';
import { SITE_FILE } from '../versions/site-file.ts';
import { seoWordsOf, strictest } from './seo-rules.ts';

it.each<readonly [object, RegExp]>([
  [{ seo: [{ path: '/live' }, { path: '/LIVE' }] }, /\/seo has \/live twice/],
  [{ seo: [{ path: 'live' }] }, /\/seo\/0\/path/],
  [{ seo: [{ path: '/live?x' }] }, /\/seo\/0\/path/],
  [{ seo: [{ path: '/live', metaRobots: 'all' }] }, /\/seo\/0\/metaRobots/],
  [{ seo: [{ path: '/live', metas: [{ name: 'robots', content: 'all' }] }] }, /\/seo\/0\/metas\/0\/name/],
  [{ seo: [{ path: '/live', customCanonical: { mode: 'mirror', domain: 'evil.example' } }] }, /\/ownHosts/],
  [{ seo: [{ path: '/live', customCanonical: { mode: 'url' } }] }, /\/seo\/0\/customCanonical/],
  [{ seo: [{ path: '/live', hrefLang: ['fi'] }] }, /names fi for \/live/],
])('words for search engines are refused that cannot be: %j', (own, complaint) => {
  const dir = mkdtempSync(join(tmpdir(), 'paddock-seo-'));
  writeFileSync(join(dir, SITE_FILE), JSON.stringify(own));
  expect(() => configOfFile(dir, true)).toThrow(complaint);
  rmSync(dir, { recursive: true });
});

describe('what is said of a page', () => {
  const rules = [
    { path: '/', hierarchyMetaRobots: 'index, nofollow' as const },
    { path: '/blog', hierarchyMetaRobots: 'noindex, follow' as const, title: { en: 'Reads' } },
    { path: '/blog/open', metaRobots: 'index, follow' as const },
  ];
  it.each([
    ['/live', 'index, nofollow'],
    ['/blog', 'noindex, follow'],
    ['/Blog/odds', 'noindex, follow'],
    ['/blogs', 'index, nofollow'],
    ['/blog/open', 'index, follow'],
    ['/blog/open/more', 'noindex, follow'],
  ])('of %s is the nearest word from above: %s', (path, robots) => {
    expect(seoWordsOf(rules, path).robots).toBe(robots);
  });

  it('holds with what the page says itself: what one forbids is forbidden', () => {
    expect(strictest('index, follow', undefined)).toBe('index, follow');
    expect(strictest('noindex, follow', 'index, nofollow')).toBe('noindex, nofollow');
    expect(strictest('index, follow', 'noindex, follow')).toBe('noindex, follow');
  });
});
