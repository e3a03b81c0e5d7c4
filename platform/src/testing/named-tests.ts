import { existsSync, readFileSync } from 'node:fs';

import { ROOT } from './documents.ts';

/** `path.test.ts` › title; › title */
const NAMED = /`([\w./-]+\.test\.tsx?)`((?:[^|`]*? ›[^|`;\n]*;?)*)/g;
const FROM_THE_ROOT =
  /^(?:platform|contract|styleguide|shared-utils|parcels|root-config|import-maps|e2e|benchmarks|games\/src)\//;

/** A test that a document names. */
export interface NamedTest {
  /** From the root of the repository. */
  readonly file: string;
  /** What its title contains; empty where the document names a file alone. */
  readonly title: string;
}

/** The tests a document names; paths that do not begin with a package are below `home`. */
export function namedTests(text: string, home: string): readonly NamedTest[] {
  return [...text.matchAll(NAMED)].flatMap(([, path = '', titles = '']) => {
    const file = FROM_THE_ROOT.test(path) ? path : home + path;
    const named = titles.split('›').slice(1);
    return (named.length === 0 ? [''] : named).map((title) => ({ file, title: titleIn(title) }));
  });
}

/** True for a test that is there. */
export function isThere({ file, title }: NamedTest): boolean {
  return existsSync(ROOT + file) && readFileSync(ROOT + file, 'utf8').includes(title);
}

/** Up to where the sentence of the document goes on. */
function titleIn(text: string): string {
  return text.split(/[;.]|\(|\*\*/)[0]?.trim() ?? '';
}
