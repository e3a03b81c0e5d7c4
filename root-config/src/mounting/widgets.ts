import type { MountedWidget, MountWidgetOptions, RegionView } from '@paddock/contract';

import { createRemote } from '../remote/remote.ts';
import type { RemoteFailure } from '../remote/remote-failure.ts';
import { HEADER_POLICY, REMOTE_POLICY } from '../remote/remote-state.ts';
import { mountRemote, type MountedRemote, type MountingTools } from './mount-remote.ts';

type Props = Readonly<Record<string, unknown>>;

export interface Widgets {
  /** Mounts `<parcel>/<widget>` into an element; its failure is its own and leaves the others alone. */
  mount(element: HTMLElement, widget: string, options: MountWidgetOptions): MountedWidget;
  /** New shared props for every widget, such as another language. */
  updateAll(change: Props): void;
}

export interface WidgetsOptions {
  readonly tools: MountingTools;
  readonly language: () => string;
  onFailure(failure: RemoteFailure): void;
}

export function createWidgets({ tools, language, onFailure }: WidgetsOptions): Widgets {
  const updaters = new Set<(change: Props) => void>();

  return {
    mount(element, widget, { region, props: givenProps = {}, portalsParent }) {
      const [parcel = '', key = ''] = widget.split('/');
      const listeners = new Set<() => void>();
      let view: RegionView = { status: 'loading' };
      let mounted: MountedRemote | null = null;
      let gone: Promise<void> | null = null;
      let props: Props = { ...givenProps, widget: key, language: language() };

      const remote = createRemote({
        parcel,
        policy: region === 'header' ? HEADER_POLICY : REMOTE_POLICY,
        scheduler: tools.scheduler,
        attempt,
        onView(next) {
          if (next.status === 'ready') mounted?.reveal();
          view = next;
          for (const listener of listeners) listener();
        },
        onFailure,
      });

      async function attempt(signal: AbortSignal): Promise<void> {
        const request = {
          name: { parcel, kind: 'widgets', key },
          namespaces: [parcel],
          region: element,
          portalsParent,
          props: () => props,
          onBroken(failure: RemoteFailure) {
            void mounted?.unmount();
            mounted = null;
            remote.breakDown(failure);
          },
        } as const;
        const fresh = await mountRemote(request, tools, signal);
        if (signal.aborted) await fresh.unmount();
        else mounted = fresh;
      }

      function update(change: Props): void {
        props = { ...props, ...change };
        mounted?.update(props);
      }

      updaters.add(update);
      remote.use();
      return {
        getView: () => view,
        subscribe(listener) {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
        retry: () => remote.refresh(),
        update,
        unmount() {
          if (gone !== null) return gone;
          updaters.delete(update);
          listeners.clear();
          remote.release();
          gone = mounted?.unmount() ?? Promise.resolve();
          mounted = null;
          return gone;
        },
      };
    },
    updateAll(change) {
      for (const update of updaters) update(change);
    },
  };
}
