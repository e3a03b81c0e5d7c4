import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { quickFolder, TEST_FOLDER_VARIABLE } from './quick-folder.ts';

/** What tests leave behind goes with the run, also with one that is interrupted: its server misses its files and ends. */
export function openRunFolder(): void {
  const folder = mkdtempSync(join(quickFolder(), 'paddock-run-'));
  // PostgreSQL runs as somebody else where we are root.
  chmodSync(folder, 0o755);
  process.env[TEST_FOLDER_VARIABLE] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
