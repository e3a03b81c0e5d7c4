import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ofCommands } from './of-commands.ts';

const run = promisify(execFile);
const COMMAND = join(import.meta.dirname, '..', '..', 'platform', 'src', 'cli', 'audit-ledger.ts');

/** Runs the operators' audit of the whole ledger. Answers the sum per currency. @throws naming every broken rule. */
export async function auditedSums(
  environment: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const { stdout } = await run(process.execPath, [COMMAND], {
    env: { ...ofCommands(), ...environment },
  });
  const sums = [...stdout.matchAll(/^sum (\w+): (.+)$/gm)].map(([, currency = '', sum = '']) => [
    currency,
    sum,
  ]);
  return Object.fromEntries(sums) as Record<string, string>;
}
