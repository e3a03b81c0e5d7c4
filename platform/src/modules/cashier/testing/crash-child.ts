import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';

import { createIdempotency } from '../../../kernel/idempotency/idempotency.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { crashingDatabase } from './crashing-database.ts';
import { createStoryPlatform } from './story-platform.ts';

/**
 * A platform in a process of its own that kills itself, as `kill -9` would, at one boundary of a transaction:
 * `node crash-child.ts DATABASE_URL START_MS BOUNDARY`. Tells its port, then waits for requests.
 */
const [url = '', startMs = '0', boundary = '0'] = process.argv.slice(2);
let passed = -1;

const platform = await createStoryPlatform(killedAt, { databaseUrl: url, startMs: Number(startMs) });

/** The kernel of a process that dies at its boundary. */
function killedAt(kernel: Kernel): Kernel {
  const db = crashingDatabase(kernel.db, mayCrash);
  return { ...kernel, db, idempotency: createIdempotency(db, kernel.clock) };
}

function mayCrash(): void {
  // Counting begins with the story, not with the start.
  if (passed < 0) return;
  passed += 1;
  if (passed === Number(boundary)) process.kill(process.pid, 'SIGKILL');
}
const { app } = platform;
await app.listen({ port: 0, host: '127.0.0.1' });
// Who is killed writes it not, and its successors would compile all of it again.
flushCompileCache();
passed = 0;
process.send?.({ port: (app.server.address() as AddressInfo).port });

process.on('message', (message: unknown) => {
  const { advanceMs } = message as { readonly advanceMs: number };
  void platform.advance(advanceMs).then(() => process.send?.({ advanced: true }));
});
process.on('disconnect', () => process.exit(0));
