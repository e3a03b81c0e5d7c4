/** The server's clock as this page knows it: from the document, then heartbeats and quotes (rules §1). */
export interface ServerClock {
  /** Milliseconds since the epoch on the server clock. A wrong browser clock does not matter. */
  serverNowMs(): number;
  /** Takes a reading of the server clock that has just arrived, such as a quote's. */
  observeServerTime(serverTimeMs: number): void;
  /**
   * Runs at every full interval of server time until called off, so that match clocks and countdowns change together.
   */
  onServerTick(everyMs: number, run: () => void): () => void;
}
