import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What the native compiler and its linter, programs in Go, are told: one thread, and memory before collecting it. */
export const ONE_THREAD = { GOMAXPROCS: '1', GOGC: '400' };

/** Runs programs of a copy's packages in that copy. What is answered throws with what was printed when one finds anything. */
export function programIn(root: string) {
  return async (file: string, ...words: string[]): Promise<void> => {
    const environment = {
      ...process.env,
      ...ONE_THREAD,
      NODE_OPTIONS: '--experimental-vm-modules',
    };
    try {
      await run(process.execPath, [join(root, 'node_modules', file), ...words], {
        cwd: root,
        env: environment,
      });
    } catch (failure) {
      const { stdout = '', stderr = '' } = failure as { stdout?: string; stderr?: string };
      throw new Error(`${file} ${words.join(' ')}\n${stdout}${stderr}`, { cause: failure });
    }
  };
}

/** Tests of a copy, by a pattern of their paths. */
export const testWords = (root: string, pattern: string): string[] => [
  ...['--rootDir', root, '--runInBand', '--reporters', 'default'],
  ...['--selectProjects', 'node', 'browser', 'platform', '--', pattern],
];
