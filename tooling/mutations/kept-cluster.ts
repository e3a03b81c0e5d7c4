import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Names the database that tests copy; it is the platform's word (`platform/src/testing/product-template.ts`). */
const TEMPLATE_VARIABLE = 'PADDOCK_TEST_TEMPLATE';

type Environment = Readonly<Record<string, string>>;

/** One PostgreSQL for all runs of tests, which would spend half of their time on one of their own. */
export interface KeptCluster {
  /** Leads a run there, and to a database that the whole sources have set up. */
  readonly environment: Environment;
  /** Leads a run there, and lets it set up a database by the sources as they stand. */
  readonly unprepared: Environment;
  stop(): Promise<void>;
}

/**
 * Starts it by the sources of a copy. It ends with this process, however that ends.
 * @throws Error when it did not start
 */
export async function keepCluster(copy: string): Promise<KeptCluster> {
  const child = spawn(process.execPath, [join('platform', 'src', 'testing', 'keep-cluster.process.ts')], {
    cwd: copy,
    stdio: ['pipe', 'pipe', 'inherit'],
    // Ctrl-C is meant for who started it: it is told by the end of its input, and has the database stop in good order.
    detached: true,
  });
  const ended = once(child, 'close');
  const stop = async (): Promise<void> => {
    child.stdin.end();
    await ended;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const environment = JSON.parse(line) as Environment;
    const unprepared = Object.fromEntries(
      Object.entries(environment).filter(([name]) => name !== TEMPLATE_VARIABLE),
    );
    return { environment, unprepared, stop };
  }
  await ended;
  throw new Error('no database for the tests: its process has ended');
}
