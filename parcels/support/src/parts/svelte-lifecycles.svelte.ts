import { mount, unmount, type Component } from 'svelte';
import type { MountProps, WidgetProps } from '@paddock/contract';

interface Mounted {
  readonly instance: Record<string, unknown>;
  readonly props: WidgetProps;
}

type Lifecycle = (props: WidgetProps & MountProps) => Promise<void>;

/** The contract's `ParcelLifecycles` of a widget, each a single function. */
export interface WidgetLifecycles {
  readonly bootstrap: Lifecycle;
  readonly mount: Lifecycle;
  readonly unmount: Lifecycle;
  readonly update: Lifecycle;
}

/**
 * single-spa lifecycles over Svelte's own mount and unmount. Props live in reactive state, so that `update` changes a
 * standing component in place. Instances are kept by their element: one set of lifecycles may serve several regions.
 */
export function svelteLifecycles(Widget: Component<WidgetProps>): WidgetLifecycles {
  const mountedIn = new Map<Element, Mounted>();
  return {
    bootstrap: () => Promise.resolve(),
    mount({ domElement, ...given }: WidgetProps & MountProps) {
      const props = $state({ ...given });
      mountedIn.set(domElement, { instance: mount(Widget, { target: domElement, props }), props });
      return Promise.resolve();
    },
    update({ domElement, ...given }: WidgetProps & MountProps) {
      const mounted = mountedIn.get(domElement);
      if (mounted !== undefined) Object.assign(mounted.props, given);
      return Promise.resolve();
    },
    async unmount({ domElement }: WidgetProps & MountProps) {
      const mounted = mountedIn.get(domElement);
      mountedIn.delete(domElement);
      if (mounted !== undefined) await unmount(mounted.instance);
    },
  };
}
