/** What carries messages of the feed to this process. */
export interface Carrier {
  /** Ends the connection; nothing is tried again. */
  close(): Promise<void>;
}

export interface CarrierEvents {
  /** A message by its text. It is acknowledged when this resolves, so that nothing is lost that was not stored. */
  onMessage(text: string, routingKey: string): Promise<void>;
  /** The connection is gone; it is made again until it stands. */
  onDisconnected(): Promise<void>;
}
