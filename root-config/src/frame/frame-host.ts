import type { FrameHost } from '@paddock/contract';

import type { PageRegion } from '../mounting/page-region.ts';
import type { Widgets } from '../mounting/widgets.ts';
import type { FrameStore } from './frame-store.ts';

export interface FrameHostOptions {
  readonly frame: FrameStore;
  readonly pages: PageRegion;
  readonly widgets: Widgets;
  /** The frame stands and has handed over the page region. */
  onAttached(): void;
  onFail(error: unknown): void;
}

/** The root config as the frame sees it. */
export function createFrameHost({ frame, pages, widgets, onAttached, onFail }: FrameHostOptions): FrameHost {
  return {
    getView: frame.get,
    subscribe: frame.subscribe,
    attachPageRegion(element) {
      pages.attach(element);
      onAttached();
    },
    retryPage: () => pages.retry(),
    mountWidget: (element, widget, options) => widgets.mount(element, widget, options),
    fail: onFail,
  };
}
