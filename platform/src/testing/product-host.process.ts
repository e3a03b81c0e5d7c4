import { writeSync } from 'node:fs';

import { REPOSITORY_DIR } from '../cli/repository-dir.ts';
import { readConfig } from '../kernel/index.ts';
import { startProduct, type Product } from '../product.ts';
import { LAST_LINE, type HostAnswer, type HostAsk } from './product-host.ts';

// A process that runs one product after the other, as whoever forked it asks: half of the cost of a start is that Node
// loads the product, and that is done once here.

let product: Product | undefined;

async function answerTo(ask: HostAsk): Promise<HostAnswer> {
  try {
    if (ask === 'stop') {
      await product?.stop();
      writeSync(2, LAST_LINE);
      return 'stopped';
    }
    product = await startProduct(readConfig(ask.environment, REPOSITORY_DIR));
    product.broken.catch((error: unknown) => {
      writeSync(2, `Paddock stops: ${(error as Error).message}\n`);
      process.exit(1);
    });
    return { origin: product.origin };
  } catch (error) {
    return { failed: (error as Error).stack ?? String(error) };
  }
}

process.on('message', (ask: HostAsk) => void answerTo(ask).then((answer) => process.send?.(answer)));
process.on('disconnect', () => process.exit());
