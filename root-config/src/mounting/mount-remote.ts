import { PAGE_READY_MS } from '@paddock/contract';

import type { EntryLoader } from '../remote/entry-loader.ts';
import { pickLifecycles, type PickOptions, type RemoteName } from '../remote/pick-lifecycles.ts';
import { asRemoteFailure, RemoteFailure } from '../remote/remote-failure.ts';
import { withTimeout } from '../remote/with-timeout.ts';
import type { DrawnRegion } from './drawn-region.ts';
import { openPlace, type MountPlace } from './mount-place.ts';
import { parcelOwner } from './parcel-owner.ts';
import { runParcel, type ParcelRun } from './parcel-run.ts';
import type { ParcelStyles } from './parcel-styles.ts';
import { createUpdateQueue } from './update-queue.ts';

type Props = Readonly<Record<string, unknown>>;

/** Longest unmount before the region is cleared over its head. */
const UNMOUNT_MS = 5_000;

export interface MountingTools extends PickOptions {
  readonly loader: EntryLoader;
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
  /** What the server drew of it, which stands in the region and is taken over. */
  readonly drawn?: DrawnRegion | undefined;
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
  const { lifecycles, region, mountParcel, hydration } = await loadParts(
    request,
    tools,
    signal,
    releaseStyles,
  );

  const drawn = hydration && request.drawn;
  const place = openPlace(region, parcel, releaseStyles, request.portalsParent, drawn?.slot);
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
  const first = { ...props, ...drawn?.place, ...given, hydration };
  const run = runParcel(mountParcel, request.name, lifecycles, first, signal);
  // What it brings after its time, a sheet, is switched off like all of it.
  void run.lateEnd.then(() => tools.styles.acquire(parcel)());
  const standing = Promise.all([run.upright, ready.promise]);
  const inTime = withTimeout(standing, PAGE_READY_MS, tools.scheduler, () => late(request.name));
  try {
    await abortable(inTime, signal);
  } catch (error) {
    lifecycles.giveUp?.();
    // Left while it mounts, it may end that first.
    const ended = Promise.race([inTime, run.upright]).catch(() => undefined);
    void takeDown(run, place, ended, tools).catch(() => undefined);
    throw asRemoteFailure(error, parcel);
  }
  isReady = true;
  const remote = mountedRemote(run, place, request, tools, lifecycles.update !== undefined);
  // What was drawn has no query.
  if (drawn !== undefined || request.props() !== props) remote.update(request.props());
  hydration?.repeatPresses();
  return remote;
}

async function loadParts(
  { name, ...request }: MountRequest,
  tools: MountingTools,
  signal: AbortSignal,
  releaseStyles: () => void,
) {
  const picked = tools.loader.load(name.parcel).then((module) => pickLifecycles(module, name, tools));
  const words = tools.loadDictionaries(name.parcel, request.namespaces);
  const wordsInTime = withTimeout(words, PAGE_READY_MS, tools.scheduler, () => late(name, 'no words'));
  try {
    const [lifecycles] = await Promise.all([picked, wordsInTime]);
    const region = await request.region;
    const mountParcel = await parcelOwner(region.ownerDocument);
    const hydration = await request.drawn?.hydration;
    signal.throwIfAborted();
    return { lifecycles, region, mountParcel, hydration };
  } catch (error) {
    // Without its words it fails before its chunk has come, with its sheets.
    void picked.then(releaseStyles, releaseStyles);
    throw error;
  }
}

function mountedRemote(
  run: ParcelRun,
  place: MountPlace,
  request: MountRequest,
  tools: MountingTools,
  canUpdate: boolean,
): MountedRemote {
  const { parcel } = request.name;
  let gone: Promise<void> | null = null;
  const queue = createUpdateQueue(async (props) => {
    try {
      await run.update(props);
    } catch (error) {
      if (gone === null) request.onBroken(asRemoteFailure(error, parcel));
    }
  });
  return {
    slot: place.slot,
    canUpdate,
    reveal: () => place.reveal(),
    update: (props) => {
      if (gone === null) queue.push(props);
    },
    unmount: () =>
      (gone ??= takeDown(run, place, queue.settled(), tools).catch((error: unknown) => {
        tools.report(asRemoteFailure(error, parcel));
      })),
  };
}

/**
 * Hides the place at once, then unmounts and clears it whatever the parcel does.
 * @param ended what it still does; waited for as long as an unmount may take
 */
async function takeDown(
  run: ParcelRun,
  place: MountPlace,
  ended: Promise<unknown>,
  { scheduler }: MountingTools,
): Promise<void> {
  place.conceal();
  const within = <T>(step: Promise<T>): Promise<T> =>
    withTimeout(step, UNMOUNT_MS, scheduler, () => new Error('took too long'));
  try {
    await within(ended).catch(() => undefined);
    await within(run.unmount());
  } finally {
    place.close();
  }
}

function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')));
    promise.then(resolve, reject);
  });
}

function late(name: RemoteName, what = 'was not ready in time'): RemoteFailure {
  return new RemoteFailure(`${name.parcel} ${name.key} ${what}`, { kind: 'timeout', parcel: name.parcel });
}
