import { PAGE_READY_MS } from '@paddock/contract';
import type { Parcel, ParcelConfig } from 'single-spa';

import type { EntryLoader } from '../remote/entry-loader.ts';
import type { FileProbe } from '../remote/file-probe.ts';
import { pickLifecycles, type CheckedLifecycles, type RemoteName } from '../remote/pick-lifecycles.ts';
import { asRemoteFailure, RemoteFailure } from '../remote/remote-failure.ts';
import { withTimeout } from '../remote/with-timeout.ts';
import type { Scheduler } from '../time/scheduler.ts';
import { openPlace, type MountPlace } from './mount-place.ts';
import { parcelOwner } from './parcel-owner.ts';
import type { ParcelStyles } from './parcel-styles.ts';
import { createGuardedUpdate, createUpdateQueue, type GuardedUpdate } from './update-queue.ts';

type Props = Readonly<Record<string, unknown>>;

/** Longest unmount before the region is cleared over its head. */
const UNMOUNT_MS = 5_000;

export interface MountingTools {
  readonly loader: EntryLoader;
  readonly probe: FileProbe;
  readonly scheduler: Scheduler;
  readonly styles: ParcelStyles;
  /** Resolves once the namespaces are there in the present language. @throws RemoteFailure */
  loadDictionaries(parcel: string, namespaces: readonly string[]): Promise<void>;
  /** A failure of something that stands: after ready, or at unmount. */
  report(failure: RemoteFailure): void;
  /** Something that stands says once more that it is ready: it had failed, and a hot reload has mended it. */
  readonly onMended?: ((parcel: string) => void) | undefined;
}

export interface MountRequest {
  readonly name: RemoteName;
  readonly namespaces: readonly string[];
  /** The region's element; a promise where the frame has still to draw it. */
  readonly region: HTMLElement | Promise<HTMLElement>;
  /** Parent of its portals; the document's home for them unless given. */
  readonly portalsParent?: HTMLElement | undefined;
  /** Read at mount and once more when ready: what has changed meanwhile is taken along. */
  props(): Props;
  /** A mounted page or widget whose update failed: it is beyond repair. */
  onBroken(failure: RemoteFailure): void;
}

/** One page or widget that stands in its region. */
export interface MountedRemote {
  readonly slot: HTMLElement;
  readonly canUpdate: boolean;
  reveal(): void;
  /** Hands over new props, in order, the latest winning. */
  update(props: Props): void;
  /** Hides it at once, unmounts it and clears its place. Never rejects. */
  unmount(): Promise<void>;
}

/**
 * Loads a page or widget and mounts it, unseen, until it reports ready. It throws a RemoteFailure and leaves nothing
 * behind when a step fails, takes too long or the signal aborts.
 */
export async function mountRemote(
  request: MountRequest,
  tools: MountingTools,
  signal: AbortSignal,
): Promise<MountedRemote> {
  const { parcel } = request.name;
  // Sheets come with the chunk, and are on from then: whoever loads it answers for them, mounted or not.
  const releaseStyles = tools.styles.acquire(parcel);
  const { lifecycles, region, mountParcel } = await loadParts(request, tools, signal).catch(
    (error: unknown) => {
      releaseStyles();
      throw error;
    },
  );

  const place = openPlace(region, parcel, releaseStyles, request.portalsParent);
  const ready = Promise.withResolvers<true>();
  let isReady = false;
  const given = {
    domElement: place.slot,
    portalContainer: place.portals,
    onReady: () => {
      if (isReady) tools.onMended?.(parcel);
      ready.resolve(true);
    },
    onError: (error: unknown) => {
      if (isReady) tools.report(asRemoteFailure(error, parcel));
      else ready.reject(error);
    },
  };
  const props = request.props();
  const update = createGuardedUpdate(lifecycles.update);
  const mounted = mountParcel(configOf(request.name, lifecycles, update), { ...props, ...given });
  quieten(mounted);
  try {
    const upright = Promise.all([mounted.mountPromise, ready.promise]);
    await withTimeout(abortable(upright, signal), PAGE_READY_MS, tools.scheduler, () => late(request.name));
  } catch (error) {
    lifecycles.giveUp?.();
    void takeDown(mounted, place, Promise.resolve()).catch(() => undefined);
    throw asRemoteFailure(error, parcel);
  }
  isReady = true;
  const remote = standing(mounted, place, request, tools, { given, update });
  if (request.props() !== props) remote.update(request.props());
  return remote;
}

async function loadParts({ name, ...request }: MountRequest, tools: MountingTools, signal: AbortSignal) {
  const [lifecycles] = await Promise.all([
    tools.loader.load(name.parcel).then((module) => pickLifecycles(module, name, tools)),
    withTimeout(tools.loadDictionaries(name.parcel, request.namespaces), PAGE_READY_MS, tools.scheduler, () =>
      late(name, 'has no words yet'),
    ),
  ]);
  const region = await request.region;
  const mountParcel = await parcelOwner(region.ownerDocument);
  signal.throwIfAborted();
  return { lifecycles, region, mountParcel };
}

function standing(
  mounted: Parcel,
  place: MountPlace,
  request: MountRequest,
  tools: MountingTools,
  { given, update }: { readonly given: Props; readonly update: GuardedUpdate },
): MountedRemote {
  const { parcel } = request.name;
  const queue = createUpdateQueue(async (props) => {
    await mounted.update?.({ ...props, ...given });
    const error = update.takeFailure();
    if (error !== undefined) request.onBroken(asRemoteFailure(error, parcel));
  });
  let gone: Promise<void> | null = null;
  return {
    slot: place.slot,
    canUpdate: mounted.update !== undefined,
    reveal: () => place.reveal(),
    update: (props) => {
      if (gone === null) queue.push(props);
    },
    unmount() {
      const settled = withTimeout(queue.settled(), UNMOUNT_MS, tools.scheduler, () => late(request.name));
      gone ??= takeDown(mounted, place, settled).catch((error: unknown) => {
        tools.report(asRemoteFailure(error, parcel));
      });
      return gone;
    },
  };
}

/** Hides the place at once, then unmounts and clears it whatever the parcel does. */
async function takeDown(mounted: Parcel, place: MountPlace, updated: Promise<void>): Promise<void> {
  place.conceal();
  try {
    await updated;
    await mounted.unmount();
  } finally {
    place.close();
  }
}

let mounts = 0;

/**
 * single-spa's config. Its timeouts are ours, and deadly, so that a hung lifecycle cannot hold a region. It never clears
 * a timer, and each holds what was mounted until it has run: a warning past the deadline would hold it longer.
 */
function configOf(name: RemoteName, lifecycles: CheckedLifecycles, update: GuardedUpdate): ParcelConfig {
  const limit = (millis: number): object => ({ millis, dieOnTimeout: true, warningMillis: millis + 1 });
  return {
    ...lifecycles,
    ...(update.run === undefined ? {} : { update: update.run }),
    // A name of its own for each mount: single-spa-react keeps its roots by it.
    name: `${name.parcel}/${name.key}#${(mounts += 1)}`,
    timeouts: { bootstrap: limit(PAGE_READY_MS), mount: limit(PAGE_READY_MS), unmount: limit(UNMOUNT_MS) },
  } as ParcelConfig;
}

/** Each promise of a single-spa parcel rejects on its own; only the ones awaited here may speak. */
function quieten(mounted: Parcel): void {
  const { loadPromise, bootstrapPromise, mountPromise, unmountPromise } = mounted;
  for (const promise of [loadPromise, bootstrapPromise, mountPromise, unmountPromise]) {
    promise.catch(() => undefined);
  }
}

function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
    promise.then(resolve, reject);
  });
}

function late(name: RemoteName, what = 'was not ready in time'): RemoteFailure {
  return new RemoteFailure(`${name.parcel} ${name.key} ${what}`, { kind: 'timeout', parcel: name.parcel });
}
