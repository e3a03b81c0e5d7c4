/** The part of a service worker's own global scope in use: the browser's libraries of types cannot stand beside a page's. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: true }): Promise<readonly { readonly url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
}

/** An event that the browser keeps the worker alive for. */
export interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}
