import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

const FORMATTED = /\.(?:json|tsx?|css|svelte)$/;

/** Formats files as the repository does: names of another length break lines elsewhere. */
export async function formatFiles(root: string, files: readonly string[]): Promise<void> {
  const oxfmt = join(dirname(require.resolve('oxfmt/package.json')), 'bin', 'oxfmt');
  const formatted = files.filter((file) => FORMATTED.test(file));
  await run(process.execPath, [oxfmt, ...formatted], { cwd: root });
}
