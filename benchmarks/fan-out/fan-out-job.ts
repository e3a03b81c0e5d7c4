/** A server as the clients meet it. */
export interface Meeting {
  readonly name: string;
  readonly port: number;
  readonly path: string;
  /** Sent once the socket stands. */
  readonly say?: string;
}

export interface ClientsJob {
  readonly sockets: number;
  readonly meetings: readonly Meeting[];
}

/** What clients answer: bytes received since they were last asked, by server. */
export interface Received {
  readonly bytes: Readonly<Record<string, number>>;
}

/** Broadcasts as fast as the sockets take them, for so long. */
export interface Saturate {
  readonly seconds: number;
  /** Event deltas in a frame. */
  readonly deltas: number;
}

export interface Saturated {
  readonly rounds: number;
  /** Until the last byte had left. */
  readonly seconds: number;
  readonly cpuSeconds: number;
}

/** A hub at its own tick, whose prices change at a pace. */
export interface PacedHub {
  readonly databaseUrl: string;
  readonly topics: number;
  readonly changesPerSecond: number;
}

/** Sockets that each show so many of a hub's topics, beginning further on with each; some of them read what they get. */
export interface ViewersJob {
  readonly port: number;
  readonly sockets: number;
  readonly topics: number;
  readonly topicsEach: number;
  /** Every so manieth reads when what it gets had arrived. */
  readonly readerEvery: number;
}

/** What viewers answer: how long after its arrival each change was there, in milliseconds. */
export interface Viewed {
  readonly delaysMs: readonly number[];
  readonly bytes: number;
}

export interface Listening {
  readonly port: number;
}
