import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const HOME = 'platform/src/modules/identity/';
/** `path.test.ts` › title; › title */
const NAMED = /`([\w./-]+\.test\.tsx?)`((?:[^|`]*? ›[^|`;]*;?)*)/g;

interface Claim {
  readonly file: string;
  readonly title: string;
}

function claimsOf(table: string): readonly Claim[] {
  return [...table.matchAll(NAMED)].flatMap(([, path = '', titles = '']) => {
    const file = /^(?:platform|contract|styleguide)\//.test(path) ? path : HOME + path;
    const named = titles.split('›').slice(1);
    return (named.length === 0 ? [''] : named).map((title) => ({ file, title: titleIn(title) }));
  });
}

/** Up to where the sentence of the table goes on. */
function titleIn(text: string): string {
  return text.split(/[;.]|\(|\*\*/)[0]?.trim() ?? '';
}

describe('docs/security.md', () => {
  const claims = claimsOf(readFileSync(`${ROOT}docs/security.md`, 'utf8'));

  it('names tests', () => {
    expect(claims.length).toBeGreaterThan(60);
  });

  it.each(claims)('$file has a test "$title"', ({ file, title }) => {
    expect(existsSync(ROOT + file)).toBe(true);
    expect(readFileSync(ROOT + file, 'utf8')).toContain(title);
  });
});
