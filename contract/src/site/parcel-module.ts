import type { MountedWidget } from './frame-host.ts';

/** HTMLElement in a program with the DOM library, `never` on the server, which reads this folder too. */
export type DomElement = typeof globalThis extends { readonly HTMLElement: { readonly prototype: infer E } }
  ? E
  : never;

/** What every page and widget is handed at mount and on each update. */
export interface RegionProps {
  readonly language: string;
  /** Home for this mount's portals; emptied and removed at unmount. */
  readonly portalContainer: DomElement;
  /** To be called once dictionaries are there and first content or a skeleton is painted. 10 s without it is an error. */
  onReady(): void;
  /** A failure the page or widget cannot draw itself, for the one reporter; before `onReady` it fails the mount. */
  onError(error: unknown): void;
}

/** Props of a page. A change of anything but the page key arrives as `update`. */
export interface PageProps extends RegionProps {
  readonly page: string;
  readonly routeId: string;
  readonly params: Readonly<Record<string, string>>;
  /** Path without the language prefix. */
  readonly path: string;
  /** Query as in the address, with its question mark, or empty. */
  readonly query: string;
  /** HTTP status the address stands for; the catch-all page shows it (S8-03). */
  readonly status: number;
  /**
   * Values for the placeholders of the route's title and description, once known: `{ home, away }`. `{ gone }` says that
   * nothing stands at the address, by the title of it: its head is then that of a page that is not there.
   */
  setSeo(values: Readonly<Record<string, string>>): void;
  /**
   * Mounts another parcel's `<parcel>/<widget>` into an element of the page. Its failure is its own: the page stands. The
   * same function at each update.
   */
  mountWidget(element: DomElement, widget: string, props: Readonly<Record<string, unknown>>): MountedWidget;
}

/** Props of a widget, beside those its mounter passes. */
export interface WidgetProps extends RegionProps {
  readonly widget: string;
}

/** What a widget opened by `openDialog` gets beside the props of its opener. */
export interface DialogWidgetProps extends WidgetProps {
  /** Closes the dialog. */
  close(): void;
  /** Gives the dialog its title, translated. To be called before `onReady`. */
  setTitle(title: string): void;
}

/** What single-spa adds to the props of everything it mounts. */
export interface MountProps {
  readonly domElement: DomElement;
  /** Given where the element holds a page as the server drew it, to be taken over (hydrated) instead of drawn. */
  readonly hydration?: Hydration;
}

/**
 * The time a drawn page is taken over in. From `begin` to `end` every stream of the page answers what the server drew
 * from; afterwards, and to whoever subscribes, the present.
 */
export interface Hydration {
  begin(): void;
  /** To be called at the commit, before any effect; safe to call twice. */
  end(): void;
  /** For the root config, once the page is ready: presses that came before it lived count now. */
  repeatPresses(): void;
}

type Lifecycle<P> = (props: P & MountProps) => Promise<unknown>;

/**
 * single-spa lifecycles of one page or widget. Several mounts of them may stand at a time, told apart by their element.
 * `unmount` is called for a mount that failed or took more than 10 s as well, and once more when a late one ends.
 */
export interface ParcelLifecycles<P> {
  readonly bootstrap?: Lifecycle<P> | readonly Lifecycle<P>[];
  readonly mount: Lifecycle<P> | readonly Lifecycle<P>[];
  readonly unmount: Lifecycle<P> | readonly Lifecycle<P>[];
  readonly update?: Lifecycle<P> | readonly Lifecycle<P>[];
}

/** Lifecycles, or a function that loads the chunk with them. */
export type LifecyclesSource<P> = ParcelLifecycles<P> | (() => Promise<ParcelLifecycles<P>>);

/** Exports of a parcel's entry (`@paddock/<parcel>`). */
export interface ParcelModule {
  readonly pages: Readonly<Record<string, LifecyclesSource<PageProps>>>;
  readonly widgets: Readonly<
    Record<string, LifecyclesSource<WidgetProps & Readonly<Record<string, unknown>>>>
  >;
}
