import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ofCommands } from './of-commands.ts';

const run = promisify(execFile);

/** Name of the provider that a journey plays. */
export const PROVIDER = 'journey';

/** Makes the key of the journeys' provider by the operators' command. `environment` says where the product's data are. */
export async function makeFeedKey(environment: Readonly<Record<string, string>>): Promise<string> {
  const command = join(import.meta.dirname, '..', '..', 'platform', 'src', 'cli', 'feed-key.ts');
  const { stdout } = await run(process.execPath, [command, PROVIDER], {
    env: { ...ofCommands(), ...environment },
  });
  return stdout.trim();
}
