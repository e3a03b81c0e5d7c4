import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

import { freePort, isFree } from '../kernel/database/free-port.ts';
import type { PlatformConfig } from '../kernel/index.ts';
import type { Product } from '../product.ts';

const COMMAND = join(import.meta.dirname, '../cli/sandbox-company.ts');
const COMPANY = { code: 'sandbox', name: 'Sandbox Games' };
const KEY_ID = 'k1';
/** Its port is so far behind the site's, unless somebody else has that. */
const PORTS_BEHIND = 100;

/** A process of the sandbox company that plays with a product. */
export interface StartedCompany {
  stop(): void;
}

/**
 * Starts the sandbox company as a process of its own and makes it known to the product as an operator would: where its games
 * are, and a key that is new each time. What it says of its games it hands in by itself, as any company.
 */
export async function startSandboxCompany(
  { origin, modules, kernel }: Product,
  { host, port: sitePort }: PlatformConfig,
): Promise<StartedCompany> {
  const wanted = sitePort + PORTS_BEHIND;
  const port = (await isFree(wanted)) ? wanted : await freePort();
  const secret = randomBytes(32).toString('base64url');
  const launchUrl = `http://${new URL(origin).hostname}:${port}/play`;
  await modules.gameWallet.introduce({ ...COMPANY, launchUrl, keyId: KEY_ID, secret });
  const words = [
    '--site',
    origin,
    '--key',
    `${COMPANY.code}.${KEY_ID}`,
    '--host',
    host,
    '--port',
    String(port),
  ];
  const child = fork(COMMAND, words, {
    env: { ...process.env, SANDBOX_COMPANY_SECRET: secret },
    // Its page's script is TypeScript, and Node says of the function that strips it that it may change.
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.once('exit', (code) => {
    if (code !== null && code !== 0)
      kernel.log.warn({ code }, 'the sandbox company has ended; its games do not open');
  });
  return { stop: () => void child.kill() };
}

/** Closes the games of a sandbox company that played with this product's database before, and does not now. */
export async function retireSandboxCompany({ modules }: Product): Promise<void> {
  if (await modules.gameWallet.knows(COMPANY.code)) await modules.casino.acceptCatalogue(COMPANY, []);
}
