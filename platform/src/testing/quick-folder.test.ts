import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { quickFolder } from './quick-folder.ts';

describe('where tests keep what nobody wants afterwards', () => {
  const memory = mkdtempSync(join(tmpdir(), 'paddock-memory-'));
  afterAll(() => rmSync(memory, { recursive: true }));

  it('is memory where there is enough', () => {
    expect(quickFolder(memory, 1)).toBe(memory);
  });

  it('is the usual place where memory is small, or there is none', () => {
    expect(quickFolder(memory, Number.MAX_SAFE_INTEGER)).toBe(tmpdir());
    expect(quickFolder(join(memory, 'none'), 1)).toBe(tmpdir());
  });
});
