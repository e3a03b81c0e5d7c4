import { REPOSITORY_DIR } from './cli/repository-dir.ts';
import { ConfigError } from './kernel/config/config-error.ts';
import { readConfig } from './kernel/config/config.ts';
import { startProduct, type Product } from './product.ts';
import { retireSandboxCompany, startSandboxCompany } from './sandbox-company/start-sandbox-company.ts';

/** `npm start`: the whole product in one process, until SIGINT or SIGTERM. */
const product = await start();
const { config } = product.kernel;
const company = config.sandboxCompany ? await startSandboxCompany(product, config) : undefined;
if (company === undefined) await retireSandboxCompany(product);

/** What the one who starts it can mend is said in a line; anything else is a fault of ours and ends with its stack. */
async function start(): Promise<Product> {
  try {
    return await startProduct(readConfig(process.env, REPOSITORY_DIR));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(`Paddock does not start: ${error.message}`);
    process.exit(1);
  }
}

let stopping = false;
async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  console.log(`${signal}: finishing what is under way`);
  company?.stop();
  await product.stop();
}
product.broken.catch(async (error: unknown) => {
  console.error(`Paddock stops: ${(error as Error).message}`);
  process.exitCode = 1;
  await stop('fault');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
// Last: who waits for this line may send a signal at once.
console.log(`Paddock is running at ${product.origin}`);
