import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ENDPOINTS } from './index.ts';

const FOLDER = import.meta.dirname;

describe('the table of endpoints', () => {
  it('loses none of its parts’ endpoints: no name is given twice, and every part is in it', () => {
    const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) =>
        [...readFileSync(join(FOLDER, file), 'utf8').matchAll(/^ {2}'([A-Z]+ \/\S+)': \{/gm)].map(
          ([, name]) => name,
        ),
      );
    expect(names.toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted());
  });

  it('says for each what it is for and what it answers, by addresses of one form', () => {
    for (const [name, { summary, response }] of Object.entries(ENDPOINTS)) {
      expect(name).toMatch(/^(GET|POST|PUT|DELETE) \/[\w.-]+(\/(:?[\w.-]+|\*))+$/);
      expect(summary).not.toBe('');
      expect(Object.keys(response).length).toBeGreaterThan(0);
    }
  });
});
