/** Open pages at one server. */
export interface PagesJob {
  readonly port: number;
  readonly path: string;
  readonly sockets: number;
}

/** What pages wait for: words that no frame before had. */
export interface Awaited {
  readonly words: string;
}

/** When the awaited words had come to each page, by the clock of `stamps.ts`, and the bytes that they came with. */
export interface Told {
  readonly atMicros: readonly number[];
  readonly bytes: number;
}

/** A text that a bare server sends to all its clients. */
export interface Telling {
  readonly text: string;
}
