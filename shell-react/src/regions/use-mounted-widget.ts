import type { FrameHost, MountedWidget, MountWidgetOptions, RegionView } from '@paddock/contract';
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';

export interface WidgetMount {
  /** The element the widget is mounted in. React draws nothing into it. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly view: RegionView;
  readonly retry: () => void;
}

/** Mounts a widget by name into `place` for as long as the component stands. */
export function useMountedWidget(
  host: FrameHost,
  widget: string,
  options: () => MountWidgetOptions,
): WidgetMount {
  const place = useRef<HTMLDivElement>(null);
  const latestOptions = useRef(options);
  const [slot] = useState(createWidgetSlot);

  useEffect(() => {
    latestOptions.current = options;
  });
  useEffect(() => {
    if (place.current === null) return undefined;
    return slot.hold(host.mountWidget(place.current, widget, latestOptions.current()));
  }, [host, widget, slot]);

  const view = useSyncExternalStore(slot.subscribe, slot.getView);
  return { place, view, retry: slot.retry };
}

const LOADING: RegionView = { status: 'loading' };

interface WidgetSlot {
  subscribe(listener: () => void): () => void;
  getView(): RegionView;
  retry(): void;
  /** Makes a widget the one that is looked at; the answer unmounts it. */
  hold(widget: MountedWidget): () => void;
}

/** The view of whatever widget is mounted at the moment, as a store of React. */
function createWidgetSlot(): WidgetSlot {
  let held: MountedWidget | null = null;
  const listeners = new Set<() => void>();
  const emit = (): void => {
    for (const listener of [...listeners]) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getView: () => held?.getView() ?? LOADING,
    retry: () => held?.retry(),
    hold(widget) {
      held = widget;
      const stop = widget.subscribe(emit);
      emit();
      return () => {
        stop();
        if (held === widget) held = null;
        void widget.unmount();
      };
    },
  };
}
