import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { errorsPage } from './errors-page.ts';

it('docs/errors.md is what the error table says', () => {
  const page = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'errors.md'), 'utf8');
  expect(page).toBe(errorsPage());
});
