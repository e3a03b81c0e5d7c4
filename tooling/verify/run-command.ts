import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface CommandResult {
  readonly ok: boolean;
  readonly output: string;
}

/**
 * Runs a Node program in a folder, the repository's root unless told, and collects what it prints.
 * @param environment variables beside those of this process
 */
export function runCommand(
  file: string,
  words: readonly string[],
  cwd = ROOT,
  environment: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...words], {
      cwd,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const printed: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => printed.push(part));
    child.stderr.on('data', (part: Buffer) => printed.push(part));
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ ok: code === 0, output: Buffer.concat(printed).toString('utf8').trim() });
    });
  });
}
