import type { Hydration, MountProps, ParcelLifecycles, RegionProps } from '@paddock/contract';
import { Component, createContext, createElement, useLayoutEffect, version, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';

import { RegionRoot, type ReactLifecyclesOptions } from './region-root.tsx';

export type { ReactLifecyclesOptions };

/**
 * Makes single-spa lifecycles of a React page (`PageProps`) or widget (`WidgetProps`): mounted in a ParcelRoot, updated
 * in place by new props, unmounted clean. Call it anew for each page key, as one set of lifecycles serves one mounted
 * instance.
 */
export function reactLifecycles<Props extends RegionProps>(
  Page: ComponentType<Props>,
  options: ReactLifecyclesOptions,
): Required<ParcelLifecycles<Props>> {
  const commits = createCommits();
  let mounting: Hydration | undefined;

  function Root(props: Props) {
    const { domElement, hydration } = props as Props & MountProps;
    useLayoutEffect(() => commits.happened(domElement));
    return (
      <RegionRoot Page={Page} options={options} props={props}>
        <Commit onCommit={hydration?.end} />
      </RegionRoot>
    );
  }
  const { bootstrap, mount, unmount, update } = singleSpaReact<Props>({
    // Named members, not the namespace: bundlers may hand over a namespace with only the names used elsewhere.
    React: { Component, createContext, createElement, version },
    ReactDOMClient: { createRoot, hydrateRoot },
    renderType: () => (mounting === undefined ? 'createRoot' : 'hydrateRoot'),
    rootComponent: Root,
    // ParcelRoot is the boundary; single-spa-react only looks at the root component itself.
    suppressComponentDidCatchWarning: true,
  });
  if (update === undefined) throw new Error('single-spa-react gave no update lifecycle');
  return {
    bootstrap: calledBySingleSpa<Props>(bootstrap),
    mount: commits.ending((props) => {
      mounting = props.hydration;
      mounting?.begin();
      return calledBySingleSpa<Props>(mount)(props);
    }),
    unmount: calledBySingleSpa<Props>(unmount),
    update: commits.ending(calledBySingleSpa<Props>(update)),
  };
}

/** Says that a page has been committed before any effect of it runs: it is the first of its siblings. */
function Commit({ onCommit }: { readonly onCommit: (() => void) | undefined }) {
  useLayoutEffect(() => onCommit?.(), [onCommit]);
  return null;
}

type SingleSpaLifecycle<Props> = ReactAppOrParcel<Props>['mount'];

/** single-spa adds its own props to those of the contract; only it ever calls these. */
function calledBySingleSpa<Props>(lifecycle: SingleSpaLifecycle<Props>) {
  return (props: Props & MountProps): Promise<unknown> =>
    lifecycle(props as Props & MountProps & Parameters<SingleSpaLifecycle<Props>>[0]);
}

/**
 * Draws mounts and updates at once and ends them with their commit. React would leave the drawing to a task of its own
 * and single-spa-react ends it by a timer: both let a frame pass, in which the browser would lay a new page out and paint
 * it while it is hidden, and once more in sight. single-spa calls lifecycles from promises, never while React works.
 */
function createCommits() {
  const waiting = new WeakMap<HTMLElement, () => void>();
  return {
    happened(domElement: HTMLElement): void {
      waiting.get(domElement)?.();
      waiting.delete(domElement);
    },
    ending:
      <Props extends MountProps>(lifecycle: (props: Props) => Promise<unknown>) =>
      (props: Props): Promise<void> =>
        new Promise((resolve, reject) => {
          const before = waiting.get(props.domElement);
          waiting.set(props.domElement, () => {
            before?.();
            resolve();
          });
          const { hydration } = props;
          // What other roots have to draw is drawn first: during a hydration streams answer what the page was drawn from.
          if (hydration !== undefined) flushSync(() => undefined);
          try {
            flushSync(() => lifecycle(props)).catch(reject);
          } finally {
            hydration?.end();
          }
        }),
  };
}
