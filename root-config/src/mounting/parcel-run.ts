import type { AppProps } from 'single-spa';

import type { CheckedLifecycles, RemoteName } from '../remote/pick-lifecycles.ts';

type Props = Readonly<Record<string, unknown>>;

/** One life of a page or widget, from its bootstrap to the end of its unmount. */
export interface ParcelRun {
  /** Ends with its bootstrap and mount, however late; rejects as they do. */
  readonly upright: Promise<unknown>;
  update(props: Props): Promise<void>;
  /** Rejects as its own unmount does. What is still mounting by then is unmounted once more when that has ended. */
  unmount(): Promise<void>;
  /** Resolves once a mount that ended after its unmount has been undone. */
  readonly lateEnd: Promise<unknown>;
}

const nothing = (): Promise<void> => Promise.resolve();

let mounts = 0;

/**
 * Runs the lifecycles of a parcel. For single-spa, which gives it its props and its children, all of them go well and at
 * once: it would keep what failed for ever, not unmount what hangs, and forget a mount that ends after its time.
 * @param signal left by now: a mount that has not begun does not begin
 */
export function runParcel(
  mountParcel: AppProps['mountParcel'],
  { parcel, key }: RemoteName,
  lifecycles: CheckedLifecycles,
  given: Props & { readonly domElement: HTMLElement },
  signal: AbortSignal,
): ParcelRun {
  const upright = Promise.withResolvers<unknown>();
  const lateEnd = Promise.withResolvers<unknown>();
  let props: Props = given;
  let hasBegun = false;
  let hasEnded = false;
  let isLeft = false;

  const mounted = mountParcel(
    {
      // A name of its own for each mount: single-spa-react keeps its roots by it.
      name: `${parcel}/${key}#${(mounts += 1)}`,
      bootstrap: nothing,
      mount(own: Props) {
        props = own;
        upright.resolve(stand().finally(() => (hasEnded = true)));
        return nothing();
      },
      unmount: nothing,
    },
    given,
  );

  mounted.unmountPromise.catch(nothing);

  async function stand(): Promise<void> {
    await take(lifecycles.bootstrap, props);
    if (isLeft || signal.aborted) return;
    hasBegun = true;
    await take(lifecycles.mount, props);
  }

  const undo = async (): Promise<void> => {
    if (hasBegun) await take(lifecycles.unmount, props);
  };

  async function unmount(): Promise<void> {
    isLeft = true;
    const children = mounted.unmount();
    await children.catch(nothing);
    const isUnderWay = !hasEnded;
    const undone = undo();
    if (isUnderWay) void upright.promise.catch(nothing).then(undo).then(lateEnd.resolve, lateEnd.resolve);
    await Promise.all([undone, children]);
  }

  return {
    upright: upright.promise,
    lateEnd: lateEnd.promise,
    async update(change) {
      if (!isLeft) await take(lifecycles.update, (props = { ...props, ...change }));
    },
    unmount,
  };
}

async function take(steps: CheckedLifecycles['bootstrap'], props: Props): Promise<void> {
  for (const step of [steps ?? []].flat()) await step(props);
}
