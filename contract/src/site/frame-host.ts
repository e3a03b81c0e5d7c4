import type { LayoutName } from '../routing/route.ts';
import type { FrameRegion } from './boot.ts';
import type { FrameWidgets } from './frame.ts';
import type { DomElement } from './parcel-module.ts';

/** What a region shows: its preloader, its content, or the error block with a refresh button (S2-68, S8-01). */
export type RegionView =
  | { readonly status: 'loading' }
  | { readonly status: 'ready' }
  | { readonly status: 'error'; readonly failure: RegionFailure };

/** A failure in words a player can pass on. `parcel` names the owner, never shown alone. */
export interface RegionFailure {
  readonly kind: 'http' | 'network' | 'integrity' | 'evaluation' | 'timeout' | 'lifecycle';
  readonly parcel: string;
  /** HTTP status where the file answered with one. */
  readonly httpStatus: number | null;
  readonly atMs: number;
}

/** What the frame draws. A new object for each change. */
export interface FrameView {
  readonly layout: LayoutName;
  readonly widgets: FrameWidgets;
  /** Id of the route on screen; changes when its page is ready. */
  readonly routeId: string;
  readonly page: RegionView;
  /** A navigation is on its way while the old page still stands. */
  readonly navigating: boolean;
}

/** A widget mounted by name into an element of the frame. */
export interface MountedWidget {
  getView(): RegionView;
  subscribe(listener: () => void): () => void;
  /** Starts over after an error. */
  retry(): void;
  update(props: Readonly<Record<string, unknown>>): void;
  /** Resolves once the widget is gone; safe to call twice. */
  unmount(): Promise<void>;
}

/** What stands where no widget can be mounted: in a drawing of the server, in the document of another site. */
export const NO_WIDGET: MountedWidget = {
  getView: () => ({ status: 'loading' }),
  subscribe: () => () => undefined,
  retry: () => undefined,
  update: () => undefined,
  unmount: () => Promise.resolve(),
};

export interface MountWidgetOptions {
  /** Picks the retry policy: the header has its own (S4-01). */
  readonly region: FrameRegion | 'dialog' | 'page';
  readonly props?: Readonly<Record<string, unknown>>;
  /** Parent for the widget's portals; a dialog gives itself, so that what opens inside counts as inside. */
  readonly portalsParent?: DomElement;
}

/** All the root config offers the frame, handed over as its single-spa prop `host`. The only handshake of the two. */
export interface FrameHost {
  getView(): FrameView;
  subscribe(listener: () => void): () => void;
  /** Hands over the element pages are mounted in, once, when the frame has drawn it. */
  attachPageRegion(element: DomElement): void;
  retryPage(): void;
  /** Mounts `<parcel>/<widget>` into an element. */
  mountWidget(element: DomElement, widget: string, options: MountWidgetOptions): MountedWidget;
  /** The frame itself broke down: reports it and shows the fatal page. */
  fail(error: unknown): void;
}

/** single-spa props of the frame. */
export interface FrameProps {
  readonly host: FrameHost;
}
