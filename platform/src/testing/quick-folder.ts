import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** A file system in memory, where Linux has one. */
const MEMORY = '/dev/shm';
/** Databases of two workers, their log and what tests write beside them take a few hundred megabytes of it. */
const ENOUGH_BYTES = 2 * 1024 ** 3;

/** Environment variable through which a run's global setup names the folder that ends with the run. */
export const TEST_FOLDER_VARIABLE = 'PADDOCK_TEST_FOLDER';

/**
 * Where tests keep what nobody wants afterwards. A database is a thousand files: to copy and drop one in memory takes a
 * fifth of the processor time that a disk takes. Containers often have 64 MB there, which is not enough.
 */
export function quickFolder(memory = MEMORY, enoughBytes = ENOUGH_BYTES): string {
  const ofRun = process.env[TEST_FOLDER_VARIABLE];
  if (ofRun !== undefined) return ofRun;
  try {
    accessSync(memory, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enoughBytes ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}
