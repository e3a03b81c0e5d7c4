import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { freePort } from './ports.ts';

export interface Probed {
  /** Round trips to the database. */
  readonly statements: number;
  /** Time spent by file, in ms; what is no JavaScript by its name in brackets: `(idle)`, `(garbage collector)`. */
  readonly selfMs: Readonly<Record<string, number>>;
}

export interface ProductProbe {
  /** What the server has to be started with. */
  readonly environment: Readonly<Record<string, string>>;
  begin(): Promise<void>;
  take(): Promise<Probed>;
}

/** A look inside a server that is still to be started (`product-probe.process.ts`). */
export async function productProbe(): Promise<ProductProbe> {
  const port = await freePort();
  const preload = pathToFileURL(join(import.meta.dirname, 'product-probe.process.ts')).href;
  const ask = (what: string): Promise<Response> => fetch(`http://127.0.0.1:${port}/${what}`);
  return {
    environment: { NODE_OPTIONS: `--import=${preload}`, PROBE_PORT: String(port) },
    async begin() {
      await ask('begin');
    },
    async take() {
      return (await (await ask('take')).json()) as Probed;
    },
  };
}
