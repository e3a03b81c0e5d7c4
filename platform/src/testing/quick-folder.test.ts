import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { quickFolder, TEST_FOLDER_VARIABLE } from './quick-folder.ts';

describe('where tests keep what nobody wants afterwards', () => {
  const memory = mkdtempSync(join(tmpdir(), 'paddock-memory-'));
  const { [TEST_FOLDER_VARIABLE]: ofRun } = process.env;
  beforeEach(() => {
    Reflect.deleteProperty(process.env, TEST_FOLDER_VARIABLE);
  });
  afterAll(() => {
    process.env[TEST_FOLDER_VARIABLE] = ofRun;
    rmSync(memory, { recursive: true });
  });

  it('is a folder of the run, which ends with it', () => {
    process.env[TEST_FOLDER_VARIABLE] = ofRun;
    expect(quickFolder()).toBe(ofRun);
    expect(ofRun).toContain('paddock-run-');
  });

  it('is memory where there is enough', () => {
    expect(quickFolder(memory, 1)).toBe(memory);
  });

  it('is the usual place where memory is small, or there is none', () => {
    expect(quickFolder(memory, Number.MAX_SAFE_INTEGER)).toBe(tmpdir());
    expect(quickFolder(join(memory, 'none'), 1)).toBe(tmpdir());
  });
});
