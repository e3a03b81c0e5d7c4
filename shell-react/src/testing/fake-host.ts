import type { FrameHost, FrameView, MountedWidget, MountWidgetOptions, RegionView } from '@paddock/contract';

/** A widget the frame has asked for, as a test plays it. */
export interface FakeWidget {
  readonly name: string;
  readonly element: HTMLElement;
  readonly options: MountWidgetOptions;
  retries: number;
  isMounted: boolean;
  show(view: RegionView): void;
}

export interface FakeHost extends FrameHost {
  readonly widgets: FakeWidget[];
  readonly failures: unknown[];
  pageElement: HTMLElement | null;
  pageRetries: number;
  set(change: Partial<FrameView>): void;
  /** The latest mount of a widget. */
  widget(name: string): FakeWidget;
}

export const FRAME_VIEW: FrameView = {
  layout: 'default',
  widgets: {
    header: 'header/main',
    menu: 'betting/menu',
    aside: 'coupon/main',
    footer: 'footer/main',
    floating: 'support/button',
  },
  routeId: 'betting.live',
  page: { status: 'loading' },
  navigating: false,
};

/** The root config as the frame sees it, without one. */
export function createFakeHost(change: Partial<FrameView> = {}): FakeHost {
  let view: FrameView = { ...FRAME_VIEW, ...change };
  const listeners = new Set<() => void>();
  const host: FakeHost = {
    widgets: [],
    failures: [],
    pageElement: null,
    pageRetries: 0,
    getView: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(next) {
      view = { ...view, ...next };
      for (const listener of listeners) listener();
    },
    attachPageRegion: (element) => void (host.pageElement = element),
    retryPage: () => void (host.pageRetries += 1),
    fail: (error) => host.failures.push(error),
    mountWidget(element, name, options) {
      const { widget, mounted } = createFakeWidget(name, element, options);
      host.widgets.push(widget);
      return mounted;
    },
    widget(name) {
      const found = host.widgets.findLast((widget) => widget.name === name);
      if (found === undefined) throw new Error(`${name} was not mounted`);
      return found;
    },
  };
  return host;
}

function createFakeWidget(
  name: string,
  element: HTMLElement,
  options: MountWidgetOptions,
): { readonly widget: FakeWidget; readonly mounted: MountedWidget } {
  let view: RegionView = { status: 'loading' };
  const listeners = new Set<() => void>();
  const widget: FakeWidget = {
    name,
    element,
    options,
    retries: 0,
    isMounted: true,
    show(next) {
      view = next;
      for (const listener of listeners) listener();
    },
  };
  const mounted: MountedWidget = {
    getView: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    retry: () => void (widget.retries += 1),
    update: () => undefined,
    unmount() {
      widget.isMounted = false;
      return Promise.resolve();
    },
  };
  return { widget, mounted };
}
