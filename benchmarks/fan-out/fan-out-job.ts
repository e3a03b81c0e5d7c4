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

export interface Listening {
  readonly port: number;
}
