import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@paddock/platform/testing/cluster';

import { ofCommands } from './of-commands.ts';
import { openDesk } from './operator-desk.ts';
import type { Stage } from './stage.ts';

const COMMAND = join(import.meta.dirname, '..', '..', 'platform', 'src', 'cli', 'sandbox-company.ts');
const SECRET = 'a secret of the sandbox and the site';

/** The sandbox company of a journey, which has joined as any company does. */
export interface JoinedCompany {
  close(): Promise<void>;
}

/** Makes the sandbox company known by the operators' commands, and starts it: returns once its catalogue is there. */
export async function joinSandboxCompany(stage: Stage): Promise<JoinedCompany> {
  const port = await freePort();
  const desk = await openDesk(stage, 'carol', 'admin');
  const because = ['--reason', 'the contract of today'];
  const at = ['--games-at', `http://127.0.0.1:${port}/play`, '--currencies', 'EUR'];
  await desk.run('company-save', 'sandbox', '--name', 'Sandbox Games', ...at, ...because);
  await desk.run('company-key', 'sandbox', 'k1', '--secret', SECRET, ...because);
  const words = ['--site', stage.origin, '--key', 'sandbox.k1', '--port', String(port)];
  const child = spawn(process.execPath, [COMMAND, ...words], {
    env: { ...ofCommands(), SANDBOX_COMPANY_SECRET: SECRET },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  // It says where its games are, once they can be played.
  const said = once(createInterface(child.stdout), 'line');
  const isThere = await Promise.race([said.then(() => true), ended.then(() => false)]);
  if (!isThere) throw new Error('the sandbox company did not start');
  return {
    async close() {
      child.kill();
      await ended;
    },
  };
}
