import { REPOSITORY_DIR } from './cli/repository-dir.ts';
import { readConfig } from './kernel/index.ts';
import { startProduct } from './product.ts';

/** `npm start`: the whole product in one process, until SIGINT or SIGTERM. */
const config = readConfig(process.env, REPOSITORY_DIR);
const product = await startProduct(config);
console.log(`Paddock is running at ${product.origin}`);

let stopping = false;
async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  console.log(`${signal}: finishing what is under way`);
  await product.stop();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
