import { mount, unmount, type Component } from 'svelte';
import type { MountProps, RegionProps } from '@paddock/contract';

type Lifecycle<Props> = (props: Props & MountProps) => Promise<void>;

/** The contract's `ParcelLifecycles`, each a single function. */
export interface SvelteLifecycles<Props> {
  readonly mount: Lifecycle<Props>;
  readonly unmount: Lifecycle<Props>;
  readonly update: Lifecycle<Props>;
}

/**
 * single-spa lifecycles over Svelte's own mount and unmount. Props live in reactive state, so that `update` changes a
 * standing component in place. Instances are kept by their element: one set of lifecycles may serve several regions.
 */
export function svelteLifecycles<Props extends RegionProps>(
  View: Component<Record<string, unknown>>,
): SvelteLifecycles<Props> {
  const mountedIn = new Map<Element, { instance: Record<string, unknown>; props: Record<string, unknown> }>();
  return {
    mount({ domElement, ...given }) {
      const props = $state<Record<string, unknown>>({ ...given });
      mountedIn.set(domElement, { instance: mount(View, { target: domElement, props }), props });
      return Promise.resolve();
    },
    update({ domElement, ...given }) {
      const mounted = mountedIn.get(domElement);
      if (mounted !== undefined) Object.assign(mounted.props, given);
      return Promise.resolve();
    },
    async unmount({ domElement }) {
      const mounted = mountedIn.get(domElement);
      mountedIn.delete(domElement);
      if (mounted !== undefined) await unmount(mounted.instance);
    },
  };
}
