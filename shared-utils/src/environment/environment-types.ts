/** Time, injected: tests run in virtual time. */
export interface Timing {
  /** This machine's clock, milliseconds since the epoch; never goes back. */
  nowMs(): number;
  /** Runs once after a delay; the answer calls it off. */
  after(delayMs: number, run: () => void): () => void;
  /** Runs once before the next paint, or soon while the page is hidden. */
  onFrame(run: () => void): () => void;
}

/** The part of `Storage` in use. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface Cookies {
  get(name: string): string | null;
  set(name: string, value: string, maxAgeSec: number): void;
  remove(name: string): void;
}

export interface Visibility {
  isVisible(): boolean;
  onChange(listener: () => void): () => void;
}

/** What a browser tells of installing the site. */
export interface Installing {
  /** True where the site runs as an app of its own. */
  isInstalled(): boolean;
  /** Calls when the browser would install it, with what asks its visitor and answers whether it was accepted. */
  onOffer(listener: (ask: () => Promise<boolean>) => void): void;
  onInstalled(listener: () => void): void;
}

/** Talks to the other tabs of this site; one's own messages do not come back. */
export interface TabChannel {
  post(message: unknown): void;
  onMessage(listener: (message: unknown) => void): () => void;
  close(): void;
}

/** The part of `WebSocket` in use. */
export interface LiveSocket {
  send(text: string): void;
  close(): void;
}

export interface LiveSocketListener {
  onOpen(): void;
  onText(text: string): void;
  /** Closed or failed; called once. */
  onClose(): void;
}

/** Everything the outside world gives to shared-utils. The browser's is `browserEnvironment`, tests make theirs. */
export interface Environment {
  /** Origin of the site, without a slash at the end. */
  readonly origin: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly openSocket: (url: string, listener: LiveSocketListener) => LiveSocket;
  readonly openChannel: (name: string) => TabChannel;
  /** Runs something while no other tab of this site runs what has the same name. */
  readonly locked: <T>(name: string, run: () => Promise<T>) => Promise<T>;
  /** `null` where the browser forbids it. */
  readonly storage: KeyValueStorage | null;
  /** Kept for this tab alone, over a reload. */
  readonly tabStorage: KeyValueStorage | null;
  readonly cookies: Cookies;
  readonly visibility: Visibility;
  readonly installing: Installing;
  readonly timing: Timing;
  /** Uniform in [0, 1); for jitter only. */
  readonly random: () => number;
  /** Unpredictable bytes, for keys. */
  readonly randomBytes: (count: number) => Uint8Array;
  /** Where faults go that nobody is waiting for. */
  readonly report: (error: Error) => void;
}
