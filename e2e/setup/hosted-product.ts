import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { freePort, LAST_LINE, type HostAnswer, type HostAsk } from '@paddock/platform/testing/cluster';

import { environmentOf, type ProductOptions, type ProductProcess } from './product-process.ts';

const HOST = join(import.meta.dirname, '../../platform/src/testing/product-host.process.ts');

/** A process that runs a product at a time, and what it has written to standard error. */
interface Host {
  readonly child: ChildProcess;
  written: string;
}

/** Hosts of this process whose product has ended. The journeys of a worker come one after the other. */
const idle: Host[] = [];

/**
 * Starts the product in a process that has run others before and has loaded it already. One that is killed takes its
 * process with it. @throws with what it wrote when it does not start
 */
export async function startHostedProduct(options: ProductOptions): Promise<ProductProcess> {
  const port = options.port ?? (await freePort());
  const environment = environmentOf({ ...options, port });
  // Language and zone are a process's own.
  const isShared = environment['LANG'] === undefined && environment['TZ'] === undefined;
  const host = (isShared ? idle.pop() : undefined) ?? startHost(environment);
  host.written = '';
  const answer = await asked(host, { environment });
  if (typeof answer === 'string' || 'failed' in answer) {
    host.child.kill('SIGKILL');
    throw new Error(`the product did not start: ${JSON.stringify(answer)}\n${host.written}`);
  }
  const end = async (): Promise<void> => {
    if (hasEnded(host)) return;
    const left = once(host.child, 'exit');
    host.child.kill('SIGKILL');
    await left;
  };
  return {
    origin: answer.origin,
    pid: host.child.pid ?? 0,
    errors: () => host.written,
    async stop() {
      if (hasEnded(host)) return;
      await asked(host, 'stop');
      while (!host.written.includes(LAST_LINE) && host.child.stderr !== null)
        await once(host.child.stderr, 'data');
      if (isShared) idle.push(host);
      else await end();
    },
    kill: end,
  };
}

const hasEnded = ({ child }: Host): boolean => child.exitCode !== null || child.signalCode !== null;

/** A host that keeps nobody waiting: it ends with the process that started it. */
function startHost(environment: Readonly<Record<string, string | undefined>>): Host {
  const child = fork(HOST, [], {
    env: environment,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const host: Host = { child, written: '' };
  child.stderr?.on('data', (chunk: Buffer) => (host.written += chunk.toString()));
  child.unref();
  child.channel?.unref();
  if (child.stderr instanceof Socket) child.stderr.unref();
  return host;
}

async function asked(host: Host, ask: HostAsk): Promise<HostAnswer> {
  const ended = new AbortController();
  try {
    const answered = once(host.child, 'message', ended) as Promise<[HostAnswer]>;
    const left = once(host.child, 'exit', ended).then(([code]): [HostAnswer] => {
      return [{ failed: `its process ended with ${String(code)}` }];
    });
    host.child.send(ask);
    const [answer] = await Promise.race([answered, left]);
    return answer;
  } finally {
    ended.abort();
  }
}
