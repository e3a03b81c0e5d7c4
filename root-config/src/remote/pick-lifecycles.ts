import { PAGE_READY_MS } from '@paddock/contract';

import type { Scheduler } from '../time/scheduler.ts';
import { chunkFailureOf, verdictOf } from './chunk-failure.ts';
import type { FileProbe } from './file-probe.ts';
import type { AskAgain } from './hung-files.ts';
import { messageOf, RemoteFailure } from './remote-failure.ts';
import { withTimeout } from './with-timeout.ts';

type AnyLifecycle = (props: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** Lifecycles as they come from a module the compiler never saw: checked here, at the door. */
export interface CheckedLifecycles {
  readonly bootstrap?: AnyLifecycle | AnyLifecycle[];
  readonly mount: AnyLifecycle | AnyLifecycle[];
  readonly unmount: AnyLifecycle | AnyLifecycle[];
  readonly update?: AnyLifecycle | AnyLifecycle[];
  /** For the root config's own pages: a mount that is under way is not wanted. single-spa waits for it to end. */
  readonly giveUp?: () => void;
}

/** Names one page or widget of a parcel. */
export interface RemoteName {
  readonly parcel: string;
  readonly kind: 'pages' | 'widgets';
  readonly key: string;
}

export interface PickOptions {
  readonly probe: FileProbe;
  readonly scheduler: Scheduler;
  readonly askAgain: AskAgain;
}

/**
 * Takes the lifecycles of a page or widget out of a parcel's module, loading their chunk where they are lazy.
 * @throws RemoteFailure
 */
export async function pickLifecycles(
  module: unknown,
  name: RemoteName,
  options: PickOptions,
): Promise<CheckedLifecycles> {
  const source = entryOf(entryOf(module, name.kind), name.key);
  if (source === undefined) throw broken(name, `has no ${name.key} in its ${name.kind}`);
  const lifecycles = typeof source === 'function' ? await loadLazy(source, name, options) : source;
  if (!isLifecycles(lifecycles)) throw broken(name, `exports no lifecycles as ${name.kind}.${name.key}`);
  return lifecycles;
}

async function loadLazy(source: object, name: RemoteName, options: PickOptions): Promise<unknown> {
  const load = source as () => unknown;
  const { parcel } = name;
  const late = (): RemoteFailure => {
    options.askAgain(parcel);
    const what = `${parcel} ${name.key} did not load in time`;
    return new RemoteFailure(what, { kind: 'timeout', parcel, chunk: true });
  };
  try {
    return await withTimeout(Promise.resolve(load()), PAGE_READY_MS, options.scheduler, late);
  } catch (error) {
    if (error instanceof RemoteFailure) throw error;
    throw await explainLazy(error, parcel, options.probe);
  }
}

async function explainLazy(error: unknown, parcel: string, probe: FileProbe): Promise<RemoteFailure> {
  const chunk = chunkFailureOf(error);
  if (chunk === null) {
    return new RemoteFailure(messageOf(error), { kind: 'evaluation', parcel, cause: error });
  }
  return new RemoteFailure(messageOf(error), {
    ...(await verdictOf(chunk, probe)),
    parcel,
    url: chunk.url,
    chunk: true,
    cause: error,
  });
}

function entryOf(owner: unknown, key: string): object | undefined {
  if (typeof owner !== 'object' || owner === null || !Object.hasOwn(owner, key)) return undefined;
  const value: unknown = Reflect.get(owner, key);
  return typeof value === 'object' || typeof value === 'function' ? (value ?? undefined) : undefined;
}

/** Whether a value has valid single-spa lifecycles. */
export function isLifecycles(value: unknown): value is CheckedLifecycles {
  if (typeof value !== 'object' || value === null) return false;
  const at = (key: string): unknown => Reflect.get(value, key);
  const required = ['mount', 'unmount'].every((key) => isLifecycle(at(key)));
  return required && ['bootstrap', 'update'].every((key) => isLifecycle(at(key) ?? []));
}

function isLifecycle(value: unknown): boolean {
  return [value].flat().every((each) => typeof each === 'function');
}

function broken(name: RemoteName, what: string): RemoteFailure {
  return new RemoteFailure(`${name.parcel} ${what}`, { kind: 'lifecycle', parcel: name.parcel });
}
