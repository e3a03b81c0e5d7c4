/** Builds one topic's picture from its snapshot and deltas. */
export interface Reader<V> {
  onSnapshot(data: unknown): void;
  onDelta(data: unknown): void;
  /** A new object whenever the picture changed; `undefined` before the first snapshot. */
  readonly picture: object | undefined;
  /** The picture as a value; asked only when there is one, or for `gone`. */
  valueOf(status: 'ready' | 'stale' | 'gone'): V;
  /** Markets whose prices this topic brings. */
  marketIds(): Iterable<string>;
  /** Lets go of its markets: the topic ended (`isGone`) or is no longer watched. */
  release(isGone: boolean): void;
}
