import { mount, unmount, type Component } from 'svelte';
import type { MountProps, RegionProps } from '@paddock/contract';

interface Mounted {
  readonly instance: Record<string, unknown>;
  readonly props: RegionProps;
}

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
export function svelteLifecycles<Props extends RegionProps>(View: Component<Props>): SvelteLifecycles<Props> {
  const mountedIn = new Map<Element, Mounted>();
  return {
    mount({ domElement, ...given }: Props & MountProps) {
      const props = $state(given as unknown as Props);
      mountedIn.set(domElement, { instance: mount(View, { target: domElement, props }), props });
      return Promise.resolve();
    },
    update({ domElement, ...given }: Props & MountProps) {
      const mounted = mountedIn.get(domElement);
      if (mounted !== undefined) Object.assign(mounted.props, given);
      return Promise.resolve();
    },
    async unmount({ domElement }: Props & MountProps) {
      const mounted = mountedIn.get(domElement);
      mountedIn.delete(domElement);
      if (mounted !== undefined) await unmount(mounted.instance);
    },
  };
}
