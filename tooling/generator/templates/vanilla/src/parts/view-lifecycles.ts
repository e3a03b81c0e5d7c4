import type { MountProps, RegionProps } from '@paddock/contract';
import { language$ } from '@paddock/shared-utils';

/** What stands in a region. */
export interface View {
  /** Writes texts and values anew: the language or a dictionary has changed. */
  redraw(): void;
  /** Ends subscriptions and timers. The element is cleared afterwards. */
  remove?(): void;
}

type Lifecycle<Props> = (props: Props & MountProps) => Promise<void>;

/** The contract's `ParcelLifecycles`, each a single function. */
export interface ViewLifecycles<Props> {
  readonly mount: Lifecycle<Props>;
  readonly unmount: Lifecycle<Props>;
  readonly update: Lifecycle<Props>;
}

interface Mounted {
  readonly view: View;
  readonly languages: { unsubscribe(): void };
}

/**
 * single-spa lifecycles of a view without a framework. The view is drawn at mount and again whenever its texts may
 * have changed. One set of lifecycles may serve several regions.
 */
export function viewLifecycles<Props extends RegionProps>(
  draw: (region: HTMLElement, props: Props) => View,
): ViewLifecycles<Props> {
  const mountedIn = new Map<HTMLElement, Mounted>();
  return {
    mount(props) {
      const view = draw(props.domElement, props);
      const languages = language$.subscribe(() => view.redraw());
      mountedIn.set(props.domElement, { view, languages });
      props.onReady();
      return Promise.resolve();
    },
    update({ domElement }) {
      mountedIn.get(domElement)?.view.redraw();
      return Promise.resolve();
    },
    unmount({ domElement }) {
      const mounted = mountedIn.get(domElement);
      mountedIn.delete(domElement);
      mounted?.languages.unsubscribe();
      mounted?.view.remove?.();
      domElement.replaceChildren();
      return Promise.resolve();
    },
  };
}
